import type { PositionRecord } from '../../../../ports/Positions.ts'
import { PositionLine } from '../detail/PositionLine.tsx'
import { ListingName } from '../../markets/ListingName.tsx'

/** The position of a sheet, distinguishable from others in the same share. */
export const WhichPosition = ({ position }: { readonly position: PositionRecord }) => (
  <p className="text-small text-ink-2">
    <span className="block text-field font-semibold text-ink">
      <ListingName listing={position} />
    </span>
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      <PositionLine position={position} quantity={position.quantity} />
    </span>
  </p>
)
