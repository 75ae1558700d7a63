import type { ApiCode } from './api.ts'
import { refusalKey } from './refusal-key.ts'
import { useOnlineWords } from './words.ts'

/** Says why the server refused what was asked last. */
export function Refusal({ code }: { code: ApiCode | undefined }) {
  const t = useOnlineWords()
  return (
    <p className="trouble" role="alert">
      {code !== undefined && t(refusalKey(code))}
    </p>
  )
}
