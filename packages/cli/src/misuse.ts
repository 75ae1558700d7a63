/** Wrong arguments: reported in one line with the usage, exit code 2. */
export class Misuse extends Error {}

export const usages = {
  simulate:
    'kazamata simulate GAME --seats LEVEL,LEVEL[,LEVEL…] [--games N] [--seed N] [--iterations N] ' +
    '[--options KEY=VALUE,…] [--threads N] [--json]',
  histogram:
    'kazamata histogram GAME --out FILE [--games N] [--seed N] [--iterations N] [--options KEY=VALUE,…] [--threads N]',
  replay: 'kazamata replay FILE [--lang en|pl|cs|hu] [--viewer SEAT|table]',
  verify: 'kazamata verify FILE',
} as const
export type Command = keyof typeof usages
