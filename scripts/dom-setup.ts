import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// The library does this by itself only where hooks are global.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(cleanup)
