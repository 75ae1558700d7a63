import type { Sound } from '@kazamata/ui'

/** Milliseconds of shaking and stillness, on devices that can. */
const vibrations: Partial<Record<Sound, number | number[]>> = {
  dice: [12, 40, 12, 40, 12],
  blow: 35,
  dragon: [30, 30, 90],
  victory: [40, 60, 40, 60, 120],
  defeat: 180,
  turn: 18,
}

/** Seconds between two sounds that are told at once. */
const apart = 0.28

let context: AudioContext | undefined

/** Plays sounds one after another; a browser that allows none stays silent. */
export async function playSounds(sounds: readonly Sound[]): Promise<void> {
  for (const sound of sounds) {
    const pattern = vibrations[sound]
    if (pattern !== undefined && 'vibrate' in navigator) navigator.vibrate(pattern)
  }
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
  const output = master(context)
  for (const [n, sound] of sounds.entries())
    scores[sound](new Voice(context, output, context.currentTime + n * apart))
}

/** Soft, and never harsh when sounds fall together. */
function master(context: BaseAudioContext): AudioNode {
  const compressor = context.createDynamicsCompressor()
  const volume = context.createGain()
  volume.gain.value = 0.5
  compressor.connect(volume).connect(context.destination)
  return compressor
}

/** Frequencies in hertz, times in seconds from the sound's beginning. */
interface Note {
  readonly at?: number
  readonly lasts: number
  readonly loud: number
  /** Until it is at its loudest. */
  readonly attack?: number
}

interface ToneNote extends Note {
  readonly wave: OscillatorType
  readonly from: number
  /** Where the pitch glides to. */
  readonly to?: number
  /** A growl: how often a second it swells. */
  readonly tremolo?: number
  readonly below?: number
}

interface NoiseNote extends Note {
  readonly filter: BiquadFilterType
  readonly from: number
  readonly to?: number
  readonly narrow?: number
}

class Voice {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly output: AudioNode,
    private readonly begin: number,
  ) {}

  tone({ wave, from, to = from, tremolo, below, ...note }: ToneNote): void {
    const source = this.context.createOscillator()
    const { start, end } = this.times(note)
    source.type = wave
    source.frequency.setValueAtTime(from, start)
    source.frequency.exponentialRampToValueAtTime(to, end)
    let last: AudioNode = source
    if (below !== undefined) last = last.connect(this.filter('lowpass', below, below, 0.7, note))
    if (tremolo !== undefined) {
      const swell = this.context.createGain()
      const slow = this.context.createOscillator()
      const depth = this.context.createGain()
      slow.frequency.value = tremolo
      depth.gain.value = 0.5
      swell.gain.value = 0.5
      slow.connect(depth).connect(swell.gain)
      slow.start(start)
      slow.stop(end)
      last = last.connect(swell)
    }
    last.connect(this.envelope(note))
    source.start(start)
    source.stop(end)
  }

  noise({ filter, from, to = from, narrow = 0.7, ...note }: NoiseNote): void {
    const source = this.context.createBufferSource()
    const { start, end } = this.times(note)
    source.buffer = whiteNoise(this.context, note.lasts)
    source.connect(this.filter(filter, from, to, narrow, note)).connect(this.envelope(note))
    source.start(start)
    source.stop(end)
  }

  private times({ at = 0, lasts }: Note) {
    const start = this.begin + at
    return { start, end: start + lasts }
  }

  private filter(type: BiquadFilterType, from: number, to: number, narrow: number, note: Note): AudioNode {
    const filter = this.context.createBiquadFilter()
    const { start, end } = this.times(note)
    filter.type = type
    filter.Q.value = narrow
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, end)
    return filter
  }

  private envelope(note: Note): AudioNode {
    const gain = this.context.createGain()
    const { start, end } = this.times(note)
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(note.loud, start + (note.attack ?? 0.004))
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    gain.connect(this.output)
    return gain
  }
}

