interface Stream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const width = 30

/** A bar on a terminal, nothing anywhere else. */
export function progress(total: number, stream: Stream) {
  const began = performance.now()
  let done = 0
  return {
    step(n: number) {
      done += n
      if (!stream.isTTY) return
      const full = Math.floor((width * done) / total)
      const left = ((performance.now() - began) / 1000 / done) * (total - done)
      const bar = '█'.repeat(full) + '░'.repeat(width - full)
      stream.write(`\r${bar} ${done}/${total}, ${Math.ceil(left)} s left\x1b[K`)
    },
    end() {
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
  }
}
