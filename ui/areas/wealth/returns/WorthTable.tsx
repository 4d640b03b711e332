import { negate } from 'effect/BigDecimal'
import { useMemo } from 'react'
import { formatAmount } from '../../../../domain/money/format.ts'
import type { Performance } from '../../../../ports/Wealth.reports.ts'
import { chartTimes } from '../../../charts/times.ts'
import { deviceZone } from '../../../data/clock/device.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { Paid } from './Paid.tsx'

interface WorthTableProps {
  readonly id: string
  readonly currency: string
  readonly days: Performance['days']
}

/** The worth of each day and what was paid in and out, newest first: the chart as a table. */
export const WorthTable = ({ currency, days, id }: WorthTableProps) => {
  const words = useWords().returns
  const { tag } = useValue(locale)
  const times = useMemo(() => chartTimes(tag, deviceZone(), 'time-share'), [tag])
  return (
    <div
      id={id}
      role="region"
      aria-label={words.worth()}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      className="mt-2 max-h-96 overflow-auto rounded-2 border border-line"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{`${words.worth()}, ${currency}`}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:text-end [&>th]:font-medium [&>th]:text-ink-2">
            <th scope="col" className="text-start!">
              {words.day()}
            </th>
            <th scope="col">{words.inAndOut()}</th>
            <th scope="col">{words.growth()}</th>
            <th scope="col">{`${words.total()} (${currency})`}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ at, growth, paidIn, paidOut, total }) => (
            <tr key={at} className="border-t border-line [&>*]:px-3 [&>*]:py-2">
              <th scope="row" className="text-start font-normal whitespace-nowrap">
                {times.full(at)}
              </th>
              <td className="text-end">
                {[paidIn, negate(paidOut)].map((amount) =>
                  amount.value === 0n ? null : (
                    <span key={amount.value > 0n ? 'in' : 'out'} className="block">
                      <Paid amount={amount} currency={currency} />
                    </span>
                  ),
                )}
              </td>
              <td className="text-end">
                <Change percent={growth} />
              </td>
              <td className="text-end">
                <span className="num whitespace-nowrap">{formatAmount(total)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
