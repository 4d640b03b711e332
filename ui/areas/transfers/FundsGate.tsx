import type { Gate as GateName } from '../../../domain/withdrawals/gates.ts'
import type { IdentityState } from '../../../domain/contract/enumerations.ts'
import { useWords } from '../../i18n/words.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'

interface FundsGateProps {
  readonly gate: GateName
  readonly identity: IdentityState
  /** The currency of the withdrawal. */
  readonly currency: string
  /** Why it is needed, where it is not for a withdrawal. */
  readonly hint?: string
}

/** The missing requirements before money moves. Needs the words `transfers` and `markets`. Source: RULES.md, funds. */
export const FundsGate = ({ gate, identity, currency, hint }: FundsGateProps) => {
  const all = useWords()
  const words = all.transfers.gates
  const { ways } = all.markets
  switch (gate) {
    case 'identity':
      return (
        <Gate
          title={identity === 'under-review' ? words.identityReview() : words.identity()}
          ways={[{ label: ways.identity(), link: <Go to="/mine/verified" /> }]}
        >
          {hint ?? words.identityHint()}
        </Gate>
      )
    case 'fund-password':
      return (
        <Gate title={words.password()} ways={[{ label: ways.fundPassword(), link: <Go to="/mine/fundPassword" /> }]}>
          {hint ?? words.passwordHint()}
        </Gate>
      )
    case 'credit':
      return (
        <Gate
          title={words.credit()}
          ways={[{ label: words.toRepay(), link: <Go to="/home/borrow" search={{ tab: 'credit' }} /> }]}
        >
          {words.creditHint()}
        </Gate>
      )
    default:
      return (
        <Gate title={words.card()} ways={[{ label: words.toCard(), link: <Go to="/mine/bankAdd" /> }]}>
          {words.cardHint({ currency })}
        </Gate>
      )
  }
}
