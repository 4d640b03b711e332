import { rateEffect } from '../../../../domain/home/evening.ts'
import { MINOR_UNITS } from '../../../../domain/money/money.ts'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Breakdown, type Fact } from '../../../kit/figures/Figures.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import type { Evening } from './evening.model.ts'
import { totalsOf } from './moved.ts'

/** What all holdings of each currency gained or lost, and what its exchange rate did to them meanwhile. */
export const DayTotals = ({ evening, hidden }: { readonly evening: Evening; readonly hidden: boolean }) => {
  const words = useWords().evening
  const worth = useValue(useModel(makeWorthModel).worth)
  const facts = totalsOf(evening).flatMap(({ currency, equity, percent, profit }): ReadonlyArray<Fact> => {
    const rate = worth?.rates.find((one) => one.currency === currency)
    const effect = worth && rate && rateEffect(equity, rate, MINOR_UNITS[worth.currency])
    return [
      {
        label: words.together(),
        value: <Change amount={profit} percent={percent} currency={currency} hidden={hidden} />,
        strong: true,
      },
      ...(effect
        ? [{ label: words.rate({ currency }), value: <Change {...effect} currency={worth.currency} hidden={hidden} /> }]
        : []),
    ]
  })
  return facts.length > 0 && <Breakdown facts={facts} />
}
