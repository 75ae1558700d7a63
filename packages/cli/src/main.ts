import { run } from './run.ts'

const { argv, stdout: out, stderr: err } = process

// Whoever reads may have had enough (`| head`).
out.on('error', () => process.exit())

process.exitCode = await run(argv.slice(2), { out, err })
