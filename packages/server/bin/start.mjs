#!/usr/bin/env node
// `npm start`: the bundle where it was made of the sources that are here now, otherwise the sources, which make it anew.
const fresh = await import('../dist/build.js').then(
  built => built.fresh(process.cwd()),
  () => false,
)
if (fresh) await import('../dist/main.js')
else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src/main.ts')
}
