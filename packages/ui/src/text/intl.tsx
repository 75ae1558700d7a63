import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { listParts } from './list-format.ts'
import { messageFormat, type Tag } from './message-format.ts'

type Values<Value> = Readonly<Record<string, Value>>

/** The reader's language: its messages, and how it writes lists, numbers and times. */
export interface Formatter {
  readonly locale: string
  /** The same with more messages. */
  with(more: Values<string>): Formatter
  formatMessage(message: { readonly id: string }, values?: Values<string | number>): string
  formatMessage(message: { readonly id: string }, values: Values<ReactNode>): ReactNode
  formatList(items: readonly string[]): string
  formatList(items: readonly ReactNode[]): ReactNode
  formatNumber(value: number, options: Intl.NumberFormatOptions): string
  formatDate(at: number | string, options: Intl.DateTimeFormatOptions): string
  formatRelativeTime(
    value: number,
    unit: Intl.RelativeTimeFormatUnit,
    options: Intl.RelativeTimeFormatOptions,
  ): string
}

export interface IntlConfig {
  readonly locale: string
  readonly messages: Values<string>
  /** What a message may write as `<b>…</b>`. */
  readonly tags?: Values<Tag>
  /** Hears of a missing or broken message; its id or its source is shown instead. */
  onError(error: Error): void
}

/** Given one by one, children need no keys. */
const together = (parts: readonly ReactNode[]) => createElement(Fragment, undefined, ...parts)

export function createIntl(config: IntlConfig): Formatter {
  const { locale, messages, tags = {}, onError } = config
  const format = messageFormat(locale)

  function formatMessage(message: { readonly id: string }, values?: Values<string | number>): string
  function formatMessage(message: { readonly id: string }, values: Values<ReactNode>): ReactNode
  function formatMessage({ id }: { readonly id: string }, values?: Values<ReactNode>): ReactNode {
    const source = messages[id]
    if (source === undefined) {
      onError(new Error(`There is no message "${id}" in "${locale}".`))
      return id
    }
    try {
      const shown = format(source, { ...tags, ...values })
      return shown.length > 1 ? together(shown) : (shown[0] ?? '')
    } catch (error) {
      onError(new Error(`The message "${id}" in "${locale}" cannot be formatted.`, { cause: error }))
      return source
    }
  }

  function formatList(items: readonly string[]): string
  function formatList(items: readonly ReactNode[]): ReactNode
  function formatList(items: readonly ReactNode[]): ReactNode {
    const shown = listParts(locale, items)
    return shown.every(part => typeof part === 'string') ? shown.join('') : together(shown)
  }

  return {
    locale,
    with: more => createIntl({ ...config, messages: { ...messages, ...more } }),
    formatMessage,
    formatList,
    formatNumber: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    formatDate: (at, options) => new Intl.DateTimeFormat(locale, options).format(new Date(at)),
    formatRelativeTime: (value, unit, options) =>
      new Intl.RelativeTimeFormat(locale, options).format(value, unit),
  }
}

export const IntlContext = createContext<Formatter | undefined>(undefined)

export function IntlProvider({ children, ...config }: IntlConfig & { readonly children: ReactNode }) {
  const { locale, messages, tags, onError } = config
  const intl = useMemo(
    () => createIntl({ locale, messages, onError, ...(tags && { tags }) }),
    [locale, messages, tags, onError],
  )
  return <IntlContext value={intl}>{children}</IntlContext>
}

/** The same until the language changes. */
export function useIntl(): Formatter {
  const intl = useContext(IntlContext)
  if (intl === undefined) throw new Error('There is no IntlProvider around this component.')
  return intl
}
