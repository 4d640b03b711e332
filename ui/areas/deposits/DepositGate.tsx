import { useWords } from '../../i18n/words.ts'
import { Gate } from '../../app/gates/Gate.tsx'

/** The deposit channel is closed. Needs the words `transfers`. Source: RULES.md, funds. */
export const DepositGate = () => {
  const words = useWords().transfers.channelGate
  return (
    <Gate title={words.title()} ways={['service']}>
      {words.text()}
    </Gate>
  )
}
