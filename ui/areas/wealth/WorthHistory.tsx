import { sum } from 'effect/BigDecimal'
import { useWords } from '../../i18n/words.ts'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeWorthModel, SPANS } from './worth.model.ts'
import { WorthLine } from './WorthLine.tsx'

/** The change over the span up to now: prices move it as they move the total. */
const SpanChange = ({ currency, hidden }: { readonly currency: string; readonly hidden: boolean }) => {
  const { change, since } = useModel(makeWorthModel)
  const [until, moved] = [useValue(change), useValue(since)]
  return <Change amount={until && sum(until, moved)} currency={currency} hidden={hidden} />
}

/** How the one total developed: the change over a day, a month or a year, and its line. */
export default function WorthHistory({ hidden }: { readonly hidden: boolean }) {
  const words = useWords().account
  const { choose, points, span, worth } = useModel(makeWorthModel)
  const chosen = useValue(span)
  const line = useValue(points)
  const isDrawn = line.length > 1
  const currency = useValue(worth)?.currency
  if (currency === undefined) return null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="grow text-small text-ink-3">{isDrawn && <SpanChange currency={currency} hidden={hidden} />}</p>
        <Segmented
          kind="chips"
          inline
          label={words.span()}
          choices={SPANS.map((value) => ({ value, label: words.spans[value]() }))}
          value={chosen}
          onChange={choose}
        />
      </div>
      <p className="min-h-4.5 text-micro text-ink-3">{isDrawn && words.overSpans[chosen]()}</p>
      <div className="h-24 sideways:h-20 pt-1">
        {/* Its shape would reveal hidden figures. */}
        {isDrawn && !hidden && <WorthLine points={line} />}
        {!isDrawn && (
          <p className="grid h-full place-items-center rounded-2 border border-dashed border-line px-4 text-center text-small text-ink-3">
            {words.lineBegins()}
          </p>
        )}
      </div>
    </>
  )
}
