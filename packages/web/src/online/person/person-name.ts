import { limits, personName } from '@kazamata/protocol'
import { readPreference, writePreference } from '../../shell/preferences.ts'

const key = 'name'

export const { max: nameLength } = limits.nameLength

/** The name that was given last on this device. */
export function rememberedName(): string | undefined {
  const name = readPreference(key)
  return name !== undefined && isName(name) ? name : undefined
}

export const rememberName = (name: string) => writePreference(key, name.trim())

export const isName = (name: string) => personName.safeParse(name).success
