import { compare, zero } from '../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useWords } from '../../../i18n/words.ts'
import { Gate } from '../../../app/gates/Gate.tsx'
import { Go } from '../../../app/navigation/Go.tsx'

/** Nothing of the position can be closed, and waiting does not change that. Source: RULES.md, selling. */
export const CloseGate = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords().positions
  const { closable, lent, sellableFrom } = position
  if (compare(closable, zero) > 0 || sellableFrom !== null) return null
  if (compare(lent, zero) > 0)
    return (
      <Gate
        title={words.closeGate.lent()}
        ways={[{ label: words.closeGate.toLoans(), link: <Go to="/home/borrow" search={{ tab: 'loans' }} /> }]}
      >
        {words.closeGate.lentText()}
      </Gate>
    )
  return (
    <Gate
      title={words.closeGate.waiting()}
      ways={[{ label: words.tabs.pending(), link: <Go to="/position/index" search={{ tab: 'pending' }} /> }]}
    >
      {words.closeGate.waitingText()}
    </Gate>
  )
}
