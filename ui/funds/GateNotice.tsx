import type { FundsStanding, Gate } from '../../domain/funds/gates.ts'
import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { Go } from '../shell/Go.tsx'

interface GateNoticeProps {
  readonly gate: Gate
  readonly standing: FundsStanding
  /** What is to be withdrawn. */
  readonly currency: string
  /** Why it is needed, where it is for something else than a withdrawal. */
  readonly hint?: string
}

/** What must be in place before a form can be sent, and the way there. */
export const GateNotice = ({ gate, standing, currency, hint }: GateNoticeProps) => {
  const words = useWords().funds.gates
  if (gate === 'identity') {
    const waits = standing.identity === 'under-review'
    return (
      <Empty
        title={waits ? words.identityReview() : words.identity()}
        hint={hint ?? words.identityHint()}
        action={<ButtonLink render={<Go to="/mine/verified" />}>{words.toIdentity()}</ButtonLink>}
      />
    )
  }
  if (gate === 'fund-password') {
    return (
      <Empty
        title={words.password()}
        hint={hint ?? words.passwordHint()}
        action={<ButtonLink render={<Go to="/mine/fundPassword" />}>{words.toPassword()}</ButtonLink>}
      />
    )
  }
  if (gate === 'credit') {
    return (
      <Empty
        title={words.credit()}
        hint={words.creditHint()}
        action={<ButtonLink render={<Go to="/home/borrow" search={{ tab: 'credit' }} />}>{words.toRepay()}</ButtonLink>}
      />
    )
  }
  return (
    <Empty
      title={words.card()}
      hint={words.cardHint({ currency })}
      action={<ButtonLink render={<Go to="/mine/bankAdd" />}>{words.toCard()}</ButtonLink>}
    />
  )
}
