import { type TableSettings, usualSettings } from '@kazamata/protocol'
import { useState } from 'react'
import { useLocale } from '../../intl/locale.ts'

/** What whoever sets a table up decides beside the game's options; at first as usual, in the language of the page. */
export function useTableSettings(): readonly [TableSettings, (settings: TableSettings) => void] {
  const locale = useLocale()
  return useState<TableSettings>({ ...usualSettings, language: locale })
}
