import type { Break, Passing } from './recorded.ts'

/** What a fault breaks: the shape of an answer, what it means, or somebody's money. */
export type FaultClass = 'schema' | 'meaning' | 'money'

/** One thing that is wrong with a server, and how the suite has to say so. */
export interface Fault {
  readonly class: FaultClass
  /** The kind of mistake, whatever call it is made in. */
  readonly mechanism: string
  readonly where: string
  /** A server of this fault; each run has its own, since some remember. */
  readonly plant: () => Break
  /** What a finding that deserves to count says: operation, place and expectation, with spaces between them. */
  readonly reason: RegExp
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

type Loose = Record<string, unknown>

/** Steps of a pointer into `data`; `*` is every member. */
const visit = (value: unknown, steps: ReadonlyArray<string>, change: (holder: Loose, key: string) => void): void => {
  const [step, ...rest] = steps
  if (step === undefined || typeof value !== 'object' || value === null) return
  const holder = value as Loose
  for (const key of step === '*' ? Object.keys(holder) : [step]) {
    if (!(key in holder)) continue
    if (rest.length === 0) change(holder, key)
    else visit(holder[key], rest, change)
  }
}

type When = (passing: Passing) => boolean
const always: When = () => true

/** Changes the body of an operation's successes. */
export const inSuccess =
  (
    path: string,
    change: (body: { data: unknown } & Loose, passing: Passing) => void,
    when: When = always,
  ): (() => Break) =>
  () =>
  (passing) => {
    if (passing.path !== path || !passing.text.startsWith('{"status":1') || !when(passing)) return {}
    const body = JSON.parse(passing.text) as { data: unknown } & Loose
    change(body, passing)
    return { text: JSON.stringify(body) }
  }

/** Changes one field of an operation's successes, in every row where the pointer says so. */
export const inField = (
  path: string,
  pointer: string,
  change: (value: unknown, holder: Loose) => unknown,
  when?: When,
): (() => Break) =>
  inSuccess(
    path,
    ({ data }, _passing) =>
      visit({ data }, ['data', ...pointer.split('/').slice(1)], (holder, key) => {
        const value = change(holder[key], holder)
        if (value === undefined) delete holder[key]
        else holder[key] = value
      }),
    when,
  )

/** Changes an operation's refusals. */
export const inRefusal =
  (path: string | undefined, change: (passing: Passing) => Partial<Passing>): (() => Break) =>
  () =>
  (passing) =>
    (path === undefined || passing.path === path) && passing.status === 200 && passing.text.startsWith('{"status":0')
      ? change(passing)
      : {}

/** Changes every answer of an operation. */
export const inAnswer =
  (path: string, change: (passing: Passing) => Partial<Passing>, when: When = always): (() => Break) =>
  () =>
  (passing) =>
    passing.path === path && when(passing) ? change(passing) : {}

/** The same figure, a number of its smallest units more; `-` and texts stay. */
export const more =
  (units: number) =>
  (value: unknown): unknown => {
    const text = String(value)
    if (!/^-?\d+(\.\d+)?$/.test(text)) return value
    const scale = text.split('.')[1]?.length ?? 0
    const digits = BigInt(text.replace('.', '')) + BigInt(units)
    const padded = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
    const sign = digits < 0n ? '-' : ''
    return scale === 0 ? `${sign}${padded}` : `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`
  }
