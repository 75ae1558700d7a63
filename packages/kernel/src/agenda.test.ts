import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropTasks, runUntilDecision } from './agenda.ts'

type Task = { do: string; answers: string[]; next?: Task[]; waits?: true }

/** Runs the agenda and returns what was done. */
function run(agenda: Task[]): string[] {
  const done: string[] = []
  runUntilDecision<Task, string>(agenda, {
    answers: task => task.answers,
    perform(task, answer) {
      done.push(answer === undefined ? task.do : `${task.do} ${answer}`)
      agenda.push(...(task.next ?? []))
    },
    waits: task => task.waits === true,
  })
  return done
}

describe('runUntilDecision', () => {
  test('does tasks from the top until one has two answers', () => {
    const agenda = [
      { do: 'last', answers: [] },
      { do: 'ask', answers: ['yes', 'no'] },
      { do: 'lone', answers: ['only'] },
      { do: 'first', answers: [] },
    ]
    expect(run(agenda)).toEqual(['first', 'lone only'])
    expect(agenda.map(task => task.do)).toEqual(['last', 'ask'])
  })

  test('does what a task puts on top before what lies below', () => {
    const inner = { do: 'inner', answers: [] }
    expect(
      run([
        { do: 'below', answers: [] },
        { do: 'outer', answers: [], next: [inner, inner] },
      ]),
    ).toEqual(['outer', 'inner', 'inner', 'below'])
  })

  test('leaves a single answer to a player where the task waits', () => {
    const agenda: Task[] = [{ do: 'turn the next card', answers: ['turn'], waits: true }]
    expect(run(agenda)).toEqual([])
    expect(agenda).toHaveLength(1)
  })

  test('does not need waits', () => {
    const agenda = ['a', 'b']
    const done: string[] = []
    runUntilDecision(agenda, { answers: () => [], perform: task => done.push(task) })
    expect(done).toEqual(['b', 'a'])
  })

  test('says so when it would never end', () => {
    const agenda = ['again']
    const forever = () => runUntilDecision(agenda, { answers: () => [], perform: task => agenda.push(task) })
    expect(forever).toThrow('An agenda did 10000 tasks in a row without a question: "again".')
  })
})

test('dropTasks keeps the others in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), (tasks, limit) => {
      const agenda = [...tasks]
      dropTasks(agenda, task => task < limit)
      expect(agenda).toEqual(tasks.filter(task => task >= limit))
    }),
  )
})
