import stein from 'icon:beer-stein'
import flame from 'icon:candle-flame'
import dragon from 'icon:spiked-dragon-head'
import type { Cover } from './cover.ts'
import { Print } from './Print.tsx'

/** Rays from a point, as one path. */
function rays(x: number, y: number, length: number, count: number): string {
  let d = ''
  for (let ray = 0; ray < count; ray++) {
    const from = (ray / count) * 2 * Math.PI
    const to = from + (Math.PI / count) * 0.8
    const at = (angle: number) =>
      `${(x + length * Math.cos(angle)).toFixed(0)} ${(y + length * Math.sin(angle)).toFixed(0)}`
    d += `M${x} ${y}L${at(from)}L${at(to)}Z`
  }
  return d
}

function Back({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(.86)`}>
      <rect x="-30" y="-42" width="60" height="84" rx="6" fill="#f3e5c8" />
      <rect x="-26" y="-38" width="52" height="76" rx="4" fill="#6d1f22" />
      <path d="M-14 24V-4a14 14 0 0 1 28 0v28z" fill="none" stroke="#e0a857" strokeWidth="2.5" />
      <circle cy="-2" r="4.5" fill="#e0a857" />
      <path d="M-3 0h6l2 14h-10z" fill="#e0a857" />
    </g>
  )
}

function Candle() {
  return (
    <g transform="translate(190 330)">
      <ellipse cx="0" cy="3" rx="34" ry="8" fill="#0007" />
      <path d="M-14 0V-58q4-5 9-3 5 3 9-1 6-2 10 3V0q-14 6-28 0z" fill="#f6e6c4" />
      <path d="M-14 -40q3 14 0 26V-58q4-5 9-3-6 6-6 16z" fill="#d9bd88" />
      <path d="M0-62v-8" stroke="#2a1a10" strokeWidth="2.5" />
      <g className="flame">
        <path d="M0-112c10 14 13 23 13 30a13 13 0 0 1-26 0c0-8 6-16 13-30z" fill="#ffb43a" />
        <path d="M0-98c5 8 7 12 7 17a7 7 0 0 1-14 0c0-5 3-9 7-17z" fill="#fff6d8" />
      </g>
    </g>
  )
}

export const welcomeBack: Cover = {
  light: 'candle',
  stone: '#6a4a33',
  joint: '#2a1a10',
  floor: '#23110a',
  sign: flame,
  Scene: () => (
    <>
      <defs>
        <radialGradient id="candle-light" gradientUnits="userSpaceOnUse" cx="192" cy="243" r="434">
          <stop stopColor="#ffcf7d" />
          <stop offset=".3" stopColor="#d9822b" />
          <stop offset=".62" stopColor="#7a3a14" />
          <stop offset="1" stopColor="#2c140a" />
        </radialGradient>
      </defs>
      <rect width="384" height="1200" fill="url(#candle-light)" />
      <path d={rays(192, 236, 420, 36)} fill="#fff0c0" opacity=".13" />
      <Print d={dragon} x={60} y={42} size={262} fill="#3d1808" opacity={0.8} turned />
      <path d="M-60 324q252-34 504 0v900h-504z" fill="#2a150b" />
      <path d="M-60 324q252-34 504 0v7q-252-34-504 0z" fill="#a2602a" />
      <Back x={106} y={322} turn={-20} />
      <Back x={134} y={314} turn={-5} />
      <Print d={stein} x={246} y={262} size={72} fill="#1c0d06" />
      <Print d={stein} x={243} y={259} size={72} fill="#e7ad5b" />
      <Candle />
    </>
  ),
}
