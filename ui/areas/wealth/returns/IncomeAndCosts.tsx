import { useMemo } from 'react'
import { isSame, zero } from '../../../../domain/money/decimal.ts'
import type { MonthOfReport, Performance } from '../../../../ports/Wealth.reports.ts'
import { chartTimes } from '../../../charts/times.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'

const LINES = ['dividends', 'lending', 'rewards', 'fees', 'taxes', 'interest'] as const

interface MonthProps {
  readonly month: MonthOfReport
  readonly currency: string
  readonly hidden: boolean
}

const Month = ({ currency, hidden, month }: MonthProps) => {
  const words = useWords().returns
  const { tag } = useValue(locale)
  const times = useMemo(() => chartTimes(tag, 'UTC', 'month'), [tag])
  const facts = LINES.map((line) => ({ label: words.lines[line](), amount: month[line] }))
    .filter(({ amount }) => !isSame(amount, zero))
    .map(({ amount, label }) => ({ label, value: <Money amount={amount} currency={currency} hidden={hidden} /> }))
  return (
    <div>
      <h3 className="pb-1 text-small font-semibold">{times.full(Date.parse(`${month.month}-01T00:00:00Z`))}</h3>
      <Breakdown facts={facts} />
    </div>
  )
}

/** Income and costs, month by month, newest first. */
export const IncomeAndCosts = ({ report, hidden }: { readonly report: Performance; readonly hidden: boolean }) => {
  const words = useWords().returns
  if (report.months.length === 0) return null
  return (
    <Section title={words.incomeAndCosts()}>
      <div className="grid gap-4">
        {report.months.toReversed().map((month) => (
          <Month key={month.month} month={month} currency={report.currency} hidden={hidden} />
        ))}
      </div>
    </Section>
  )
}
