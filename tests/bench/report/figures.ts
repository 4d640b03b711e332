/** The largest or the smallest value that meets the goal, in the unit of the figure. */
export interface Goal {
  readonly max?: number
  readonly min?: number
}

/** What was measured, once in each round. */
export interface Figure {
  /** The part of the benches that it belongs to: `load`, `orders`. */
  readonly part: string
  readonly what: string
  /** `ms`, `/s`, `kB`; none for a count or a share. */
  readonly unit: string
  readonly goal?: Goal
  readonly values: readonly number[]
}

export const isMet = (value: number, { max = Infinity, min = -Infinity }: Goal): boolean => value <= max && value >= min

/** The median of some measurements; of an even number of them, the larger of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Keeps every figure of a run. One that is measured again, in a later round, gets one value more. */
export const makeFigures = () => {
  const kept = new Map<string, Figure>()
  let part = ''
  return {
    /** The figures that follow belong to this part. */
    begin: (name: string): void => {
      part = name
    },
    add: (what: string, value: number, unit: string, goal?: Goal): void => {
      const id = `${part}: ${what}`
      const values = [...(kept.get(id)?.values ?? []), value]
      kept.set(id, { part, what, unit, values, ...(goal && { goal }) })
    },
    all: (): readonly Figure[] => [...kept.values()],
  }
}
