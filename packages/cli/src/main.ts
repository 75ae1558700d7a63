import { run } from './run.ts'

const { argv, stdout: out, stderr: err } = process

// The reader may close the pipe early (`| head`).
out.on('error', () => process.exit())

process.exitCode = await run(argv.slice(2), { out, err })
