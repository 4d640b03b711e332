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
  'name-required' | 'name-malformed' | 'id-number-required' | 'id-number-malformed' | 'image-required' | 'images-same'
>

/** Letters of any script with what joins names: spaces, dots, hyphens, apostrophes, the middle dot. */
const NAME = /^\p{L}[\p{L}\p{M}\s.'’·•-]{0,58}[\p{L}\p{M}.]$/u
const ID_NUMBER = /^[A-Z0-9](?:[A-Z0-9/-]{3,22})[A-Z0-9]$/

/** One spelling of a name: single spaces, none around it. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ').normalize('NFC')

/** One spelling of an ID number: capitals, no spaces. */
export const tidyIdNumber = (idNumber: string): string => plainTyped(idNumber).replace(/\s/g, '').toUpperCase()

const nameProblem = (name: string) => {
  const tidy = tidyName(name)
  if (tidy === '') return 'name-required'
  return NAME.test(tidy) ? undefined : 'name-malformed'
}

const idNumberProblem = (idNumber: string) => {
  const tidy = tidyIdNumber(idNumber)
  if (tidy === '') return 'id-number-required'
  return ID_NUMBER.test(tidy) ? undefined : 'id-number-malformed'
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
