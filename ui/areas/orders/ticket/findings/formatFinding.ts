import { ladderDecimals } from '../../../../../domain/markets/allowedPrices.ts'
import type { MarketCode } from '../../../../../domain/markets/marketCode.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { formatAmount, formatPrice } from '../../../../../domain/money/format.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import type { TranslationFunctions } from '../../../../i18n/i18n-types.ts'
import { locale } from '../../../../i18n/words.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep, quantityText } from '../../../markets/listing.ts'
import { eventTime } from '../../../../data/clock/event.ts'
import type { Finding } from './findings.ts'
import { inText } from '../../../../i18n/inText.ts'
import { lookupMessage, serverMessage } from '../../../../i18n/serverMessage.ts'

/** The format of figures and times of the instrument. */
export interface FormatContext {
  readonly market: MarketCode
  readonly tag: string
  readonly zone: string
  readonly currency: string
  /** Step of the prices shown. */
  readonly tick: Decimal
}

/** The format of an instrument's figures in the current language. */
export const useFormatContext = ({
  currency,
  market,
  rules,
}: Pick<Detail, 'currency' | 'market' | 'rules'>): FormatContext => {
  const { tag } = useValue(locale)
  return { tag, market, currency, zone: rules.zone, tick: priceStep(ladderDecimals(rules.ticks)) }
}

/** A finding in the current language; a finding that only the server has uses the message catalogue. */
export const formatFinding = (all: TranslationFunctions, finding: Finding, how: FormatContext): string => {
  const words = all.orders.findings
  const price = (n: Decimal) => inText(formatPrice(n, how.tick))
  const quantity = (n: Decimal) => quantityText(all, how.market, n)
  const money = (n: Decimal) => inText(`${formatAmount(n)}\u00a0${how.currency}`)
  const time = (at: number) => eventTime(at, how.tag, how.zone)
  if (finding.params !== null) {
    switch (finding.code) {
      case 'non-trading-time': {
        const { opensAt, pause } = finding.params
        if (opensAt === undefined) return pause ? words.pause() : words.closed()
        return pause ? words.pauseUntil({ time: time(opensAt) }) : words.closedUntil({ time: time(opensAt) })
      }
      case 'trading-halted': {
        const { resumesAt } = finding.params
        return resumesAt === undefined ? words.halted() : words.haltedUntil({ time: time(resumesAt) })
      }
      case 'price-not-obtained':
        if (finding.params.nobody === undefined) break
        return finding.params.nobody === 'sell' ? words.marketNobodySells() : words.marketNobodyBuys()
      case 'nobody-opposite':
        return finding.params.nobody === 'sell' ? words.nobodySells() : words.nobodyBuys()
      case 'leverage-not-offered':
        return words.leverageNotOffered({ highest: finding.params.highest })
      case 'quantity-required':
        return words.quantityRequired()
      case 'below-one-lot':
        return words.belowOneLot({ lot: quantity(finding.params.lot) })
      case 'not-whole-lots':
        return words.notWholeLots({ lot: quantity(finding.params.lot) })
      case 'above-largest-order':
        return words.aboveLargestOrder({ most: quantity(finding.params.most) })
      case 'price-required':
        return words.priceRequired()
      case 'off-tick':
        return words.offTick({ below: price(finding.params.below), above: price(finding.params.above) })
      case 'price-limit-exceeded':
        return words.priceLimit({ lower: price(finding.params.lower), upper: price(finding.params.upper) })
      case 'insufficient-available-balance':
        return words.shortfall({ amount: money(finding.params.shortfall) })
      case 'above-position':
        return words.abovePosition({ quantity: quantity(finding.params.held) })
      case 'sell-blocked-15-minutes':
      case 'sell-blocked-t1': {
        const { sellable, until } = finding.params
        const said = { quantity: quantity(sellable), time: time(until) }
        const nextDay = finding.code === 'sell-blocked-t1'
        if (sellable.value === 0n) return nextDay ? words.notYetDay(said) : words.notYetMinutes(said)
        return nextDay ? words.lockedUntilDay(said) : words.lockedMinutes(said)
      }
      case 'fills-at-once':
        return words.fillsAtOnce()
      case 'far-from-market':
        return words.farFromMarket()
      default:
    }
  }
  const own = { 'fills-at-once': words.fillsAtOnce, 'far-from-market': words.farFromMarket, ...words.figures }
  return lookupMessage(own, finding.code) ?? serverMessage(all, finding.code)
}
