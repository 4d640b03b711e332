import { Dividends } from '../../../ports/Dividends.ts'
import { DividendPaidAnswer, DividendUpcomingAnswer } from '../../generated/schemas/dividends.ts'
import type { Call } from '../client.ts'
import { formPage, formRange } from '../pages.ts'

/** Dividends over HTTP. */
export const dividends = (call: Call): Dividends['Service'] =>
  Dividends.of({
    upcoming: () => call('/dividend/upcoming', undefined, DividendUpcomingAnswer),
    paid: (page) => call('/dividend/paid', { ...formRange(), ...formPage(page) }, DividendPaidAnswer),
  })
