import { useEffect } from 'react'
import { guardPresses } from './guard-presses.ts'

/** Guards every control of the page against double clicks. Used once, by the app. */
export const usePressGuard = (): void => useEffect(guardPresses, [])
