import { listOf, type Node, nodeOf, textOf } from '../tools/node.ts'
import type { ExampledCall } from './examples.ts'
import { mover } from './instruments.ts'

/** Fields of a form whose answer has them under another name. */
const OTHERWISE: Readonly<Record<string, string>> = { type: 'currency', orderid: 'id', positionid: 'id' }
/** The money of these is what was paid. */
const PAYMENTS = new Set(['/credit/repay', '/exchange/submit'])
/** What these make has an id of its own beside that of the form. */
const MAKING = new Set(['/offer/subscribe', '/block/buy', '/activity/claim'])
/** Figures that are so many times as much for so many times the money or the quantity. */
const IN_PROPORTION = new Set(
  'amount arrival buylots dayfee dayinterest fee fees feetotal filled held interest lots money outstanding owed received total value'.split(
    ' ',
  ),
)

/** A figure or a code as text, in whichever way the answer writes it. */
export const plain = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value))

const isFigure = ({ 'x-format': format, type }: Node): boolean =>
  type === 'integer' || textOf(format).endsWith('decimal')

/** What a field of a form is in the answer, where that has it; undefined where it has another meaning there. */
export const nameIn = ({ fields, path, told }: ExampledCall, field: string): string | undefined => {
  const other = OTHERWISE[field] ?? ''
  const name =
    field === 'money' && PAYMENTS.has(path) ? 'paid' : field in told ? field : field === 'kind' ? 'direction' : other
  const [asked, answered] = [fields[field], told[name]]
  if (asked === undefined || answered === undefined || (name === 'id' && MAKING.has(path))) return undefined
  if (isFigure(answered)) return isFigure(asked) || 'pattern' in asked || 'enum' in asked ? name : undefined
  const isChoice = 'enum' in answered || name === 'currency'
  const isSame = answered['$ref'] === undefined || asked['$ref'] === answered['$ref']
  return isChoice || isSame ? name : undefined
}

/** A value of a form as the answer has it; undefined where the answer cannot have it. */
const written = (value: string, { enum: choices, pattern, type, ...schema }: Node): string | number | undefined => {
  if (choices !== undefined && !listOf(choices).some((one) => plain(one) === value)) return undefined
  if (type === 'integer') return /^\d{1,9}$/.test(value) ? Number(value) : undefined
  if (isFigure(schema)) return /^\d+(\.\d+)?$/.test(value) ? value : undefined
  const isText = type === 'string' || listOf(type).includes('string')
  return isText && new RegExp(textOf(pattern)).test(value) ? value : undefined
}

/** A figure and its parts, so many times as much. */
const times = (value: unknown, move: (figure: unknown) => unknown): unknown => {
  if (!Array.isArray(value)) return move(value)
  return value.map((part: unknown) => ({ ...nodeOf(part), amount: move(nodeOf(part)['amount']) }))
}

/** An answer that agrees with its form: what was asked for stands in it, and what is in proportion to it. Masked texts stay. */
export const echoed = (call: ExampledCall, form: URLSearchParams, answer: unknown): unknown => {
  if (Array.isArray(answer) || typeof answer !== 'object' || answer === null) return answer
  const before = nodeOf(answer)
  const asked = [...form].flatMap(([field, value]): ReadonlyArray<readonly [string, string | number]> => {
    const name = value === '' ? undefined : nameIn(call, field)
    if (name === undefined || textOf(before[name]).includes('*')) return []
    const said = written(value, call.told[name] ?? {})
    return said === undefined ? [] : [[name, said]]
  })
  const own = Object.fromEntries(asked)
  const [from, to] = 'quantity' in own ? [before['quantity'], own['quantity']] : paidOf(before, own)
  const moved = Object.entries(before)
    .filter(([name]) => to !== undefined && IN_PROPORTION.has(name))
    .map(([name, value]: [string, unknown]) => [name, times(value, mover(from, to, decimalsOf(value)))])
  return { ...before, ...Object.fromEntries(moved), ...own }
}

const paidOf = (before: Node, own: Node): readonly [unknown, unknown] =>
  'money' in own
    ? [before['money'], own['money']]
    : 'money' in before
      ? [undefined, undefined]
      : [before['paid'], own['paid']]

const decimalsOf = (value: unknown): number => plain(value).split('.')[1]?.length ?? 0

/** Of some examples the one that agrees with most choices of a form; the first of them. */
export const closest = (call: ExampledCall, form: URLSearchParams): unknown => {
  const choices = [...form].flatMap(([field, value]) => {
    const name = nameIn(call, field)
    // In another currency the conditions are the same.
    const isChoice = name !== 'currency' && call.told[name ?? '']?.['enum'] !== undefined
    return name !== undefined && isChoice ? [[name, value] as const] : []
  })
  const agreeing = (answer: unknown) => choices.filter(([name, value]) => plain(nodeOf(answer)[name]) === value).length
  return call.answers.reduce((best, answer) => (agreeing(answer) > agreeing(best) ? answer : best), call.answers[0])
}
