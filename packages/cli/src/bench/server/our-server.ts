import { config } from '@kazamata/server/config'
import { serve } from '@kazamata/server/serve'
import { findServerGame } from './games.ts'

// The server as `npm start` runs it, which also has the small game.
await serve(process.cwd(), config(process.env), () => undefined, findServerGame)
process.stdout.write('ready\n')
