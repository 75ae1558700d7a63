import { builtinEnvironments, type Environment } from 'vitest/runtime'

let there = false

/** A page for the tests of a worker, made once: to make one takes longer than most files that need it. */
const dom: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!there) await builtinEnvironments['happy-dom'].setup(global, options)
    there = true
    return {
      teardown() {
        document.body.replaceChildren()
        localStorage.clear()
        sessionStorage.clear()
      },
    }
  },
}
export default dom
