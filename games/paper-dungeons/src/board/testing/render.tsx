import { TestMessages } from '@kazamata/ui/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dungeons } from '../../content/dungeons.ts'
import en from '../../messages/en.json' with { type: 'json' }
import { type Drawn, sheetOf } from '../../position/position.ts'
import type { SheetProps } from '../sheet/props.ts'

/** For an English reader; a missing message fails the test. */
export function render(node: ReactNode): string {
  return renderToStaticMarkup(<TestMessages messages={en}>{node}</TestMessages>)
}

/** A sheet to draw: dungeon A, round 5, nothing lit, unless told. */
export function propsOf(drawn: Drawn = {}, more: Partial<SheetProps> = {}): SheetProps {
  const { card = 'A', round = 5 } = more
  return {
    sheet: sheetOf(drawn, round),
    card,
    bosses: dungeons[card].bosses,
    round,
    name: 'Ann',
    lit: [],
    ...more,
  }
}

/** How often something stands in the markup. */
export function count(markup: string, what: RegExp | string): number {
  return markup.split(what).length - 1
}

/** The values of an attribute, in order. */
export function all(markup: string, attribute: string): string[] {
  return [...markup.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(match => match[1] ?? '')
}
