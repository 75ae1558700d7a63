import { expect, test } from 'vitest'
import { mentions, unknown } from './ids.ts'

const keys = ['log.passed', 'log.drew', 'card.orc', 'card.orc.the', 'card.lich']

const hole = '$' + '{id}'

test('ids are found in any kind of quotes, with what is filled in later', () => {
  const source = `say('log.passed'); <Words id="log.drew" />; tell(\`card.${hole}.the\`)`
  expect(mentions(source)).toEqual(['log.passed', 'log.drew', `card.${hole}.the`])
})

test('a mention that matches no key is unknown', () => {
  expect(unknown(keys, ['log.passed', 'log.lost'])).toEqual(['log.lost'])
})

test('a filled-in part matches any part', () => {
  expect(unknown(keys, [`card.${hole}`, `card.${hole}.acc`])).toEqual([`card.${hole}.acc`])
})

test('what opens like no key is no message', () => {
  expect(unknown(keys, ['./board.css', 'node.js', 'welcome-back.title'])).toEqual([])
})
