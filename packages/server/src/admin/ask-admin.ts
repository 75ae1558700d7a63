import { readFileSync } from 'node:fs'
import { Trouble } from '../trouble.ts'
import type { AdminAnswer, AdminCommand } from './admin.ts'
import { adminFile } from './admin-server.ts'

/** Gives a command to the server that runs on a folder. */
export async function askAdmin(folder: string, command: AdminCommand): Promise<AdminAnswer> {
  const { port, token } = readAddress(folder)
  let answer: Response
  try {
    answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(command),
    })
  } catch {
    throw new Trouble(`No server runs on "${folder}": start it first.`)
  }
  if (!answer.ok) throw new Trouble(`The server on "${folder}" does not take the command (${answer.status}).`)
  return answer.json()
}

function readAddress(folder: string): { readonly port: number; readonly token: string } {
  try {
    return JSON.parse(readFileSync(adminFile(folder), 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new Trouble(
      code === 'EACCES'
        ? `The commands of "${folder}" are for the user whose server runs there.`
        : `No server runs on "${folder}": start it first.`,
    )
  }
}
