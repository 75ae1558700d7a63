/** Wrong arguments: reported in one line with the usage, exit code 2. */
export class Misuse extends Error {}

export const usages = {
  simulate:
    'kazamata simulate GAME --seats LEVEL,LEVEL[,LEVEL…] [--games N] [--seed N] [--iterations N] ' +
    '[--options KEY=VALUE,…] [--threads N] [--json]',
  histogram:
    'kazamata histogram GAME --out FILE [--games N] [--seed N] [--iterations N] [--options KEY=VALUE,…] [--threads N]',
  replay: 'kazamata replay FILE [--lang en|pl|cs|hu] [--viewer SEAT|table]',
  verify: 'kazamata verify FILE [--receipt FILE]',
  serve: 'kazamata serve [--port PORT] [--host HOST] [--data FOLDER] [--url URL]',
  backup: 'kazamata backup FILE [--data FOLDER]',
  restore: 'kazamata restore FILE [--data FOLDER] [--replace]',
  migrate: 'kazamata migrate --from FOLDER|URL --to URL|FOLDER',
  admin:
    'kazamata admin people [TEXT] | reports | rename ID NAME | ban ID | unban ID | delete ID [--data FOLDER]',
} as const
export type Command = keyof typeof usages
