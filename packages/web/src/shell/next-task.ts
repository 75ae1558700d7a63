/**
 * Resolves in a task of its own, so that the browser can answer in between. Unlike a timer it is not held back in a tab in
 * the background.
 */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
