import { sumOf } from '../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useModel } from '../../../data/app/app.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { ChargedCosts } from '../../orders/costs/lazyCosts.ts'
import { Story } from '../../orders/story/lazyStory.ts'
import { makePositionModel } from './position.model.ts'

/** What the position has cost, once all its fills are known, and its story. */
export const ToldSection = ({ position }: { readonly position: PositionRecord }) => {
  const { fills } = useModel(makePositionModel)
  const rows = useValue(fills.rows)
  const isKnown = ['ready', 'failed'].includes(useValue(fills.status)) || rows.length > 0
  const isComplete = !useValue(fills.hasMore) && rows.length > 0
  return (
    <Section>
      <div className="grid gap-4">
        {isComplete && (
          <ChargedCosts
            amount={sumOf(rows.map(({ amount }) => amount))}
            fees={sumOf(rows.map(({ fees }) => fees))}
            currency={position.currency}
          />
        )}
        {/* The costs come with the fills, above it. */}
        {isKnown && <Story key={position.id} about={{ kind: 'position', position }} />}
      </div>
    </Section>
  )
}
