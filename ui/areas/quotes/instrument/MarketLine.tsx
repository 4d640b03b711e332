import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import { useWords } from '../../../i18n/words.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Skeleton } from '../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { useHours } from './useHours.ts'

const LINE = 'flex min-h-9 flex-wrap items-center gap-2 pt-2 text-small text-ink-2'

const OwnHours = ({ market }: { readonly market: MarketNow }) => {
  const { states } = useWords().markets
  const { currency, state } = market
  return (
    <p className={LINE}>
      <Badge tone={state === 'open' ? 'good' : 'neutral'}>{states[state]()}</Badge>
      {useHours(market)}
      <span className="ms-auto text-ink-3">{currency}</span>
    </p>
  )
}

/** Whether a market is open, and when that changes, in its own zone; less where its rows show that. */
export const MarketLine = ({ market }: { readonly market: MarketCode }) => {
  const words = useWords().quotes
  const model = useModel(makeMarketsModel)
  const status = useValue(model.status)
  const now = useValue(model.markets).find(({ code }) => code === market)
  if (!now)
    return (
      <div className="flex min-h-9 items-center pt-2">
        {status !== 'failed' && status !== 'ready' && <Skeleton width="12rem" height="0.875rem" />}
      </div>
    )
  return now.hasHomeHours ? <p className={LINE}>{words.homeHours()}</p> : <OwnHours market={now} />
}
