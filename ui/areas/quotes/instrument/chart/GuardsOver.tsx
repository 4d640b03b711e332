import { formatDecimal } from '../../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { GuardHandles } from '../../../../charts/tools/GuardHandles.tsx'
import type { ChartSurface } from '../../../../charts/trading/surface.ts'
import { useApp, useModel } from '../../../../data/app/app.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import { makeOwnModel } from '../own.model.ts'

interface OverProps {
  readonly detail: Detail
  readonly surface: ChartSurface
}

/** Handles of the customer's stops and take-profits; a drag leads to the form of the position, with the price filled in. */
export const GuardsOver = ({ detail, surface }: OverProps) => {
  const app = useApp()
  const { guards = [] } = useValue(useModel(makeOwnModel).marks)
  return (
    <GuardHandles
      surface={surface}
      tick={priceStep(detail.decimals)}
      guards={guards}
      onChange={({ kind, positionId }, price) =>
        app.go('/position/info', {
          id: positionId,
          ...(kind === 'profit' ? { profit: formatDecimal(price) } : { stop: formatDecimal(price) }),
        })
      }
    />
  )
}
