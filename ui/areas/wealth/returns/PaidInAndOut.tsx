import { useMemo } from 'react'
import { negate } from 'effect/BigDecimal'
import type { Performance } from '../../../../ports/Wealth.reports.ts'
import { chartTimes } from '../../../charts/times.ts'
import { deviceZone } from '../../../data/clock/device.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { Paid } from './Paid.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'

interface ReportProps {
  readonly report: Performance
  readonly hidden: boolean
}

/** The days on which money came in or went out, newest first: those of its booking, where the server knows them. */
export const PaidInAndOut = ({ report: { currency, days, flows }, hidden }: ReportProps) => {
  const words = useWords().returns
  const { tag } = useValue(locale)
  const times = useMemo(() => chartTimes(tag, flows ? 'UTC' : deviceZone(), 'day'), [tag, flows])
  const paid = flows?.map(({ day, ...rest }) => ({ at: Date.parse(`${day}T00:00:00Z`), ...rest })) ?? days
  const facts = paid
    .toReversed()
    .flatMap(({ at, paidIn, paidOut }) =>
      [paidIn, negate(paidOut)].flatMap((amount) =>
        amount.value === 0n
          ? []
          : [{ label: times.full(at), value: <Paid amount={amount} currency={currency} hidden={hidden} /> }],
      ),
    )
  if (facts.length === 0) return null
  return (
    <Section title={words.inAndOut()} aside={flows && 'UTC'}>
      <Breakdown facts={facts} />
    </Section>
  )
}
