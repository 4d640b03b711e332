import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { lookupMessage, serverMessage } from '../../i18n/serverMessage.ts'
import type { CreditCode } from './credit.model.ts'

/** The error of a field about credit. Needs the words `transfers` and `server`. */
export const formatCreditProblem = (all: TranslationFunctions, code: CreditCode): string =>
  lookupMessage(all.transfers.problems, code) ?? serverMessage(all, code)
