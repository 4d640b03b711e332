/**
 * Does the work for each thing, at most so many at a time, in the order of the things. All that began is over when it
 * ends; after a failure nothing more begins.
 *
 * @throws the first failure
 */
export const inLanes = async <T>(
  things: ReadonlyArray<T>,
  atOnce: number,
  work: (thing: T) => Promise<void>,
): Promise<void> => {
  const left = [...things]
  const failures: Array<unknown> = []
  const lane = async (): Promise<void> => {
    while (failures.length === 0) {
      const [thing] = left.splice(0, 1)
      if (thing === undefined) return
      try {
        await work(thing)
      } catch (cause) {
        failures.push(cause)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (failures.length > 0) throw failures[0]
}
