import { renderPage } from '@kazamata/ui/testing/page'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { shellMessages } from '../intl/messages.ts'
import { apiOver } from '../online/api.ts'
import online from '../online/messages/en.json'
import { OnlineProvider } from '../online/use-online.ts'
import { fakeServer } from './online.ts'

/** By request, such as `POST /api/me`: what the server answers. An object with a code is a refusal; where nothing is named there is no server. */
export type Answers = Record<string, object | null>

function fakeHttp(answers: Answers) {
  const asked: { readonly request: string; readonly body: unknown }[] = []
  const api = apiOver(async (path, { method = 'GET', body } = {}) => {
    const request = `${method} ${path}`
    asked.push({ request, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[request]
    if (answer === undefined) throw new TypeError('There is no server.')
    const isRefusal = answer !== null && 'code' in answer
    return Response.json(answer, { status: isRefusal ? 400 : 200 })
  })
  return {
    api,
    answers,
    /** The bodies of all such requests so far. */
    bodies: (wanted: string) => asked.filter(({ request }) => request === wanted).map(({ body }) => body),
  }
}

/** Shows something of the online pages, with a server over HTTP and over a socket in the hands of the test. */
export async function openOnline(node: ReactNode, answers: Answers = {}, path = '/') {
  const http = fakeHttp({ 'GET /api/matches': [], 'GET /api/address': {}, ...answers })
  const server = fakeServer()
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  await renderPage(
    <Router hook={hook} searchHook={searchHook}>
      <OnlineProvider value={{ api: http.api, connection: () => server.connection }}>{node}</OnlineProvider>
    </Router>,
    { ...online, ...(await shellMessages('en')) },
  )
  return {
    ...http,
    server,
    /** Where the page is. */
    path: () => history.at(-1),
    /** Something that the server or the clock does. */
    happens: (work: () => void) => act(async () => work()),
  }
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)))
/** Into a field, or the one with this label. */
export const write = (field: string | HTMLElement | undefined, text: string) =>
  act(async () => {
    const found = typeof field === 'string' ? screen.getByLabelText(field) : field
    if (found !== undefined) fireEvent.change(found, { target: { value: text } })
  })
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
