import { games } from '@kazamata/registry'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellMessages } from '../intl/messages.ts'
import RulesPage from './RulesPage.tsx'

test.each(games.map(({ id }) => id))(
  'the marks of house values lead to how to correct them: %s',
  async id => {
    history.replaceState(undefined, '', '#house-values')
    Element.prototype.scrollIntoView ??= () => undefined
    await renderPage(<RulesPage id={id} />, await shellMessages('en'))
    while (page.querySelector('.book') === null) await act(() => new Promise(soon => setTimeout(soon, 20)))
    const heading = page.querySelector('#house-values')
    expect(heading?.textContent).toBe('Values of ours, and how to correct them')
    expect(heading?.hasAttribute('data-target')).toBe(true)
    expect(heading?.parentElement?.textContent).toContain(`games/${id}/src/content`)
    expect(page.querySelector('.contents a[href="#house-values"]')).not.toBeNull()
  },
)
