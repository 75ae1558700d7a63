import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const files = ['packages', 'games']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(name => /\/src\/(.*\/)?messages\/\w+[.]json$/.test(name) && !name.includes('node_modules'))

/** Every message of the app and its games, in every language. */
export const allMessages: readonly { readonly locale: string; readonly message: string }[] = files.flatMap(
  file => {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const locale = /\w+(?=[.]json$)/.exec(file)?.[0] ?? ''
    return Object.values(messages).map(message => ({ locale, message }))
  },
)
