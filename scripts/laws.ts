import fc from 'fast-check'

/** Laws are tried with the same examples in every run, so that a run says the same twice; `LAWS=7 npm run unit` tries others. */
fc.configureGlobal({ seed: Number(process.env.LAWS ?? 1) })
