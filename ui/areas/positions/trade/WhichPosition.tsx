import type { PositionRecord } from '../../../../ports/Positions.ts'
import { PositionLine } from '../detail/PositionLine.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { ListingName } from '../../markets/ListingName.tsx'

/** The position of a sheet, distinguishable from others in the same share. */
export const WhichPosition = ({ position }: { readonly position: PositionRecord }) => (
  <div className="flex items-center gap-x-3">
    <Monogram listing={position} />
    <p className="min-w-0 grow text-small text-ink-2">
      <span className="block text-field font-semibold text-ink">
        <ListingName listing={position} />
      </span>
      <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <PositionLine position={position} quantity={position.quantity} />
      </span>
    </p>
  </div>
)
