import type { Block, Piece, Prose, Row } from '@kazamata/registry'
import type { MouseEvent } from 'react'
import { scrollable } from '../shell/scrollable.ts'
import './text.css'

/** What a link to a clause does; without it the address goes there. */
export type Follow = (clause: string) => void

/** A text never changes, so a piece is known by where it stands. */
function keyed<T>(items: readonly T[]): readonly (readonly [string, T])[] {
  return items.map((item, at) => [String(at), item])
}

export function Text({ of, follow }: { of: Prose; follow?: Follow | undefined }) {
  return keyed(of).map(([key, piece]) => <One key={key} piece={piece} follow={follow} />)
}

/** What things are numbered with: TE-9.3, G-1, R-E2. */
const id = /\b((?:[A-Z]+-)+[A-Z]*\d+(?:\.\d+)?)\b/

/** An id is one word, though it has a hyphen. */
function Whole({ text }: { text: string }) {
  if (!id.test(text)) return text
  return keyed(text.split(id)).map(([key, part], at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={key} className="whole">
        {part}
      </span>
    ),
  )
}

function One({ piece, follow }: { piece: Piece; follow: Follow | undefined }) {
  if (typeof piece === 'string') return <Whole text={piece} />
  const text = <Text of={piece.of} follow={follow} />
  switch (piece.as) {
    case 'b':
      return <b>{text}</b>
    case 'i':
      return <i>{text}</i>
    case 'code':
      return <code>{text}</code>
    case 'a': {
      const { to } = piece
      const onClick = (event: MouseEvent) => {
        if (follow === undefined || !to.startsWith('#')) return
        event.preventDefault()
        follow(to.slice(1))
      }
      return (
        <a href={to} onClick={onClick}>
          {text}
        </a>
      )
    }
  }
}

/** One row alone, without the id it begins with: a phone is too narrow for all its columns. */
export function Pairs({ head, row, follow }: { head: readonly Prose[]; row: Row; follow: Follow }) {
  return (
    <dl className="pairs">
      {keyed(row.cells)
        .slice(1)
        .map(([key, cell], at) => (
          <div key={key}>
            <dt>
              <Text of={head[at + 1] ?? []} />
            </dt>
            <dd lang={row.lang}>
              <Text of={cell} follow={follow} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Rows({ head, rows }: { head: readonly Prose[]; rows: readonly Row[] }) {
  return (
    <div className="rows" {...scrollable}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(([key, cell]) =>
              // A corner that says nothing heads nothing.
              cell.length === 0 ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  <Text of={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([key, row]) => (
            <tr key={key} id={row.id} lang={row.lang}>
              {keyed(row.cells).map(([place, cell]) => (
                <td key={place}>
                  <Text of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks).map(([key, block]) => <OneBlock key={key} block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  switch (block.is) {
    case 'text':
      return (
        <p>
          <Text of={block.of} />
        </p>
      )
    case 'list':
      return (
        <ul className="plain">
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>
              <Text of={item} />
            </li>
          ))}
        </ul>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'clauses':
      return (
        <ul className="clauses">
          {block.clauses.map(clause => (
            <li key={clause.id} id={clause.id} lang={clause.lang}>
              <a className="id" href={`#${clause.id}`}>
                {clause.id}
              </a>
              <p>
                <Text of={clause.of} />
              </p>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Rows head={block.head} rows={block.rows} />
  }
}
