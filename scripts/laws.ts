import fc from 'fast-check'

/** Property tests try the same examples in every run, so that failures can be repeated; `LAWS=7 npm run unit` tries others. */
fc.configureGlobal({ seed: Number(process.env.LAWS ?? 1) })
