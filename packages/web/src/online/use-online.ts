import { createContext, useContext } from 'react'
import type { Api } from './api.ts'
import { browserApi, browserConnection } from './connection/browser-connection.ts'
import type { Connection } from './connection/connection.ts'

/** The server of this page. */
export interface Online {
  readonly api: Api
  /** Connects when it is first needed. */
  connection(): Connection
}

export const browserOnline: Online = { api: browserApi, connection: browserConnection }

const OnlineContext = createContext(browserOnline)

/** Tests hand in a server of their own. */
export const OnlineProvider = OnlineContext.Provider

export const useOnline = () => useContext(OnlineContext)
