import diamond from 'icon:cut-diamond'
import ghost from 'icon:floating-ghost'
import goblin from 'icon:goblin-head'
import orc from 'icon:orc-head'
import pencil from 'icon:pencil'
import potion from 'icon:round-potion'
import trap from 'icon:wolf-trap'
import type { Cover } from './cover.ts'
import { Print } from './Print.tsx'

/* Pencil strokes, roughened once so that they do not wobble on each render. */
const boxes = [
  'M0.4 1C12.2 2.4 19.7 2.2 44.8 1M1.6 1.9C16.6 2.2 33.2 2.2 45.9 1.4M45 1.8C46.1 16.7 46.8 30.8 47.4 47.5M46.1 2.3C45.8 14.2 46.8 26.7 46.7 46.4M45.5 44.8C31.7 45.3 18.9 45.5 2.7 46.9M45.5 46.8C35.3 46.2 25.3 46.3 2.5 46.2M1.2 44.4C3 37.9 2.9 28.7 2.1 1.6M1.6 46.8C2.3 30.3 2 15.3 1.3 2.7',
  'M2.7 3.4C10.4 1.2 20.8 1.9 45.7 2.9M1.8 1.3C18.7 1.4 34.4 2.6 46.3 1.2M44.6 2C44.7 16.8 46 32.6 46.9 45.2M45.5 2.5C46.5 17.4 45.1 31.9 46.2 45.9M44.7 46.2C30.3 46.8 17.8 46.5 2.6 45M45.6 45.9C37.1 45.3 27.3 46.7 2.4 45.5M2.2 45.8C1.7 34.5 0.2 19.6 1 2.3M2.6 46.8C2.7 32.2 2.7 18.5 2.4 2.7',
  'M1.8 2.5C11.7 0.8 18.8 2.4 46.7 1.6M2.1 2.3C19.2 1.5 37.1 2.2 46.6 2.6M47.5 2.2C47.4 17 46 34.4 46.4 46.1M46.5 2.6C46.5 11.7 45.9 21.2 45.7 45.3M47.2 44.5C32 45 16.7 47.5 2.4 46.3M45.6 46.6C28.5 45.9 11.6 45.5 2.4 46.3M3.2 47.2C1.3 27.8 1.6 13.7 3.1 2.9M2 46.8C1.4 34 1.9 21.8 2 2.7',
]
const wallAcross =
  'M121.7 213.6C141.4 213.6 159.6 214.6 216.5 212.4M122 213.8C159.7 214.2 196 213 218.6 213.8'
const wallDown = 'M264.4 116.5C267.4 135.2 266.1 156.7 265.8 215M266.4 117C266.1 138.2 266.7 158.9 267 213.6'
const water =
  'M75.9 263C78.3 262.2 84.9 256.4 89.1 256.7C93.2 257 95.7 264.1 100.9 264.8C106.1 265.4 117.2 261.6 120.4 260.7M74.2 262.3C76.6 261.7 84.2 257.7 88.6 258.2C93 258.8 95.2 265.6 100.5 265.6C105.9 265.6 117.3 259.3 120.8 258.2'
const path =
  'M192.1 334.3C192.6 326.6 186.2 295.4 194.6 287.3C203 279.2 234.5 294.1 242.6 285.6C250.6 277.1 250.6 244.2 242.8 236.2C235 228.1 204 244.6 195.8 237C187.6 229.4 202.4 198.6 193.7 190.6C185.1 182.6 151.8 197.4 144 189.1C136.3 180.9 138.7 148.6 147.2 141C155.7 133.5 187.2 143.8 195 143.6M195 332.6C195.4 324.3 185.5 291.7 193.2 284.2C201 276.7 233.1 295.5 241.5 287.7C249.9 279.8 251.6 245.5 243.7 237.1C235.8 228.7 202.1 245.2 194.1 237.2C186.2 229.2 204.4 196.4 196.1 189C187.7 181.6 152.4 200.9 144.1 192.8C135.7 184.6 138 148.4 146.1 139.9C154.1 131.5 184.4 141.2 192.5 142'
