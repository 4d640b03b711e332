import { problemAt, type Problem } from '../validation/problem.ts'
import { plainTyped } from '../validation/plainTyped.ts'

export interface IdentityForm {
  readonly name: string
  readonly idNumber: string
  /** Ids of the uploaded images. */
  readonly front: string | null
  readonly back: string | null
}

export type IdentityProblem = Problem<
  keyof IdentityForm,
  | 'name-required'
  | 'name-malformed'
  | 'name-too-long'
  | 'id-number-required'
  | 'id-number-malformed'
  | 'image-required'
  | 'images-same'
>

/** The longest name, in characters. Passports cut names at fewer; identity cards have longer ones. */
export const NAME_LONGEST = 120

/** Letters of any script with what stands in names: spaces, dots, commas, hyphens, apostrophes, middle dots, `A/L`, `@`, joiners. */
const NAME = /^\p{L}[\p{L}\p{M}\p{Join_Control} .,'·/@-]*[\p{L}\p{M}.]$/u
const ID_SPELLING = /^[A-Z0-9][A-Z0-9/.()-]*[A-Z0-9)]$/
const ID_NUMBER = /^[A-Z0-9]{5,24}$/

const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bd\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c\uff07]/g
const MIDDLE_DOTS = /[\u0387\u1427\u16eb\u2022\u2027\u2219\u22c5\u2e31\u30fb\uff65]/g
const HYPHENS = /[\u00ad\u058a\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
/** Zero-width space, word joiner, byte-order mark and marks of direction: nothing of a name. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** One spelling of a name: NFKC, one sign of each kind, single spaces, none around it. Source: RULES.md, identity. */
export const tidyName = (name: string): string =>
  name
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .normalize('NFKC')
    // Of a double prime the form has two primes, of a dash that stands upright a dash.
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(MIDDLE_DOTS, '·')
    .replace(/\s+/g, ' ')
    .trim()

/** The form in which names are compared: also without joiners and capitals. */
export const comparedName = (name: string): string =>
  tidyName(name)
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()

/** How many characters a name has. */
export const lengthOfName = (name: string): number => Array.from(tidyName(name)).length

const spelledIdNumber = (idNumber: string): string =>
  plainTyped(idNumber).replace(HYPHENS, '-').normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** One spelling of an ID number: its capitals and digits, without hyphens, slashes, dots, brackets and spaces. */
export const tidyIdNumber = (idNumber: string): string => spelledIdNumber(idNumber).replace(/[/.()-]/g, '')

const nameProblem = (name: string) => {
  const tidy = tidyName(name)
  if (tidy === '') return 'name-required'
  if (lengthOfName(name) > NAME_LONGEST) return 'name-too-long'
  return NAME.test(tidy) ? undefined : 'name-malformed'
}

const idNumberProblem = (idNumber: string) => {
  const spelled = spelledIdNumber(idNumber)
  if (spelled === '') return 'id-number-required'
  const isNumber = ID_SPELLING.test(spelled) && ID_NUMBER.test(tidyIdNumber(idNumber))
  return isNumber ? undefined : 'id-number-malformed'
}

const backProblem = ({ front, back }: IdentityForm) => {
  if (back === null) return 'image-required'
  return front === back ? 'images-same' : undefined
}

/** Every reason why the proof of identity cannot be submitted. Source: RULES.md, identity. */
export const identityProblems = (form: IdentityForm): ReadonlyArray<IdentityProblem> => [
  ...problemAt('name', nameProblem(form.name)),
  ...problemAt('idNumber', idNumberProblem(form.idNumber)),
  ...problemAt('front', form.front === null ? 'image-required' : undefined),
  ...problemAt('back', backProblem(form)),
]
