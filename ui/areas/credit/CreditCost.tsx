import { useEffect } from 'react'
import { CREDIT_DAY } from '../../../domain/credit/loan.ts'
import { formatDayRate, formatPercent } from '../../../domain/money/format.ts'
import type { CreditTerms } from '../../../ports/Credit.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { makeCreditModel } from './credit.model.ts'

/** The costs of the loan and when it is due, before it is requested. */
export const CreditCost = ({ terms }: { readonly terms: CreditTerms }) => {
  const words = useWords().lending
  const { tag } = useValue(locale)
  const model = useModel(makeCreditModel)
  const cost = useValue(model.cost)
  const days = useValue(model.days)
  const clock = useModel(makeNowModel)
  const now = useValue(clock.now)
  useEffect(() => clock.keep(), [clock])
  const { currency, rate, yearRate } = terms
  return (
    <Breakdown
      facts={[
        {
          label: words.interestRate(),
          value: words.rates({ day: inText(formatDayRate(rate)), year: inText(formatPercent(yearRate)) }),
        },
        { label: words.dayInterest(), value: <Money amount={cost?.day} currency={currency} /> },
        { label: words.termInterest(), value: <Money amount={cost?.interest} currency={currency} /> },
        { label: words.repayTotal(), value: <Money amount={cost?.total} currency={currency} />, strong: true },
        { label: words.dueAt(), value: now === null ? '—' : deviceTime(now + days * CREDIT_DAY, tag) },
      ]}
    />
  )
}
