/** How long a browser without idle callbacks (Safari) waits, in milliseconds. */
const REST = 300

/** Does work that is not urgent once the browser has nothing else to do. Returns the function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, REST)
  return () => clearTimeout(id)
}
