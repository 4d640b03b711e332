import { roundToTick } from '../../../../../domain/markets/allowedPrices.ts'
import { formatDecimal } from '../../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { LineHandles } from '../../../../charts/tools/LineHandles.tsx'
import type { ChartSurface } from '../../../../charts/trading/surface.ts'
import { useOrderFeature } from '../../../../app/session/useOrderFeature.ts'
import { useApp, useModel } from '../../../../data/app/app.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import { makeOwnModel } from '../own.model.ts'

interface OverProps {
  readonly detail: Detail
  readonly surface: ChartSurface
}

/**
 * Handles of the customer's waiting orders, stops and take-profits. A drag leads to the form of the order or the position,
 * with the price filled in; nothing is sent before that is reviewed.
 */
export const LinesOver = ({ detail, surface }: OverProps) => {
  const app = useApp()
  const changes = useOrderFeature('amend')
  const { guards = [], pending = [] } = useValue(useModel(makeOwnModel).marks)
  const orders = changes ? pending.filter(({ isChangeable }) => isChangeable) : []
  return (
    <LineHandles
      surface={surface}
      tick={priceStep(detail.decimals)}
      lines={[
        // A trailing stop follows the price by itself.
        ...guards.flatMap(({ id, kind, price }) => (kind === 'trail' ? [] : [{ id, kind, price }])),
        ...orders.map(({ id, price, quantity, side }) => ({ id, kind: side, price, quantity })),
      ]}
      fit={(price) => roundToTick(detail.rules.ticks, price, 'nearest')}
      onChange={({ id }, price) => {
        const text = formatDecimal(price)
        const guard = guards.find((one) => one.id === id)
        if (guard === undefined) app.go('/position/index', { tab: 'pending', change: id, price: text })
        else
          app.go('/position/info', {
            id: guard.positionId,
            ...(guard.kind === 'profit' ? { profit: text } : { stop: text }),
          })
      }}
    />
  )
}
