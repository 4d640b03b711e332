import { abs } from 'effect/BigDecimal'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { type Decimal, zero, compare } from '../../../../domain/money/decimal.ts'
import { formatAmount, formatPlainPercent, formatPrice } from '../../../../domain/money/format.ts'
import type { StoryEvent } from '../../../../domain/orders/story.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { inText, joinSentences } from '../../../i18n/inText.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { priceStep, quantityText } from '../../markets/listing.ts'

/** How a story is written: the market, currency, decimals and zone of its instrument, and the language's tag. */
export interface Written {
  readonly market: MarketCode
  readonly currency: string
  readonly decimals: number
  readonly zone: string
  readonly tag: string
  /** Covers an own figure where figures are hidden. */
  readonly cover: (text: string) => string
}

/** A sentence with the time at which it happened; without one it holds now. */
export interface Sentence {
  readonly time: string | null
  readonly text: string
}

/** One event as a sentence of the language in use. */
export const sentenceOf = (all: TranslationFunctions, event: StoryEvent, how: Written): string => {
  const words = all.story
  const { currency, decimals, tag, zone } = how
  const quantity = (n: Decimal) => how.cover(quantityText(all, how.market, n))
  const price = (n: Decimal) => inText(`${formatPrice(n, priceStep(decimals))}\u00a0${currency}`)
  const money = (n: Decimal) => inText(`${how.cover(formatAmount(abs(n)))}\u00a0${currency}`)
  const withReason = (sentence: string, reason: string | null) =>
    joinSentences([sentence, reason && words.reason({ reason: serverMessage(all, reason) })])
  switch (event.is) {
    case 'placed':
      return event.limit === null
        ? words.market[event.side]({ quantity: quantity(event.quantity) })
        : words.limit[event.side]({ quantity: quantity(event.quantity), price: price(event.limit) })
    case 'placed-by-broker':
      return withReason(words.broker[event.side]({ quantity: quantity(event.quantity) }), event.reason)
    case 'price-changed':
      return words.changed.price({ from: price(event.from), to: price(event.to) })
    case 'quantity-changed':
      return words.changed.quantity({ from: quantity(event.from), to: quantity(event.to) })
    case 'filled':
      return words.filled[event.side]({ quantity: quantity(event.quantity), price: price(event.price) })
    case 'cancelled':
    case 'expired':
      return words[event.is]({ rest: quantity(event.rest), quantity: quantity(event.quantity) })
    case 'rejected':
      return withReason(words.rejected(), event.reason)
    case 'waiting':
      return words.waiting({
        rest: quantity(event.rest),
        quantity: quantity(event.quantity),
        time: eventTime(event.until, tag, zone),
      })
    case 'stop':
    case 'trail':
    case 'take-profit':
      return words.protected[event.is]({ price: price(event.price) })
    case 'stop-moved':
    case 'take-profit-moved':
      return words.moved[event.is]({ price: price(event.price) })
    case 'trail-set': {
      const { distance, unit } = event.trail
      return words.trailSet({ distance: unit === 'amount' ? price(distance) : inText(formatPlainPercent(distance)) })
    }
    case 'removed':
      return words.removed[event.side]()
    case 'triggered':
      return words.triggered[event.side]({ price: price(event.price) })
    case 'dividend':
      return compare(event.amount, zero) < 0
        ? words.dividendOwed({ amount: money(event.amount), quantity: quantity(event.quantity) })
        : words.dividend({ amount: money(event.amount), quantity: quantity(event.quantity) })
    case 'held':
      return words.held({ quantity: quantity(event.quantity) })
    case 'closed':
      return compare(event.profit, zero) < 0
        ? words.closedLoss({ amount: money(event.profit) })
        : words.closedProfit({ amount: money(event.profit) })
    default:
      return words.fees({ amount: money(event.amount) })
  }
}

/** A story in sentences, each with the local time of its market. */
export const sentencesOf = (
  words: TranslationFunctions,
  events: ReadonlyArray<StoryEvent>,
  how: Written,
): ReadonlyArray<Sentence> =>
  events.map((event) => ({
    time: event.at === null ? null : eventTime(event.at, how.tag, how.zone),
    text: sentenceOf(words, event, how),
  }))

/** A story as a plain text: a line for its heading, an empty one, then a line a sentence. */
export const storyText = (heading: string, sentences: ReadonlyArray<Sentence>, now: string): string =>
  [heading, '', ...sentences.map(({ text, time }) => `${time ?? now}: ${text}`), ''].join('\n')
