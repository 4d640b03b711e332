import { MOST_PAYEES } from '../../../domain/payees/mostPayees.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'

/** No payee can be bound until one is unbound; `elsewhere` where the list of them is on another screen. */
export const PayeesFull = ({ elsewhere }: { readonly elsewhere: boolean }) => {
  const words = useWords().payees
  const toList = { label: words.title(), link: <Go replace to="/mine/bank" /> }
  return (
    <Gate title={words.full({ most: inText(String(MOST_PAYEES)) })} ways={elsewhere ? [toList] : []}>
      {words.fullHint()}
    </Gate>
  )
}
