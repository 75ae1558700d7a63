import { config } from '@kazamata/server/config'
import { type AdminCommand, askAdmin, type LineReport } from '@kazamata/server/operations'
import { readArgs } from '../args.ts'
import { Misuse } from '../misuse.ts'
import { printable, type Streams } from '../streams.ts'
import { dataOption, serverEnv } from './options.ts'

/** Looks after the people of a running server. */
export async function adminCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, dataOption)
  const command = readCommand(positionals)
  const answer = await askAdmin(config(serverEnv(values)).folder, command)
  if ('refused' in answer) {
    err.write(`${printable(answer.refused)}\n`)
    return 1
  }
  if ('done' in answer) out.write(`${printable(answer.done)}\n`)
  else if ('reports' in answer) for (const report of answer.reports) out.write(`${reportText(report)}\n`)
  else
    for (const { id, name, made, hasAccount, banned } of answer.people)
      out.write(
        `${id}  ${day(made)}  ${hasAccount ? 'account' : 'guest  '}  ${printable(name)}${banned === undefined ? '' : `  banned since ${day(banned)}`}\n`,
      )
  return 0
}

/** When, why, who said it where, and what. */
function reportText({ at, reason, line }: LineReport): string {
  const { person, name, match, text, phrase = '' } = line
  return `${day(at)}  ${reason}  ${person}  ${printable(name)}  in ${match}: ${printable(text ?? `(${phrase})`)}`
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)

function readCommand([name, first, second, ...more]: readonly string[]): AdminCommand {
  if (more.length > 0) throw new Misuse(`"${more[0]}" is one too many`)
  if (name === undefined) throw new Misuse('No command given')
  if (name === 'people' && second === undefined) return { do: name, text: first ?? '' }
  if (name === 'reports' && first === undefined) return { do: name }
  if (name === 'rename' && first !== undefined && second !== undefined)
    return { do: name, person: first, name: second }
  if (
    (name === 'ban' || name === 'unban' || name === 'delete') &&
    first !== undefined &&
    second === undefined
  )
    return { do: name, person: first }
  throw new Misuse(
    `"${[name, first, second].filter(word => word !== undefined).join(' ')}" is not a command for people`,
  )
}
