import { useState } from 'react'
import type { Detail } from '../../../ports/Quotes.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { useModel } from '../../data/app/app.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { usePart } from '../../kit/useValue.ts'

const Sheet = lazyPart(async () => {
  const [part] = await Promise.all([import('./AlertSheet.tsx'), loadNamespace('alerts'), loadNamespace('server')])
  return part.default
})

/** Opens the price alerts of an instrument, where the server has them. What the sheet shows is downloaded with it. */
export const AlertsRow = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const isOffered = usePart(useModel(makeServerModel).settings, (settings) => settings?.entries.get('alerts') === '1')
  const [open, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <ListRow title={words.priceAlerts()} chevron onPress={() => setOpen(true)} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.priceAlerts()}>
        {open && <Sheet detail={detail} />}
      </BottomSheet>
    </>
  )
}
