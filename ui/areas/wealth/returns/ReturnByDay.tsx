import { useId, useMemo, useState } from 'react'
import { LineHistory } from '../../../charts/LineHistory.tsx'
import { deviceZone } from '../../../data/clock/device.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Performance } from '../../../../ports/Wealth.reports.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Segmented } from '../../../kit/choices/Tabs.tsx'
import { drawnDays, fromFirstMoney, paidMarks } from './paidMarks.ts'
import { WorthTable } from './WorthTable.tsx'

const SHAPE = { in: 'bg-ink', out: 'bg-surface' }
const VIEWS = ['growth', 'total'] as const
type View = (typeof VIEWS)[number]

interface ReturnByDayProps {
  readonly report: Performance
  /** The axis of the worth would reveal hidden figures: then only the return is drawn. */
  readonly hidden: boolean
}

/**
 * The return of each day as a line, from the first day with money, and the worth as its second view: money that came in is no gain, so it
 * is a mark on its day. All as a table too.
 */
export const ReturnByDay = ({ hidden, report: { currency, days, flows } }: ReturnByDayProps) => {
  const words = useWords().returns
  const table = useId()
  const [isTable, setTable] = useState(false)
  const [chosen, setView] = useState<View>('growth')
  const view = hidden ? 'growth' : chosen
  const drawn = useMemo(() => fromFirstMoney(drawnDays({ days, flows })), [days, flows])
  const points = useMemo(
    () =>
      drawn.flatMap(({ at, growth, total }) => {
        const value = view === 'growth' ? growth : total
        return value === null ? [] : [{ at, value }]
      }),
    [drawn, view],
  )
  const marks = useMemo(() => paidMarks(points, { days: drawn, flows }), [points, drawn, flows])
  if (days.length < 2) return null
  const names = { in: words.paidIn(), out: words.paidOut() }
  const shown = (['in', 'out'] as const).filter((kind) => marks.some((mark) => mark.kind === kind))
  return (
    <div>
      {!hidden && (
        <div className="pb-2">
          <Segmented
            label={words.view()}
            choices={VIEWS.map((value) => ({ value, label: words[value]() }))}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      <LineHistory
        key={view}
        name={view === 'growth' ? words.timeWeighted() : words.worth()}
        points={points}
        unit={view === 'growth' ? { kind: 'percent' } : { kind: 'amount', currency }}
        // The days of the entries are of UTC.
        zone={flows ? 'UTC' : deviceZone()}
        marks={marks}
        tone={view === 'growth' ? 'change' : 'accent'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 text-small text-ink-2">
        {shown.map((kind) => (
          <span key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-full border-2 border-ink ${SHAPE[kind]}`} />
            {names[kind]}
          </span>
        ))}
        {!hidden && (
          <span className="ms-auto">
            <Button
              last
              kind="quiet"
              size="small"
              aria-expanded={isTable}
              aria-controls={isTable ? table : undefined}
              onClick={() => setTable(!isTable)}
            >
              {words.asTable()}
            </Button>
          </span>
        )}
      </div>
      {isTable && !hidden && <WorthTable id={table} currency={currency} days={days} />}
    </div>
  )
}