function whiteNoise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return buffer
}

/** A melody of struck strings. */
function strings(
  voice: Voice,
  notes: readonly (readonly [hertz: number, at: number, lasts: number])[],
): void {
  for (const [from, at, lasts] of notes) {
    voice.tone({ wave: 'triangle', from, at, lasts, loud: 0.5, attack: 0.01 })
    voice.tone({ wave: 'sine', from: from * 2, at, lasts: lasts / 2, loud: 0.15, attack: 0.01 })
  }
}

const scores: Readonly<Record<Sound, (voice: Voice) => void>> = {
  dice(voice) {
    for (const [n, at] of [0, 0.06, 0.11, 0.18, 0.27, 0.33].entries()) {
      const loud = 1.6 - n * 0.2
      voice.noise({ filter: 'bandpass', from: 2400 + 300 * (n % 3), narrow: 3, at, lasts: 0.04, loud })
      voice.tone({ wave: 'triangle', from: 420 - 30 * n, to: 180, at, lasts: 0.05, loud: loud / 4 })
    }
  },
  card(voice) {
    voice.noise({ filter: 'bandpass', from: 1400, to: 4800, lasts: 0.16, loud: 1.2, attack: 0.05 })
    voice.noise({ filter: 'lowpass', from: 900, at: 0.14, lasts: 0.06, loud: 1 })
  },
  pencil(voice) {
    for (const at of [0, 0.15])
      voice.noise({
        filter: 'bandpass',
        from: 3200,
        to: 4200,
        narrow: 1.2,
        at,
        lasts: 0.13,
        loud: 0.7,
        attack: 0.03,
      })
  },
  step(voice) {
    for (const at of [0, 0.2]) {
      voice.tone({ wave: 'sine', from: 120, to: 55, at, lasts: 0.11, loud: 0.7 })
      voice.noise({ filter: 'lowpass', from: 700, at, lasts: 0.05, loud: 0.2 })
    }
  },
  torch(voice) {
    voice.noise({ filter: 'lowpass', from: 1100, to: 250, lasts: 0.7, loud: 0.9, attack: 0.08 })
    for (const at of [0.08, 0.19, 0.24, 0.38, 0.52])
      voice.noise({ filter: 'highpass', from: 2600, at, lasts: 0.02, loud: 0.3 })
  },
  blow(voice) {
    voice.noise({ filter: 'lowpass', from: 1600, to: 300, lasts: 0.16, loud: 1 })
    voice.tone({ wave: 'sine', from: 190, to: 60, lasts: 0.22, loud: 0.8 })
  },
  treasure(voice) {
    strings(voice, [
      [1318.5, 0, 0.18],
      [1975.5, 0.09, 0.4],
    ])
  },
  dragon(voice) {
    voice.tone({
      wave: 'sawtooth',
      from: 95,
      to: 48,
      tremolo: 27,
      below: 520,
      lasts: 1.2,
      loud: 0.9,
      attack: 0.15,
    })
    voice.noise({ filter: 'lowpass', from: 600, to: 180, lasts: 1.2, loud: 0.35, attack: 0.2 })
  },
  victory(voice) {
    strings(voice, [
      [523.3, 0, 0.3],
      [659.3, 0.14, 0.3],
      [784, 0.28, 0.3],
      [1046.5, 0.42, 1.1],
      [659.3, 0.42, 1.1],
    ])
  },
  defeat(voice) {
    strings(voice, [
      [392, 0, 0.4],
      [311.1, 0.26, 0.4],
      [261.6, 0.52, 1.1],
      [130.8, 0.52, 1.2],
    ])
  },
  turn(voice) {
    for (const [from, at] of [
      [620, 0],
      [830, 0.1],
    ] as const)
      voice.tone({ wave: 'sine', from, to: from * 0.8, at, lasts: 0.12, loud: 0.35 })
  },
}
