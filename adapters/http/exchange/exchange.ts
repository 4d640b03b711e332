import { Effect } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Exchange } from '../../../ports/Exchange.ts'
import {
  ExchangeListAnswer,
  ExchangePairsAnswer,
  ExchangeQuote,
  ExchangeRecord,
} from '../../generated/schemas/exchange.ts'
import { FundsWalletsAnswer } from '../../generated/schemas/wealth.ts'
import type { Call } from '../client.ts'
import { formPage, formRange } from '../pages.ts'

/** Exchange over HTTP. */
export const exchange = (call: Call): Exchange['Service'] =>
  Exchange.of({
    wallets: () => call('/funds/wallets', undefined, FundsWalletsAnswer),
    rate: (from, to) =>
      call('/exchange/pairs', { from, to }, ExchangePairsAnswer).pipe(
        Effect.map((pairs) => pairs.find((one) => one.from === from && one.to === to) ?? null),
      ),
    quote: (from, to) => call('/exchange/quote', { from, to }, ExchangeQuote),
    submit: ({ quoteId, amount }, requestid) =>
      call('/exchange/submit', { quoteid: quoteId, money: formatDecimal(amount), requestid }, ExchangeRecord),
    list: (page) => call('/exchange/list', { type: undefined, ...formRange(), ...formPage(page) }, ExchangeListAnswer),
  })
