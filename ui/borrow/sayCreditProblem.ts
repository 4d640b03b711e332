import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import { saying, sentence } from '../i18n/sentence.ts'
import type { CreditCode } from './credit.model.ts'

/** Why a field about credit is wrong. Needs the words `borrow`, `funds` and `server`. */
export const sayCreditProblem = (all: TranslationFunctions, code: CreditCode): string =>
  saying(all.borrow.problems, code) ?? saying(all.funds.problems, code) ?? sentence(all, code)
