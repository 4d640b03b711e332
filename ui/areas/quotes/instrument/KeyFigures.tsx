import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatPercent, formatPrice } from '../../../../domain/money/format.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { formatCompact } from '../../../charts/compact.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { classes } from '../../../kit/classes.ts'
import { type Fact, Figure, Stats } from '../../../kit/figures/Figures.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeInstrumentModel } from './instrument.model.ts'
import { Term } from '../../../app/terms/Term.tsx'

/** The format of an instrument's figures; "—" where one is unknown or does not apply. */
const useWriters = (detail: Detail) => {
  const { tag } = useValue(locale)
  const written = (figure: Decimal | null, write: (n: Decimal) => string) => (
    <Figure>{figure === null ? null : write(figure)}</Figure>
  )
  return {
    price: (figure: Decimal | null) => written(figure, (n) => formatPrice(n, priceStep(detail.decimals))),
    large: (figure: Decimal | null) => written(figure, (n) => formatCompact(n, tag)),
    percent: (figure: Decimal | null) => written(figure, formatPercent),
    plain: (figure: Decimal | null) => written(figure, (n) => formatPrice(n, priceStep(2))),
  }
}

const Limits = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const { lowerLimit, upperLimit } = detail.rules
  if (lowerLimit === null || upperLimit === null) return <span>{words.rule.none()}</span>
  const step = priceStep(detail.decimals)
  return <span className="num">{`${formatPrice(lowerLimit, step)} – ${formatPrice(upperLimit, step)}`}</span>
}

/** The figures of the day, and all others on demand. */
export const KeyFigures = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const [all, setAll] = useState(false)
  const live = useModel(makeInstrumentModel)
  const day = useValue(live.day) ?? detail.day
  const { volume, turnover, previousClose } = useLatest(detail.quote)
  const write = useWriters(detail)
  const { statistics } = detail
  const names = words.quotes.figures

  const first: ReadonlyArray<Fact> = [
    { label: words.charts.open(), value: write.price(day.open) },
    { label: words.charts.high(), value: write.price(day.high) },
    { label: words.charts.low(), value: write.price(day.low) },
    { label: words.charts.volume(), value: write.large(volume) },
    { label: names.previousClose(), value: write.price(previousClose) },
    { label: names.limits(), term: <Term of="priceLimits" />, value: <Limits detail={detail} /> },
  ]
  const further: ReadonlyArray<Fact> = [
    { label: words.charts.average(), value: write.price(day.average) },
    { label: names.turnover(), value: write.large(turnover) },
    { label: names.turnoverRate(), value: write.percent(statistics.turnoverRate) },
    { label: names.averageVolume(), value: write.large(statistics.averageVolume) },
    { label: names.yearHigh(), value: write.price(statistics.yearHigh) },
    { label: names.yearLow(), value: write.price(statistics.yearLow) },
    { label: names.marketValue(), value: write.large(statistics.marketValue) },
    { label: names.floatValue(), value: write.large(statistics.floatValue) },
    { label: names.shares(), value: write.large(statistics.shares) },
    { label: names.priceEarnings(), value: write.plain(statistics.priceEarnings) },
    { label: names.earningsPerShare(), value: write.plain(statistics.earningsPerShare) },
    { label: names.dividendYield(), value: write.percent(statistics.dividendYield) },
  ]
  return (
    <>
      <h2 className="sr-only">{words.quotes.keyFigures()}</h2>
      <Stats facts={all ? [...first, ...further] : first} />
      <div className="-mx-3 -mb-2 pt-1">
        <Button kind="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.quotes.fewerFigures() : words.quotes.moreFigures()}
          <ChevronDown aria-hidden className={classes('size-4 transition-transform', all && 'rotate-180')} />
        </Button>
      </div>
    </>
  )
}
