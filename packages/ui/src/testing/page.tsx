import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Messages, TestMessages } from './messages.tsx'

export const page = document.createElement('div')

/** Renders for an English reader until the test ends; another call in the same test updates what is there. */
export async function renderPage(node: ReactNode, messages: Messages): Promise<HTMLElement> {
  if (!page.isConnected) document.body.append(page)
  await act(async () => render(<TestMessages messages={messages}>{node}</TestMessages>, { container: page }))
  return page
}
