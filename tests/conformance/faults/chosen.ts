/** One of so many in the normal run. */
const SAMPLE = 48

interface Named {
  readonly class?: string
  readonly mechanism?: string
  readonly where?: string
  readonly name?: string
}

/**
 * Which faults and variations a run plants, by its environment: a sample; all with `LONG_RUNS=1`; of those, `FAULTS_PART=2/4` the
 * second quarter, and `FAULTS_ONLY=money` the ones whose class or description has that text.
 */
export const chosenBy = (environment: Readonly<Record<string, string | undefined>>) => {
  const isLong = environment['LONG_RUNS'] === '1'
  const [part = 1, parts = 1] = (environment['FAULTS_PART'] ?? '1/1').split('/').map(Number)
  const only = environment['FAULTS_ONLY'] ?? ''
  const isDue = (nth: number): boolean => (isLong ? nth % parts === part - 1 : nth % SAMPLE === 0)
  const isNamed = (one: Named): boolean =>
    [one.class, one.mechanism, one.where, one.name].some((text) => text?.includes(only) === true)
  return {
    isLong,
    of: <T extends Named>(all: ReadonlyArray<T>): ReadonlyArray<T> =>
      all.filter(isNamed).filter((_, nth) => isDue(nth)),
  }
}