const cross = 'M221.1 303.5C228.8 296.3 239.2 290.6 261.4 268.1M221.3 304.9C232.7 293.5 243.2 284.3 262.2 269'
const ring =
  'M184.5 122C188.4 119.8 195.8 118.3 200.3 119.4C204.8 120.5 209.3 124.6 211.6 128.7C213.9 132.8 214.6 139.3 214.2 144.1C213.7 149 212.1 154.2 208.9 157.7C205.6 161.3 199.2 164.8 194.5 165.3C189.8 165.9 184.1 163.9 180.6 161C177.2 158.1 175.1 152.6 174 147.8C173 143.1 172.6 137.1 174.5 132.7C176.4 128.2 183.2 123 185.3 121.2C187.5 119.4 186.8 121.6 187.1 122M196.7 119.8C200.7 119.9 205.7 121.7 208.6 125.4C211.4 129.1 213.4 137 213.8 142C214.3 147 213.8 152.1 211.4 155.7C208.9 159.3 203.7 162.6 199.2 163.7C194.6 164.8 187.8 164.6 183.9 162.3C179.9 159.9 177 153.9 175.4 149.6C173.9 145.4 173.1 141.2 174.4 136.7C175.8 132.2 180.3 125.5 183.8 122.5C187.3 119.5 193.3 118.9 195.6 118.7C197.8 118.6 197.3 120.9 197.2 121.4'

const x = (column: number) => 74 + column * 48
const y = (row: number) => 70 + row * 48

const map = Array.from({ length: 30 }, (_, room) => ({
  column: room % 5,
  row: Math.floor(room / 5),
  d: boxes[room % boxes.length],
}))

/** Which printed thing stands in which room. */
const rooms = [
  { d: diamond, column: 2, row: 1 },
  { d: ghost, column: 0, row: 1 },
  { d: orc, column: 4, row: 1 },
  { d: trap, column: 1, row: 2 },
  { d: potion, column: 3, row: 2 },
  { d: potion, column: 0, row: 4 },
  { d: diamond, column: 4, row: 4 },
]

function Pencil() {
  return (
    <g transform="translate(292 292) rotate(38)">
      <path d="M-11 -150h22v138l-11 30-11-30z" fill="#0003" transform="translate(8 9)" />
      <path d="M-11-150h22v138h-22z" fill="#e0a02c" />
      <path d="M-4-150h8v138h-8z" fill="#f3c25c" />
      <path d="M-11-12h22l-11 30z" fill="#efd9ae" />
      <path d="M-4 7h8l-4 11z" fill="#3a393d" />
    </g>
  )
}

export const paperDungeons: Cover = {
  light: 'daylight',
  stone: '#b39a74',
  joint: '#6a5238',
  floor: '#f4ead2',
  sign: pencil,
  Scene: () => (
    <>
      <defs>
        <linearGradient id="daylight" x1="0" y1="0" x2=".3" y2=".6">
          <stop stopColor="#fdf8ea" />
          <stop offset="1" stopColor="#e7d8b6" />
        </linearGradient>
      </defs>
      <rect width="384" height="1200" fill="url(#daylight)" />
      <g transform="rotate(-4 192 200)" fill="none">
        {map.map(room => (
          <path
            key={`${room.column} ${room.row}`}
            d={room.d}
            stroke="#8a7458"
            strokeWidth="1.1"
            transform={`translate(${x(room.column)} ${y(room.row)})`}
          />
        ))}
        <path d={wallAcross} stroke="#33261b" strokeWidth="5" />
        <path d={wallDown} stroke="#33261b" strokeWidth="5" />
        <path d={water} stroke="#2f6f97" strokeWidth="4" />
        <path d={path} stroke="#27559c" strokeWidth="3.5" strokeLinecap="round" />
        {rooms.map(room => (
          <Print
            key={`${room.column} ${room.row}`}
            d={room.d}
            x={x(room.column) + 8}
            y={y(room.row) + 8}
            size={32}
            fill="#735a43"
          />
        ))}
        <Print d={goblin} x={x(3) + 6} y={y(4) + 6} size={36} fill="#4a3524" />
        <path d={cross} stroke="#b02f26" strokeWidth="3" />
        <path d={ring} stroke="#27559c" strokeWidth="2.5" />
      </g>
      <Pencil />
    </>
  ),
}
