import { isRoundTheClock } from '../../domain/calendar/sessions.ts'
import type { MarketCode } from '../../domain/market/marketCode.ts'
import { locale, useWords } from '../i18n/words.ts'
import { Badge } from '../kit/Badge.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useValue } from '../kit/useValue.ts'
import { makeMarketsModel } from '../market/markets.model.ts'
import { useModel } from '../shell/app.ts'
import { weekdayTime } from '../times/format.ts'

/** Whether a market is open, and when that changes, in its own zone. */
export const MarketLine = ({ market }: { readonly market: MarketCode }) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const model = useModel(makeMarketsModel)
  const status = useValue(model.status)
  const now = useValue(model.markets).find(({ code }) => code === market)
  if (!now)
    return (
      <div className="flex min-h-9 items-center pt-2">
        {status !== 'failed' && status !== 'ready' && <Skeleton width="12rem" height="0.875rem" />}
      </div>
    )
  const { state, changesAt, sessions, zone } = now
  const time = changesAt === null ? null : weekdayTime(changesAt, tag, zone)
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-2 pt-2 text-small text-ink-2">
      <Badge tone={state === 'open' ? 'good' : 'neutral'}>{words.market.states[state]()}</Badge>
      {time === null
        ? isRoundTheClock(sessions) && words.quotes.rule.roundTheClock()
        : state === 'open'
          ? words.quotes.closes({ time })
          : words.quotes.opens({ time })}
      <span className="ms-auto text-ink-3">{now.currency}</span>
    </p>
  )
}
