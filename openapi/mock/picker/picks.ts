/** Where the choices are kept between visits. */
const KEY = 'mockPicker'

/** The part of a browser's storage that is needed. */
export type Kept = Pick<Storage, 'getItem' | 'setItem'>

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

/** What was chosen for each call: the value of `Prefer` by path. Nothing is chosen of a call that has no entry. */
export const makePicks = (kept: Kept) => {
  const read = (): Record<string, string> => {
    try {
      const value: unknown = JSON.parse(kept.getItem(KEY) ?? '{}')
      return isTexts(value) ? value : {}
    } catch {
      return {}
    }
  }
  const picks = new Map(Object.entries(read()))
  const save = () => kept.setItem(KEY, JSON.stringify(Object.fromEntries(picks)))
  return {
    of: (path: string): string | undefined => picks.get(path),
    count: (): number => picks.size,
    choose: (path: string, prefer: string | undefined): void => {
      if (prefer === undefined) picks.delete(path)
      else picks.set(path, prefer)
      save()
    },
    clear: (): void => {
      picks.clear()
      save()
    },
  }
}

export type Picks = ReturnType<typeof makePicks>
