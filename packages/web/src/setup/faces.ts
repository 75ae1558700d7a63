import bear from 'icon:bear-head'
import cat from 'icon:feline'
import fox from 'icon:fox-head'
import lion from 'icon:lion'
import leaf from 'icon:oak-leaf'
import owl from 'icon:owl'

const animals = [fox, bear, owl, cat, lion]

/** A face for a seat: an animal for a person, a leaf for a bot. */
export function faceOf(seat: number, bot: boolean): string {
  return bot ? leaf : (animals[seat % animals.length] ?? fox)
}
