import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { ChartSurface } from '../../../charts/trading/surface.ts'
import { useModel } from '../../../data/app/app.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { makeProtectModel } from './protect.model.ts'

const LineHandles = lazyPart(async () => (await import('../../../charts/tools/LineHandles.tsx')).LineHandles)

interface OverProps {
  readonly position: PositionRecord
  readonly surface: ChartSurface
}

/** Handles of the stop and take-profit on the chart of their position; a drag opens the form with the price filled in. */
export default function GuardsOver({ position, surface }: OverProps) {
  const { guards = [] } = useValue(useModel(makePositionModel).marks)
  const { fit, showAt } = useModel(makeProtectModel)
  return (
    <LineHandles
      surface={surface}
      tick={priceStep(position.decimals)}
      // A trailing stop follows the price by itself.
      lines={guards.flatMap(({ id, kind, price }) => (kind === 'trail' ? [] : [{ id, kind, price }]))}
      fit={fit}
      onChange={({ id }, price) => {
        const isProfit = guards.some((one) => one.id === id && one.kind === 'profit')
        showAt(isProfit ? { profit: price } : { stop: price })
      }}
    />
  )
}
