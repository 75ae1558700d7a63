import type { Duplex } from 'node:stream'
import { wholeTexts } from './text-frames.ts'

type Reader = (chunk: Buffer) => void

const isReader = (listener: unknown): listener is Reader => typeof listener === 'function'

/**
 * Reads whole text messages in ASCII, which nearly all messages are, in place of ws, which takes several times as long for each.
 * From the first chunk on that is anything else, ws reads everything, and emits it as messages.
 */
export function readWholeTexts(stream: Duplex, receive: (text: string) => void): void {
  const [readByWs, ...others] = stream.listeners('data')
  if (!isReader(readByWs) || others.length > 0) return
  const read: Reader = chunk => {
    const texts = wholeTexts(chunk)
    if (texts !== undefined) {
      for (const text of texts) receive(text)
      return
    }
    stream.off('data', read)
    stream.on('data', readByWs)
    readByWs.call(stream, chunk)
  }
  stream.on('data', read)
  stream.off('data', readByWs)
}
