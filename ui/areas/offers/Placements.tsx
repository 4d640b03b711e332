import { useState } from 'react'
import type { OfferTab } from '../../../ports/Offers.ts'
import { useWords } from '../../i18n/words.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makePlacementList } from './list.model.ts'
import { OfferListScreen } from './OfferListScreen.tsx'

/** /market/subscribe: placements and offers that the account may subscribe. */
export default function Placements() {
  const words = useWords().offers
  const model = useModel(makePlacementList)
  const [tab, setTab] = useState<OfferTab>(model.tab.peek())
  return (
    <OfferListScreen
      title={words.placements()}
      model={model}
      asked={tab}
      onTab={setTab}
      links={
        <>
          <Go to="/market/subscribRecord" className="tap inline-flex min-h-11 items-center">
            {words.placementOrders()}
          </Go>
          <Go to="/home/newShare" className="tap inline-flex min-h-11 items-center">
            {words.newShares()}
          </Go>
        </>
      }
    />
  )
}
