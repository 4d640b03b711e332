import { useWords } from '../../../../i18n/words.ts'
import { Gate } from '../../../../app/gates/Gate.tsx'

/** Why shorts and leverage are not available, and whom to contact. */
export default function MarginNote() {
  return (
    <Gate tone="neutral" ways={['service']}>
      {useWords().orders.marginMissing()}
    </Gate>
  )
}
