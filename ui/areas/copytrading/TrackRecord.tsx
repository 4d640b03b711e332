import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { TrackDays } from '../../../ports/Copytrading.ts'
import { LineHistory } from '../../charts/LineHistory.tsx'
import { HISTORY_HEIGHT } from '../../charts/lineHistory.ts'
import { formatPercent } from '../../../domain/money/format.ts'
import { percentMoved } from '../../../domain/money/largestMove.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { DAY, dateText } from '../../kit/dates/dateFormat.ts'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeProductModel } from './product.model.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

const DAYS = { '30': 30, '90': 90, '180': 180, '365': 365 } as const satisfies Record<string, TrackDays>

/** Two lines, as the sentence about the largest fall mostly takes: its room is there before it. */
const TOLD = 'min-h-9 text-small text-ink-2'

/** The cumulative return of the strategist, in per cent. */
export const TrackRecord = ({ name }: { readonly name: string }) => {
  const words = useWords().copytrading
  const model = useModel(makeProductModel)
  const days = useValue(model.days)
  const growth = useValue(model.growth)
  const fall = useValue(model.fall)
  const { tag } = useValue(locale)
  const day = (at: number) => dateText(tag, { ...DAY, timeZone: FOLLOW_ZONE }, at)
  const status = useValue(model.record.status)
  const failure = useValue(model.record.failure)
  return (
    <div className="grid gap-2">
      <h2 className="text-field font-semibold">{name}</h2>
      {status === 'failed' ? (
        <LoadFailed title={words.recordFailed()} failure={failure} onRetry={() => void model.record.load()} />
      ) : growth ? (
        <>
          <LineHistory
            name={name}
            points={growth}
            unit={{ kind: 'percent' }}
            zone={FOLLOW_ZONE}
            tone="change"
            {...(fall && { shaded: { from: fall.from.at, until: fall.until.at } })}
          />
          <p className={TOLD}>
            {fall &&
              words.fellShaded({
                percent: inText(formatPercent(percentMoved(fall))),
                from: day(fall.from.at),
                until: day(fall.until.at),
              })}
          </p>
        </>
      ) : (
        <>
          <div aria-hidden className="rounded-2 bg-fill" style={{ height: HISTORY_HEIGHT }} />
          <p className={TOLD} />
        </>
      )}
      <Segmented
        label={words.period()}
        choices={keysOf(DAYS).map((value) => ({ value, label: words.days({ days: DAYS[value] }) }))}
        value={keysOf(DAYS).find((value) => DAYS[value] === days) ?? '365'}
        onChange={(next) => model.chooseDays(DAYS[next])}
      />
    </div>
  )
}
