import { useState } from 'react'
import type { Detail } from '../../../ports/Quotes.ts'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { LazyAlertSheet } from './lazyAlertSheet.ts'
import { useArea } from '../../app/navigation/offered.tsx'

/** Opens the price alerts of an instrument, where the server has them. What the sheet shows is downloaded with it. */
export const AlertsRow = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const isOffered = useArea('alerts')
  const [open, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <ListRow title={words.priceAlerts()} chevron onPress={() => setOpen(true)} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.priceAlerts()}>
        {open && <LazyAlertSheet detail={detail} />}
      </BottomSheet>
    </>
  )
}
