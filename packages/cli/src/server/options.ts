/** Options of commands that have to do with a server, each in the place of a variable of the environment. */
export const dataOption = { data: { type: 'string' } } as const
export const serverOptions = {
  ...dataOption,
  port: { type: 'string' },
  host: { type: 'string' },
  url: { type: 'string' },
} as const

interface Values {
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly url?: string
}

export function serverEnv({ port, host, data, url }: Values, env = process.env): NodeJS.ProcessEnv {
  return {
    ...env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(data !== undefined && { KAZAMATA_DATA: data }),
    ...(url !== undefined && { KAZAMATA_URL: url }),
  }
}
