import { useState } from 'react'
import type { Detail } from '../../../../ports/Quotes.ts'
import { useWords } from '../../../i18n/words.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { AlertsRow } from '../../alerts/AlertsRow.tsx'
import { PlanRow } from '../../savings/PlanRow.tsx'
import { Rules } from './Rules.tsx'

/** Opens the price alerts, and the rules for an order of the instrument. */
export const RulesRow = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const [open, setOpen] = useState(false)
  return (
    <Section flush>
      <AlertsRow detail={detail} />
      <PlanRow detail={detail} />
      <ListRow title={words.rules()} chevron onPress={() => setOpen(true)} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.rules()}>
        <Rules detail={detail} />
      </BottomSheet>
    </Section>
  )
}
