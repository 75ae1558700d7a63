import { plantNames } from '../../setup/use-default-names.ts'
import { useOnlineWords } from '../words.ts'

/** By seat: the name of a bot there. */
export function useBotNames(): readonly string[] {
  const t = useOnlineWords()
  return plantNames.map(key => t(key))
}
