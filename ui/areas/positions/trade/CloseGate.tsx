import { compare, zero } from '../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Gate } from '../../../app/gates/Gate.tsx'
import { Go } from '../../../app/navigation/Go.tsx'

/** No part of the position can be closed, and waiting does not change that. Source: RULES.md, selling. */
export const CloseGate = ({ position }: { readonly position: PositionRecord }) => {
  const all = useWords()
  const words = all.positions
  const { closable, lent, sellableFrom, state } = position
  // Another tab, or what protects it, closed it while the form was open.
  if (state === 'closed')
    return (
      <Banner live tone="warning">
        {serverMessage(all, 'position-not-found')}
      </Banner>
    )
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
