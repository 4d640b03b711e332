// Runs tasks in parallel.

/**
 * Runs tasks, `width` at a time, in their order; each takes the next when it has ended.
 *
 * @returns the result of each task, in the order of the tasks
 */
export const inParallel = async (tasks, width) => {
  const results = []
  let next = 0
  const work = async () => {
    while (next < tasks.length) {
      const index = next++
      results[index] = await tasks[index]()
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}
