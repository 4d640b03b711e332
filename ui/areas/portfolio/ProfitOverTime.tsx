import { useEffect } from 'react'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import { LineHistory } from '../../charts/LineHistory.tsx'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeProfitModel } from './profit.model.ts'

/** Realised profit so far, as a line; renders nothing before the first sale. */
export const ProfitOverTime = ({ wallet: { currency } }: { readonly wallet: CurrencyFunds }) => {
  const name = useWords().positions.wallet.realisedProfit()
  const { open, points, zone } = useModel(makeProfitModel)
  const line = useValue(points)
  useEffect(() => open(), [open])
  if (line.length === 0) return null
  return (
    <Section title={`${name} · ${currency}`}>
      <LineHistory
        key={currency}
        name={name}
        points={line}
        unit={{ kind: 'amount', currency }}
        zone={zone}
        tone="change"
      />
    </Section>
  )
}
