import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Lending } from '../../../ports/Lending.ts'
import {
  LendingHoldingsAnswer,
  LendingLoansAnswer,
  LendingOffersAnswer,
  StockLoan,
} from '../../generated/schemas/lending.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

/** Securities lending over HTTP. */
export const lending = (call: Call): Lending['Service'] =>
  Lending.of({
    offers: (page) => call('/lending/offers', formPage(page), LendingOffersAnswer),
    holdings: (page) => call('/lending/holdings', formPage(page), LendingHoldingsAnswer),
    lend: ({ days, positionId, quantity }, requestid) =>
      call(
        '/lending/lend',
        { positionid: positionId, quantity: formatDecimal(quantity), days: `${days}` as const, requestid },
        StockLoan,
      ),
    recall: (id, requestid) => call('/lending/recall', { id, requestid }, StockLoan),
    loans: (page) => call('/lending/loans', formPage(page), LendingLoansAnswer),
  })
