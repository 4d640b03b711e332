import { useWords } from '../../../i18n/words.ts'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Go } from '../../../app/navigation/Go.tsx'

interface WayOutProps {
  /** Of a finding or a refusal. */
  readonly code: string
  readonly wide?: boolean
}

/** The way to what an order lacks; nothing where no other screen can help. */
export const WayOut = ({ code, wide = false }: WayOutProps) => {
  const words = useWords().orders
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
