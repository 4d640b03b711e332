import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Caller } from './caller.ts'
import { lossesOf } from './digits.ts'
import { answerErrors, type Finding } from './schema.ts'
import { shown } from './shown.ts'

// What clients of the contract read although it promises something else (openapi/README.md, "Tolerated, not promised"). It is
// put right before the checks look at an answer, and noted once for each operation and place.

/** What is tolerated in a place, and how it is put right there. */
interface Repair {
  readonly at: string
  readonly expected: string
  readonly got: unknown
  readonly apply: (holder: Record<string, unknown>, key: string) => void
}

/** How servers write that there is nothing. */
const isNothing = (value: unknown): boolean => value === null || value === '' || value === '-'

const put =
  (value: unknown): Repair['apply'] =>
  (holder, key) =>
    void (holder[key] = value)
const drop: Repair['apply'] = (holder, key) => void Reflect.deleteProperty(holder, key)

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** How nothing is written where a schema takes a text: an empty one, of a figure a dash. */
const nothingOf = (schema: unknown, isFigure: boolean): string | undefined => {
  const { pattern = '', enum: words } = schema as { pattern?: string; enum?: ReadonlyArray<unknown> }
  return (isFigure ? ['-', ''] : ['', '-']).find((text) =>
    words === undefined ? new RegExp(pattern, 'u').test(text) : words.includes(text),
  )
}

/** The value that a wrong type stands for; undefined where it stands for none, or for nothing at all. */
const meant = (
  types: ReadonlyArray<unknown>,
  value: unknown,
  schema: unknown,
): { readonly value: unknown } | undefined => {
  if (types.includes('null') && isEmpty(value)) return { value: null }
  if (types.includes('array') && isNothing(value)) return { value: [] }
  if (types.includes('object') && Array.isArray(value) && value.length === 0) return { value: {} }
  if (types.includes('boolean') && ['0', '1'].includes(String(value))) return { value: String(value) === '1' }
  if (types.includes('string')) {
    if (typeof value === 'number') return { value: String(value) }
    const nothing = value === null ? nothingOf(schema, types.includes('number')) : undefined
    return nothing === undefined ? undefined : { value: nothing }
  }
  const isNumber = types.includes('number') || types.includes('integer')
  return isNumber && isDigits(value) ? { value: Number(value) } : undefined
}

/** Nulls that were taken out because a field that may be left out may be null too, with what is due where it may not. */
type TakenOut = Map<string, Pick<ErrorObject, 'params' | 'parentSchema'>>

const repairOf = (error: ErrorObject, takenOut: TakenOut): Repair | undefined => {
  const { keyword, instancePath, params, data, parentSchema } = error
  const { additionalProperty, missingProperty, type } = params as Record<string, unknown>
  if (keyword === 'additionalProperties') {
    const got = (data as Record<string, unknown>)[String(additionalProperty)]
    return { at: `${instancePath}/${String(additionalProperty)}`, expected: 'no such field', got, apply: drop }
  }
  if (keyword === 'required') {
    const at = `${instancePath}/${String(missingProperty)}`
    const due = takenOut.get(at)
    const types = [(due?.params as { readonly type?: unknown } | undefined)?.type].flat()
    const found = due === undefined ? undefined : meant(types, null, due.parentSchema)
    return found && { at, expected: `written as ${types.join(' or ')}`, got: null, apply: put(found.value) }
  }
  const left = { at: instancePath, expected: 'left out, or written as the contract says', got: data, apply: drop }
  if (keyword !== 'type') return ['', '-'].includes(String(data)) ? left : undefined
  const found = meant([type].flat(), data, parentSchema)
  if (data === null && !takenOut.has(instancePath)) {
    takenOut.set(instancePath, error)
    return left
  }
  return (
    found && {
      at: instancePath,
      expected: `written as ${[type].flat().join(' or ')}`,
      got: data,
      apply: put(found.value),
    }
  )
}

const repair = (body: object, { at, apply }: Repair): void => {
  const steps = at
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const key = steps.pop() ?? ''
  let holder: unknown = body
  for (const step of steps) holder = (holder as Record<string, unknown> | undefined)?.[step]
  if (typeof holder === 'object' && holder !== null) apply(holder as Record<string, unknown>, key)
}

/** The object that a text holds as JSON; undefined where it holds none. */
const objectOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined
  } catch {
    return undefined
  }
}

/** How often a repaired field may reveal the next fault. */
const ROUNDS = 4

