import { useWords } from '../../../../i18n/words.ts'
import { Gate } from '../../../../app/gates/Gate.tsx'

/** Why shorts and leverage are not there, and whom to ask. */
export default function MarginNote() {
  return (
    <Gate tone="neutral" ways={['service']}>
      {useWords().orders.marginMissing()}
    </Gate>
  )
}
