import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { isRoundTheClock } from '../../../../domain/calendar/sessions.ts'
import {
  formatRate,
  formatAmount,
  formatPrice,
  formatQuantity,
  formatPlainPercent,
} from '../../../../domain/money/format.ts'
import type { Detail, FeeRule, TradingRules } from '../../../../ports/Quotes.ts'
import { inText } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Breakdown, type Fact } from '../../../kit/figures/Figures.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { sessionTimes, weekdayTime } from '../../../data/clock/format.ts'
import { zoneWithOffset } from '../../../data/clock/zoneName.ts'
import { Term } from '../../../app/terms/Term.tsx'

/** Collapsible, which also gives the keyboard a focusable element in a long sheet. */
const Group = ({ title, facts }: { readonly title: string; readonly facts: ReadonlyArray<Fact> }) => (
  <details open className="group border-line pb-4 not-first:pt-2 last:pb-0 not-last:border-b">
    <summary className="flex min-h-11 list-none items-center justify-between [&::-webkit-details-marker]:hidden">
      <h3 className="text-head">{title}</h3>
      <ChevronDown aria-hidden className="size-4.5 text-ink-3 transition-transform group-open:rotate-180" />
    </summary>
    <Breakdown facts={facts} />
  </details>
)

const figure = (text: string): ReactNode => <span className="num">{text}</span>

const useOrderFacts = ({ rules, decimals, currency }: Detail): ReadonlyArray<Fact> => {
  const words = useWords().quotes.rule
  const { upperLimit, lowerLimit, maxQuantity, stopOutPercent } = rules
  const price = (n: Parameters<typeof formatPrice>[0]) => formatPrice(n, priceStep(decimals))
  return [
    { label: words.lot(), term: <Term of="lot" />, value: figure(formatQuantity(rules.lot)) },
    { label: words.most(), value: maxQuantity === null ? words.none() : figure(formatQuantity(maxQuantity)) },
    ...rules.ticks.map(({ from, tick }, nth) => ({
      label: nth === 0 ? words.tick() : words.tickFrom({ price: inText(formatQuantity(from)) }),
      value: figure(`${formatQuantity(tick)}\u00a0${currency}`),
      ...(nth === 0 && { term: <Term of="tickSize" /> }),
    })),
    {
      label: words.limits(),
      term: <Term of="priceLimits" />,
      value:
        upperLimit === null || lowerLimit === null
          ? words.none()
          : figure(`${price(lowerLimit)} – ${price(upperLimit)}`),
    },
    {
      label: words.leverage(),
      term: <Term of="leverage" />,
      value: figure(rules.leverages.map((times) => `${times}×`).join('  ')),
    },
    { label: words.short(), term: <Term of="short" />, value: rules.shorting ? words.yes() : words.no() },
    ...(stopOutPercent === null
      ? []
      : [
          {
            label: words.stopOut(),
            term: <Term of="stopOut" />,
            value: words.stopOutAt({ percent: inText(formatPlainPercent(stopOutPercent)) }),
          },
        ]),
    {
      label: words.sale(),
      ...(rules.sale === 'T+1' && { term: <Term of="nextDay" /> }),
      value: rules.sale === 'T+1' ? words.nextDay() : words.afterMinutes({ minutes: rules.saleWait }),
    },
    { label: words.settlement(), term: <Term of="settlement" />, value: words.days({ days: rules.settlementDays }) },
  ]
}

const useHourFacts = ({ sessions, changesAt, zone }: TradingRules, at: number): ReadonlyArray<Fact> => {
  const words = useWords().quotes.rule
  const { tag } = useValue(locale)
  const times = sessions.map(({ opens, closes }) => (
    <span key={opens} className="num block">
      {sessionTimes(opens, closes, tag, zone)}
    </span>
  ))
  return [
    {
      label: words.hours(),
      value:
        changesAt === null && isRoundTheClock(sessions)
          ? words.roundTheClock()
          : times.length === 0
            ? words.noSession()
            : times,
    },
    ...(changesAt === null ? [] : [{ label: words.nextChange(), value: figure(weekdayTime(changesAt, tag, zone)) }]),
    { label: words.zone(), value: zoneWithOffset(changesAt ?? sessions[0]?.opens ?? at, tag, zone) },
  ]
}

const Fee = ({ fee, currency }: { readonly fee: FeeRule; readonly currency: string }) => {
  const words = useWords().quotes.rule
  const side = { buy: words.buying, sell: words.selling, both: words.both }[fee.side]
  const amount = (n: Parameters<typeof formatAmount>[0]) => inText(`${formatAmount(n)}\u00a0${currency}`)
  return (
    <>
      {figure(formatRate(fee.rate))}
      <span className="block text-small text-ink-3">
        {[
          side(),
          ...(fee.minimum === null ? [] : [words.least({ amount: amount(fee.minimum) })]),
          ...(fee.maximum === null ? [] : [words.atMost({ amount: amount(fee.maximum) })]),
        ].join(' · ')}
      </span>
    </>
  )
}

/** The rules for an order of the instrument today: quantities, prices, hours, fees. */
export const Rules = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const { rules, currency } = detail
  const names = words.quotes.rule
  const orders = useOrderFacts(detail)
  const hours = useHourFacts(rules, detail.quote.time ?? 0)
  const fees = rules.fees.map((fee) => ({
    label: words.markets.fees[fee.name](),
    value: <Fee fee={fee} currency={currency} />,
  }))
  return (
    <div className="-mt-3">
      {rules.tradable ? (
        <Group title={names.order()} facts={orders} />
      ) : (
        <p className="border-b border-line py-4 text-small text-ink-2">{words.markets.quotedOnly()}</p>
      )}
      <Group title={names.hours()} facts={hours} />
      {rules.tradable && (
        <Group title={names.fees()} facts={fees.length > 0 ? fees : [{ label: names.noFees(), value: '' }]} />
      )}
    </div>
  )
}
