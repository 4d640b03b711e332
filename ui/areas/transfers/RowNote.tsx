import { useWords } from '../../i18n/words.ts'
import { formatReason } from './states.ts'

interface RowNoteProps {
  /** When it was submitted; null where the server sends no time. */
  readonly time: string | null
  readonly reason: string | null
}

/** Below the name of a deposit or withdrawal: its time, and why it was refused. */
export const RowNote = ({ time, reason }: RowNoteProps) => {
  const { reasons } = useWords().transfers
  return (
    <>
      {time !== null && <span className="block">{time}</span>}
      {reason !== null && <span className="block">{formatReason(reasons, reason)}</span>}
    </>
  )
}
