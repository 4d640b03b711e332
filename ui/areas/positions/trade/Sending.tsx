import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../kit/useValue.ts'
import type { PositionSheet } from './positionSheet.ts'

/** What is known of something that was sent and has no answer; nothing otherwise. */
export const SendingNote = ({ state }: Pick<PositionSheet, 'state'>) => {
  const words = useWords().markets.sending
  const now = useValue(state)
  if (now?.kind === 'unknown')
    return (
      <Banner live title={words.unknown()}>
        {words.unknownHint()}
      </Banner>
    )
  if (now?.kind === 'lost')
    return (
      <Banner live title={now.certain ? words.lost() : words.unsure()}>
        {now.certain ? words.lostHint() : words.unsureHint()}
      </Banner>
    )
  return null
}

interface FooterProps {
  readonly model: PositionSheet
  /** The buttons of the form; `isSending` while it has no answer. */
  readonly children: (isSending: boolean) => ReactNode
}

/** The buttons of a sheet: those of its form, or what can be done about something that was lost. */
export const SendingActions = ({ children, model }: FooterProps) => {
  const words = useWords().markets.sending
  const kind = useValue(model.state)?.kind
  if (kind !== 'lost') return children(kind === 'sending')
  return (
    <div className="pair">
      <Button kind="secondary" size="medium" onClick={model.discard}>
        {words.discard()}
      </Button>
      <Button size="medium" onClick={model.sendAgain}>
        {words.sendAgain()}
      </Button>
    </div>
  )
}
