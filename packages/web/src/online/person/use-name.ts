import { useState } from 'react'
import { useOnlineWords } from '../words.ts'
import { rememberedName } from './person-name.ts'

const animals = [
  'guest.0',
  'guest.1',
  'guest.2',
  'guest.3',
  'guest.4',
  'guest.5',
  'guest.6',
  'guest.7',
] as const

/** The same wherever the page asks for one. */
let madeUp: string | undefined

/** The name to play under: the last one, or a made-up one. */
export function useName(): readonly [name: string, setName: (name: string) => void] {
  const t = useOnlineWords()
  return useState(() => {
    madeUp ??= `${t(pick(animals))} ${10 + Math.floor(Math.random() * 90)}`
    return rememberedName() ?? madeUp
  })
}

function pick<T>(all: readonly [T, ...T[]]): T {
  return all[Math.floor(Math.random() * all.length)] ?? all[0]
}
