import { useEffect } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import { Note } from './Note.tsx'
import { type Against, makeReceiptModel } from './receipt.model.ts'
import { Share } from './Share.tsx'

interface ReceiptProps {
  readonly position: PositionRecord
}

/** What the index of the market returned in the same days; null where that is not known, and while the position is held. */
const useAgainst = (position: PositionRecord): Against | null => {
  const { against: known, compare } = useModel(makeReceiptModel)
  const detail = useValue(useModel(makeInstrumentModel).detail)
  const against = useValue(known)
  const index = position.state === 'closed' && detail?.code === position.code ? detail.index : undefined
  useEffect(() => {
    if (index) void compare(position, index)
  }, [compare, position, index])
  // Another position may have been compared before.
  return index && against?.positionId === position.id ? against : null
}

/** Beside the result of a position: its index, the customer's note, and sharing it. Needs the words `story`. */
export default function Receipt({ position }: ReceiptProps) {
  const words = useWords().story.receipt
  const keepsNotes = useOrderFeature('notes')
  const against = useAgainst(position)
  const isClosed = position.state === 'closed'
  if (!keepsNotes && !isClosed) return null
  return (
    <Section>
      <div className="grid gap-3">
        {isClosed && (
          // It comes last: its room is there before it, so that nothing moves.
          <p className="flex min-h-5 flex-wrap justify-between gap-x-3 text-small text-ink-2">
            {against && (
              <>
                <span>{words.index({ name: against.index.name })}</span>
                {/* The index is public. */}
                <Change percent={against.percent} hidden={false} />
              </>
            )}
          </p>
        )}
        {keepsNotes && <Note position={position} />}
        {isClosed && <Share position={position} against={against} />}
      </div>
    </Section>
  )
}
