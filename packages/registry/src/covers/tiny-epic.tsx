import archer from 'icon:bowman'
import minotaur from 'icon:minotaur'
import fighter from 'icon:swordwoman'
import torch from 'icon:torch'
import type { Cover } from './cover.ts'
import { Print } from './Print.tsx'

/** The vaults of a corridor, nearest first. */
const vaults = ['#1d2936', '#263647', '#34495d', '#6d5a45', '#d08a36'].map((fill, n) => {
  const radius = 150 - n * 27
  const bottom = 430 - n * 36
  const spring = 60 + n * 30 + radius
  return {
    fill,
    d: `M${192 - radius} ${bottom}V${spring}A${radius} ${radius} 0 0 1 ${192 + radius} ${spring}V${bottom}`,
  }
})

export const tinyEpic: Cover = {
  light: 'torch',
  stone: '#3f4c5b',
  joint: '#141b24',
  floor: '#0d131b',
  sign: torch,
  Scene: () => (
    <>
      <defs>
        <radialGradient id="torch-light" cx=".5" cy=".48" r=".62">
          <stop stopColor="#ffc766" stopOpacity=".85" />
          <stop offset=".35" stopColor="#e0892c" stopOpacity=".38" />
          <stop offset="1" stopColor="#e0892c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="torch-floor" cx=".5" cy="0" r=".6">
          <stop stopColor="#f0b057" />
          <stop offset=".5" stopColor="#8a5a2c" />
          <stop offset="1" stopColor="#141b24" />
        </radialGradient>
      </defs>
      <rect width="384" height="1200" fill="#121a24" />
      {vaults.map(vault => (
        <path
          key={vault.fill}
          d={vault.d}
          fill={vault.fill}
          stroke="#0b0f14"
          strokeOpacity=".55"
          strokeWidth="3"
        />
      ))}
      <rect x="-100" width="600" height="560" fill="url(#torch-light)" />
      <path d="M-80 350L140 296h104l220 54v300H-80z" fill="url(#torch-floor)" />
      <path d="M-80 649h624v600H-80z" fill="#141b24" />
      <Print d={minotaur} x={128} y={150} size={128} fill="#1a0e08" />
      <Print d={torch} x={38} y={128} size={74} fill="#ffd58a" />
      <Print d={torch} x={272} y={128} size={74} fill="#ffd58a" turned />
      <ellipse cx="126" cy="352" rx="46" ry="7" opacity=".5" fill="#0d0a09" />
      <ellipse cx="262" cy="352" rx="46" ry="7" opacity=".5" fill="#0d0a09" />
      <Print d={fighter} x={72} y={244} size={108} fill="#0d0a09" />
      <Print d={archer} x={208} y={244} size={108} fill="#0d0a09" />
    </>
  ),
}
