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
import { makeReceiptModel } from './receipt.model.ts'
import { Share } from './Share.tsx'

interface ReceiptProps {
  readonly position: PositionRecord
}

/** What the index of the market returned in the same days; nothing where that is not known. */
const Against = ({ position }: ReceiptProps) => {
  const words = useWords().story.receipt
  const { against: known, compare } = useModel(makeReceiptModel)
  const detail = useValue(useModel(makeInstrumentModel).detail)
  const against = useValue(known)
  const index = detail?.code === position.code ? detail.index : undefined
  useEffect(() => {
    if (index) void compare(position, index)
  }, [compare, position, index])
  if (!against) return null
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
      <span>{words.index({ name: against.index.name })}</span>
      <Change percent={against.percent} />
    </p>
  )
}

/** Beside the result of a position: its index, the customer's note, and sharing it. Needs the words `story`. */
export default function Receipt({ position }: ReceiptProps) {
  const keepsNotes = useOrderFeature('notes')
  const isClosed = position.state === 'closed'
  if (!keepsNotes && !isClosed) return null
  return (
    <Section>
      <div className="grid gap-3">
        {isClosed && <Against position={position} />}
        {keepsNotes && <Note position={position} />}
        {isClosed && <Share position={position} />}
      </div>
    </Section>
  )
}
