import { useWords } from '../i18n/words.ts'
import { sayReason } from './states.ts'

interface RowNoteProps {
  /** When it was handed in; null where the server does not say. */
  readonly time: string | null
  readonly reason: string | null
}

/** Below the name of a deposit or withdrawal: its time, and why it was refused. */
export const RowNote = ({ time, reason }: RowNoteProps) => {
  const { reasons } = useWords().funds
  return (
    <>
      {time !== null && <span className="block">{time}</span>}
      {reason !== null && <span className="block">{sayReason(reasons, reason)}</span>}
    </>
  )
}
