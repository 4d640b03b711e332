import fc from 'fast-check'
import type { Field } from '../contract/operations.ts'

type Texts = fc.Arbitrary<string>

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

/** No text of a form is longer here: what the limits of a whole body are is checked by itself. */
const LONGEST = 300

/** By pattern: many fields share one, and what makes texts of it takes longer to prepare than a request. */
const prepared = new Map<string, Texts>()

/** A pattern without what it looks ahead for, which no text can be made from. The caller checks what was made. */
const matching = (pattern: string): Texts => {
  const known = prepared.get(pattern)
  if (known !== undefined) return known
  const texts = fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!](?:[^()]|\([^()]*\))*\)/g, '')))
  prepared.set(pattern, texts)
  return texts
}

const fitting = ({ minLength = 0, maxLength = LONGEST }: Field): Texts =>
  fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)), unit: 'grapheme' })

/** Texts that the contract takes for a field, as far as its pattern tells; the caller checks. */
export const valid = (field: Field): Texts => {
  if (field.const !== undefined) return fc.constant(field.const)
  if (field.enum !== undefined) return fc.constantFrom(...field.enum)
  if (field.format === 'uuid') return fc.uuid()
  if (field.format === 'date') return date
  if (field.pattern !== undefined) return matching(field.pattern)
  return fitting(field)
}

/** Figures at which numbers end, and texts that mean something to a database, a shell or a page. */
const EDGES = [
  '0',
  '1',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0.00000001',
  '0000-00-00',
  '2026-02-29',
  '9999-12-31',
  "' or 1=1 --",
  '%_\\',
  '<script>',
  '../..',
  '股票',
  '\u{1F4C8}',
]

/** Texts at the ends of what a field takes. */
export const edge = ({ examples = [], minLength = 0, maxLength }: Field): Texts =>
  fc.constantFrom(
    ...EDGES,
    ...examples.map(String),
    'a'.repeat(minLength),
    ...(maxLength !== undefined && maxLength <= 5_000 ? ['a'.repeat(maxLength)] : []),
  )

const SLIPS: ReadonlyArray<(text: string) => string> = [
  (text) => text.slice(0, -1),
  (text) => ` ${text}`,
  (text) => `${text} `,
  (text) => `${text}\n`,
  (text) => `${text}${text}`,
  (text) => `+${text}`,
  (text) => `-${text}`,
  (text) => `${text}e1`,
  (text) => `${text}.`,
  (text) => text.replaceAll('.', ','),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (text) => `${text}\u0000`,
  (text) => `${text}\uFEFF`,
]

/** Right texts with one slip, and texts that are one character too long: most of them a server has to refuse. */
export const nearlyValid = (field: Field): Texts => {
  const slipped = fc.tuple(valid(field), fc.constantFrom(...SLIPS)).map(([text, slip]) => slip(text))
  const { maxLength } = field
  return maxLength === undefined || maxLength > 5_000
    ? slipped
    : fc.oneof(slipped, slipped, fc.constant('a'.repeat(maxLength + 1)))
}
