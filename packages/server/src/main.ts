import { builtPage } from './build.ts'
import { config } from './config.ts'
import { runServer } from './run-server.ts'
import { Trouble } from './trouble.ts'

try {
  await runServer(builtPage(process.cwd()), config(process.env))
  process.exit(0)
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