/** An answer as the contract promises it, and what had to be put right; undefined where that is nothing, or not enough. */
const putRight = (
  path: string,
  status: number,
  text: string,
): { readonly text: string; readonly notes: ReadonlyMap<string, Finding> } | undefined => {
  const body = objectOf(text)
  if (body === undefined) return undefined
  const notes = new Map<string, Finding>()
  const takenOut: TakenOut = new Map()
  const note = ({ at, expected, got }: Omit<Repair, 'apply'>) => {
    const place = at.replaceAll(/\/\d+(?=\/|$)/g, '/*')
    notes.set(place, { at, expected, got: shown(got) })
  }
  if (body['status'] === '1' || body['status'] === '0') {
    note({ at: '/status', expected: 'written as integer', got: body['status'] })
    body['status'] = Number(body['status'])
  }
  if (body['status'] === 1 && !('data' in body) && answerErrors(path, status, { ...body, data: null }).length === 0) {
    note({ at: '/data', expected: 'null, for no data', got: undefined })
    body['data'] = null
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = answerErrors(path, status, body)
    if (errors.length === 0) return notes.size > 0 ? { text: JSON.stringify(body), notes } : undefined
    const repairs = errors.flatMap((error) => repairOf(error, takenOut) ?? [])
    if (repairs.length === 0) return withoutTolerated(path, status, text)
    for (const one of repairs) {
      repair(body, one)
      note(one)
    }
  }
  return withoutTolerated(path, status, text)
}

/**
 * An answer that is wrong in another way, without the fields that no client reads and with the types that every client takes: among its
 * faults they would lead astray. A value that may be of several types stays as it came: which one was meant is not known.
 */
const withoutTolerated = (path: string, status: number, text: string): ReturnType<typeof putRight> => {
  const body = JSON.parse(text) as Record<string, unknown>
  if (body['status'] !== 1 && body['status'] !== 0) return undefined
  const errors = answerErrors(path, status, body)
  const tolerated = errors.filter(
    ({ keyword, instancePath, data }) =>
      keyword === 'additionalProperties' ||
      (keyword === 'type' && data !== null && errors.filter((one) => one.instancePath === instancePath).length === 1),
  )
  const repairs = tolerated.flatMap((error) => repairOf(error, new Map()) ?? [])
  for (const one of repairs) repair(body, one)
  const notes = new Map(repairs.map(({ at, expected, got }) => [at, { at, expected, got: shown(got) }]))
  return notes.size === 0 ? undefined : { text: JSON.stringify(body), notes }
}

/** What a server wrote in a way that is tolerated, by operation: each place once. */
export type Notes = ReadonlyMap<string, ReadonlyMap<string, Finding>>

/**
 * A caller whose answers are as the checks read them: what is tolerated in them is put right, and noted. An answer that breaks
 * the contract in any other way stays as it came, but for fields that nobody reads, and so does one that loses something when it is parsed.
 */
export const withTolerance = (inner: Caller): { readonly call: Caller; readonly notes: Notes } => {
  const notes = new Map<string, Map<string, Finding>>()
  const call: Caller = async (sent) => {
    const answer = await inner(sent)
    const isChecked = answer.kind === 'answered' && [200, 401, 413].includes(answer.status) && sent.method === undefined
    const found = isChecked ? putRight(sent.path, answer.status, answer.text) : undefined
    if (!isChecked || found === undefined) return answer
    const { rounded, twice } = lossesOf(answer.text)
    if (rounded.length + twice.length > 0) return answer
    const known = notes.get(sent.path) ?? new Map<string, Finding>()
    notes.set(sent.path, new Map([...found.notes, ...known]))
    return { ...answer, text: found.text }
  }
  return { call, notes }
}

/** The notes as lines: the same note of several operations once. */
export const noteLines = (notes: ReadonlyArray<Note>): ReadonlyArray<string> => {
  const by = new Map<string, Array<{ readonly operation: string; readonly got: string }>>()
  for (const { operation, findings } of notes)
    for (const { at, expected, got } of findings) {
      const promised = `${at}: promised ${expected}`
      by.set(promised, [...(by.get(promised) ?? []), { operation, got }])
    }
  return [...by].map(([promised, alike]) => {
    const paths = alike.map(({ operation }) => operation)
    const values = [...new Set(alike.map(({ got }) => got))]
    const got = values.length > 3 ? `${values[0]} for example` : values.join(' or ')
    return `~ tolerated: ${paths.length > 4 ? `${paths.length} operations` : paths.join(', ')}: ${promised}, got ${got}`
  })
}

/** What an operation writes in a way that is tolerated, not promised: no fault. */
export interface Note {
  readonly operation: string
  readonly findings: ReadonlyArray<Finding>
}
