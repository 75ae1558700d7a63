import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 })

const noNetwork = () => Promise.reject(new TypeError('A test has no network.'))

// The library does this by itself only where hooks are global.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', noNetwork)
})
afterEach(cleanup)
