import { useEffect } from 'react'
import type { MarketNow } from '../../../ports/Markets.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { weekdayTime } from '../../data/clock/format.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeMarketsModel } from '../markets/markets.model.ts'
import { StateSign } from '../markets/StateSign.tsx'

const ORDER = { open: 0, break: 1, halted: 2, closed: 3 }

/** The open ones first, then those at lunch, then those that open soonest. */
const byDaylight = (markets: ReadonlyArray<MarketNow>): ReadonlyArray<MarketNow> =>
  markets.toSorted((a, b) => ORDER[a.state] - ORDER[b.state] || (a.changesAt ?? Infinity) - (b.changesAt ?? Infinity))

const percent = (part: number): string => `${Math.round(part * 1_000) / 10}%`

/** The sessions of the market's day to scale, with the gap of its lunch break; what is over is filled. */
const Day = ({ market, now }: { readonly market: MarketNow; readonly now: number | null }) => {
  const { sessions, state } = market
  const [first, last] = [sessions.at(0)?.opens, sessions.at(-1)?.closes]
  if (first === undefined || last === undefined || last <= first) return <span className="block h-1" />
  const share = (at: number) => Math.min(1, Math.max(0, (at - first) / (last - first)))
  return (
    <span aria-hidden className="relative block h-1">
      {sessions.map(({ opens, closes }) => (
        <span
          key={opens}
          className="absolute inset-y-0 overflow-hidden rounded-full bg-fill"
          style={{ insetInlineStart: percent(share(opens)), inlineSize: percent(share(closes) - share(opens)) }}
        >
          {now !== null && state !== 'closed' && (
            <span
              className={classes('block h-full', state === 'open' ? 'bg-green' : 'bg-amber')}
              style={{ inlineSize: percent(Math.min(1, Math.max(0, (now - opens) / (closes - opens)))) }}
            />
          )}
        </span>
      ))}
    </span>
  )
}

const Tile = ({ market, now }: { readonly market: MarketNow; readonly now: number | null }) => {
  const words = useWords().markets
  const { tag } = useValue(locale)
  const { changesAt, code, state, zone } = market
  const time = changesAt === null ? null : weekdayTime(changesAt, tag, zone)
  return (
    <Go
      to="/quotes/index"
      search={{ market: code }}
      className="grid min-h-16 content-center gap-0.5 rounded-2 outline-offset-[-2px] active:bg-fill"
    >
      <span className="flex items-center gap-1.5 text-small font-medium whitespace-nowrap">
        <StateSign large state={state} />
        {words.marketNames[code]()}
      </span>
      <span className="block text-micro whitespace-nowrap text-ink-2">
        {words.states[state]()}
        {time !== null && <> · {state === 'open' ? words.closes({ time }) : words.opens({ time })}</>}
      </span>
      <Day market={market} now={now} />
    </Go>
  )
}

/**
 * Every market with its state: open, at lunch or closed, and when that changes. Its place is kept until they are known,
 * and given up where they cannot be loaded, or there are none: the movers below say so.
 */
export const Daylight = () => {
  const words = useWords().home
  const model = useModel(makeMarketsModel)
  const markets = byDaylight(useValue(model.traded))
  const clock = useModel(makeNowModel)
  const at = useValue(clock.now)
  useEffect(() => model.keep(), [model])
  useEffect(() => clock.keep(), [clock])
  const status = useValue(model.status)
  if (status === 'failed' || (status === 'ready' && markets.length === 0)) return null
  return (
    <Section flush title={words.marketHours()}>
      {/* As tall before the markets are known, so that nothing below moves. */}
      <ul
        aria-label={words.marketHours()}
        className="-mx-4 flex min-h-18 snap-x scroll-px-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none]"
      >
        {markets.map((market) => (
          <li
            key={market.code}
            className="box-content w-max shrink-0 snap-start border-line pe-4 not-first:ps-4 not-last:border-e"
          >
            <Tile market={market} now={at} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
