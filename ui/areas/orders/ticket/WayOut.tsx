import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Go } from '../shell/Go.tsx'

interface WayOutProps {
  /** Of a finding or a refusal. */
  readonly code: string
  readonly wide?: boolean
}

/** The way to what an order lacks; nothing where no other screen can help. */
export const WayOut = ({ code, wide = false }: WayOutProps) => {
  const words = useWords().ticket
  if (code !== 'day-trading-not-approved') return null
  return (
    <ButtonLink
      size={wide ? 'medium' : 'small'}
      wide={wide}
      render={<Go to="/home/dayTrading" search={{ tab: 'applied' }} />}
    >
      {words.toDayTrading()}
    </ButtonLink>
  )
}
