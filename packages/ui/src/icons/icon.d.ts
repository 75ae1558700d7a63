/** An icon of game-icons by name, as SVG path data in a square box (`iconBox`). */
declare module 'icon:*' {
  const d: string
  export default d
}
