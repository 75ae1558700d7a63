/** A sentence as data: a message id and its arguments. Whoever shows it formats it in the reader's language. */
export interface Message {
  readonly id: string
  readonly values?: Readonly<Record<string, MessageValue>>
}

/** An argument: a number, a plain text such as a player's name, a message of its own, or several of these. */
export type MessageValue = string | number | Message | MessageList

/** "A, B and C", joined as the reader's language does it. */
export interface MessageList {
  readonly list: readonly MessageValue[]
}

/** A line of the log. */
export interface LogLine extends Message {
  /** An icon's name. */
  readonly icon?: string
  /** The clause behind it, for "why?". */
  readonly why?: string
  /** Only this viewer knows. */
  readonly secret?: true
  /** A heading that opens a chapter of the log. */
  readonly heading?: true
}

/** For whom a line is written: the players' names by seat, and the viewer who reads it. */
export interface LogContext {
  readonly names: readonly string[]
  readonly viewer: number | 'table'
}

/** What a game's log says of an event; `undefined` where it says nothing. */
export type DescribeEvent<Event> = (event: Event, context: LogContext) => LogLine | undefined

type Values = NonNullable<Message['values']>

/** The line of the log about an event, with the event's clause. */
export function logLine(
  event: { readonly why: string },
  id: string,
  values?: Values,
  icon?: string,
): LogLine {
  return { id, ...(values && { values }), ...(icon !== undefined && { icon }), why: event.why }
}

export const nameOf = (seat: number, { names }: LogContext): string => names[seat] ?? ''

/** Who acts, and whether it is the reader: sentences select on it. */
export function who(seat: number, context: LogContext): Values {
  return { name: nameOf(seat, context), you: seat === context.viewer ? 'yes' : 'no' }
}
