/** An icon of game-icons by name, as SVG path data in a 512 × 512 box. */
declare module 'icon:*' {
  const d: string
  export default d
}
