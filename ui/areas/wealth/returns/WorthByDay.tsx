import { useId, useMemo, useState } from 'react'
import { LineHistory } from '../../../charts/LineHistory.tsx'
import { deviceZone } from '../../../data/clock/device.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Performance } from '../../../../ports/Wealth.reports.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { drawnDays, worthMarks } from './worthMarks.ts'
import { WorthTable } from './WorthTable.tsx'

const SHAPE = { in: 'bg-ink', out: 'bg-surface' }

/** The worth of each day as a line with marks of money in and out, and as a table. Its axis would reveal hidden figures. */
export const WorthByDay = ({ report: { currency, days, flows } }: { readonly report: Performance }) => {
  const words = useWords().returns
  const table = useId()
  const [isTable, setTable] = useState(false)
  const drawn = useMemo(() => drawnDays({ days, flows }), [days, flows])
  const points = useMemo(() => drawn.map(({ at, total }) => ({ at, value: total })), [drawn])
  const marks = useMemo(() => worthMarks({ days: drawn, flows }), [drawn, flows])
  if (days.length < 2) return null
  const names = { in: words.paidIn(), out: words.paidOut() }
  const shown = (['in', 'out'] as const).filter((kind) => marks.some((mark) => mark.kind === kind))
  return (
    <div>
      <LineHistory
        name={words.worth()}
        points={points}
        unit={{ kind: 'amount', currency }}
        // The days of the entries are of UTC.
        zone={flows ? 'UTC' : deviceZone()}
        marks={marks}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 text-small text-ink-2">
        {shown.map((kind) => (
          <span key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-full border-2 border-ink ${SHAPE[kind]}`} />
            {names[kind]}
          </span>
        ))}
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
      </div>
      {isTable && <WorthTable id={table} currency={currency} days={days} />}
    </div>
  )
}
