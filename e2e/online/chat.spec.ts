import type { Phrase } from '@kazamata/protocol'
import { adminCommand } from '../../packages/cli/src/server/admin.ts'
import { expect, test } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import { createTable, join, type Person, sitDown, start, watch } from './people.ts'
import { startProxy } from './proxy.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

const game = 'welcome-back'

/** What somebody reads and does in the chat. */
function chatOf({ page, words, press }: Person) {
  const lines = page.getByRole('region', { name: words('chat.lines') })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    lines,
    tool: page.locator('.chat-tool'),
    button,
    phrase: (phrase: Phrase) => lines.getByText(words(`say.${phrase}`), { exact: true }),
    say: (phrase: Phrase) => press(button(words(`say.${phrase}`))),
    async write(text: string) {
      await page.getByLabel(words('chat.field')).fill(text)
      await page.keyboard.press('Enter')
    },
    /** Opens what can be done about a line of somebody else. */
    about: (line: string) =>
      press(lines.getByRole('listitem').filter({ hasText: line }).getByRole('button').first()),
  }
}

async function letBotPlay({ page, words, press }: Person): Promise<void> {
  await press(page.getByRole('button', { name: words('online.table') }))
  await press(page.getByRole('button', { name: words('online.handOver') }))
  await page.keyboard.press('Escape')
}

test('two who share no language talk from the waiting room to the end, one is muted and reported; a third watches', async ({
  browser,
}) => {
  const server = await startServer(scripts.seeded)
  const proxy = await startProxy(server.port)
  const database = openDatabase(server.folder)
  const troubles: string[] = []
  const open = (name: string, locale: 'en' | 'pl' | 'hu', size: typeof desk | typeof phone, origin: string) =>
    sitDown(browser, { name, locale, size, origin, game }, text => troubles.push(text))
  const direct = `http://localhost:${server.port}`
  const host = await open('Ada', 'en', desk, direct)
  const guest = await open('Bruno', 'pl', phone, proxy.origin)
  const spectator = await open('Réka', 'hu', desk, direct)
  const [ada, bruno, reka] = [chatOf(host), chatOf(guest), chatOf(spectator)]

  await test.step('in the waiting room, each in their own language', async () => {
    const { id, invitation } = await createTable(host, game)
    await join(guest, invitation)
    await bruno.say('hello')
    await expect(ada.phrase('hello')).toBeVisible()
    await ada.write('<b>Well</b> met')
    await expect(bruno.lines.getByText('<b>Well</b> met', { exact: true })).toBeVisible()
    await start(host)
    await database.isStarted(id)
    await watch(spectator, id)
  })

  await test.step('beside the board and in a dialog, what is new is counted', async () => {
    await ada.tool.click()
    await ada.say('good-luck')
    await expect(bruno.tool.locator('.unread')).toHaveText(`1 ${guest.words('chat.new')}`)
    await guest.press(bruno.tool)
    await expect(bruno.phrase('good-luck')).toBeVisible()
    await expect(bruno.tool.locator('.unread')).toBeHidden()
    await reka.tool.click()
    await expect(reka.phrase('hello')).toBeVisible()
    await expect(reka.phrase('good-luck')).toBeVisible()
  })

  await test.step('whoever watches rivals is not heard by them', async () => {
    await reka.say('close-call')
    await expect(reka.phrase('close-call')).toBeVisible()
  })

  await test.step('what is said without a line is said once when it is back', async () => {
    proxy.hold()
    await bruno.write('Już jestem')
    await bruno.say('back')
    proxy.release()
    await expect(ada.phrase('back')).toHaveCount(1)
    await expect(ada.lines.getByText('Już jestem', { exact: true })).toHaveCount(1)
    await expect(bruno.phrase('back')).toHaveCount(1)
    for (const { received } of [host.line, guest.line]) expect(received.join()).not.toContain('close-call')
  })

  await test.step('the host closes the chat and opens it again', async () => {
    await host.press(ada.button(host.words('chat.close')))
    await expect(guest.page.getByText(guest.words('chat.off'))).toBeVisible()
    await host.press(ada.button(host.words('chat.open')))
    await expect(guest.page.getByLabel(guest.words('chat.field'))).toBeVisible()
  })

  await test.step('a line is reported to whoever runs the server', async () => {
    await bruno.write('Ty ośle')
    await expect(ada.lines.getByText('Ty ośle')).toBeVisible()
    await ada.about('Ty ośle')
    await host.press(ada.button(host.words('chat.report')))
    await host.press(ada.button(host.words('chat.report.insult')))
    await expect(ada.lines.getByText(host.words('chat.reported'))).toBeVisible()
    let printed = ''
    const out = { write: (text: string) => (printed += text) }
    expect(await adminCommand(['reports', '--data', server.folder], { out, err: out })).toBe(0)
    expect(printed).toMatch(/insult .* Bruno .*: Ty ośle\n$/)
  })

  await test.step('whoever is muted is not heard, after a reload either', async () => {
    await ada.about('Już jestem')
    await host.press(ada.button(host.words('chat.mute', { name: 'Bruno' })))
    await expect(ada.lines.getByText('Ty ośle')).toBeHidden()
    await bruno.say('sorry')
    await expect(reka.phrase('sorry')).toBeVisible()
    await host.line.reload()
    await expect(ada.lines.getByText(host.words('chat.isMuted', { name: 'Bruno' })).first()).toBeVisible()
    await expect(ada.phrase('sorry')).toBeHidden()
    await expect(ada.phrase('good-luck')).toBeVisible()
    await host.press(ada.button(host.words('chat.unmute')).first())
    await expect(ada.phrase('sorry')).toBeVisible()
  })

  await test.step('after the end everybody reads what was said apart', async () => {
    await guest.page.keyboard.press('Escape')
    await letBotPlay(guest)
    await letBotPlay(host)
    await expect(ada.phrase('close-call')).toBeVisible({ timeout: 60_000 })
  })

  expect(troubles).toEqual([])
  for (const { context } of [host, guest, spectator]) await context.close()
  database.close()
  await proxy.close()
  await server.close()
})
