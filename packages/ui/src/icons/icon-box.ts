/** Width and height of the box in which the paths of icons are drawn. */
export const iconBox = 160

/** Draws an icon of this size around the middle of a picture. */
export function iconInside(size: number): string {
  return `translate(${-size / 2} ${-size / 2}) scale(${size / iconBox})`
}
