import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Credit } from '../../../ports/Credit.ts'
import { CreditLoan, CreditLoansAnswer, CreditTerms } from '../../generated/schemas/credit.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

/** Credit loans over HTTP. */
export const credit = (call: Call): Credit['Service'] =>
  Credit.of({
    terms: (currency) => call('/credit/terms', { type: currency }, CreditTerms),
    borrow: ({ amount, currency, days, fundPassword }, requestid) =>
      call(
        '/credit/borrow',
        {
          currency,
          money: formatDecimal(amount),
          days: `${days}` as const,
          fundpassword: fundPassword,
          requestid,
        },
        CreditLoan,
      ),
    repay: (id, amount, requestid) =>
      call('/credit/repay', { id, money: formatDecimal(amount), requestid }, CreditLoan),
    loans: (page) => call('/credit/loans', formPage(page), CreditLoansAnswer),
  })
