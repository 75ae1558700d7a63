import { resolve } from 'node:path'
import { config } from '@kazamata/server/config'
import { serve } from '@kazamata/server/serve'
import { findServerGame } from './games.ts'

// The server that `npm start` runs, with the small game beside the others; nobody asks it for the page.
const page = { folder: resolve('packages/web/dist'), prepare: async () => undefined }
await serve(page, config(process.env), { findGame: findServerGame })
process.stdout.write('ready\n')
