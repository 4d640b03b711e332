import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { ChartSurface } from '../../../charts/trading/surface.ts'
import { useModel } from '../../../data/app/app.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { makeProtectModel } from './protect.model.ts'

const GuardHandles = lazyPart(async () => (await import('../../../charts/tools/GuardHandles.tsx')).GuardHandles)

interface OverProps {
  readonly position: PositionRecord
  readonly surface: ChartSurface
}

/** Handles of the stop and take-profit on the chart of their position; a drag opens the form with the price filled in. */
export default function GuardsOver({ position, surface }: OverProps) {
  const { guards = [] } = useValue(useModel(makePositionModel).marks)
  const { showAt } = useModel(makeProtectModel)
  return (
    <GuardHandles
      surface={surface}
      tick={priceStep(position.decimals)}
      guards={guards}
      onChange={({ kind }, price) => showAt(kind === 'profit' ? { profit: price } : { stop: price })}
    />
  )
}
