import { type Span, SPANS } from '../../../../../domain/quotes/span.ts'
import { RangeStrip } from '../../../../charts/ChartStrips.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { Segmented } from '../../../../kit/choices/Tabs.tsx'
import { classes } from '../../../../kit/classes.ts'
import { DAY, dateText } from '../../../../kit/dates/dateFormat.ts'
import { Change } from '../../../../kit/figures/Change.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import { makeChartModel } from './chart.model.ts'
import { makeChartViewModel } from './chartView.model.ts'

interface RangesProps {
  readonly decimals: number
  /** Of the instrument's prices; left out for an index, which has points. */
  readonly currency?: string
  readonly zone: string
}

/** The return over the range, beside its name; where the history is shorter, since when it reaches. */
const Gained = ({ decimals, span, zone, ...unit }: RangesProps & { readonly span: Span }) => {
  const words = useWords().charts
  const { tag } = useValue(locale)
  const chart = useModel(makeChartModel)
  const gained = useValue(chart.gained)
  const since = useValue(chart.since)
  return (
    // Another element with the return: one that grows counts as a shift.
    <span key={gained === null ? 'name' : 'return'}>
      {since === null
        ? words.spans[span].full()
        : words.since({ day: dateText(tag, { ...DAY, timeZone: zone }, since) })}{' '}
      {gained && <Change amount={gained.amount} percent={gained.percent} tick={priceStep(decimals)} {...unit} />}
    </span>
  )
}

/** What the chart shows: the line of a range with its return, or candles of an interval. Needs the words `charts`. */
export const Ranges = (instrument: RangesProps) => {
  const words = useWords().charts
  const { choose } = useModel(makeChartModel)
  const { view } = useModel(makeChartViewModel)
  const { range, span } = useValue(view)
  const isCandles = span === null
  return (
    <div className="grid gap-2 *:min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-2">{isCandles ? words.interval() : <Gained {...instrument} span={span} />}</p>
        <button
          type="button"
          aria-pressed={isCandles}
          onClick={() => void choose({ span: isCandles ? view.peek().line : null })}
          className={classes(
            'tap min-h-8 shrink-0 rounded-[8px] px-2.5 text-small font-medium transition-colors',
            isCandles ? 'bg-accent-soft text-accent shadow-chip' : 'bg-fill text-ink-2',
          )}
        >
          {words.candles()}
        </button>
      </div>
      {isCandles ? (
        <RangeStrip value={range} onChange={(next) => void choose({ range: next })} />
      ) : (
        <Segmented
          label={words.range()}
          choices={SPANS.map((value) => ({
            value,
            label: (
              <>
                {words.spans[value].short()}
                <span className="sr-only"> {words.spans[value].full()}</span>
              </>
            ),
          }))}
          value={span}
          onChange={(next) => void choose({ span: next })}
        />
      )}
    </div>
  )
}
