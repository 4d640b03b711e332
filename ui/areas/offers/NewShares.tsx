import { useWords } from '../../i18n/words.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { makeNewShareList } from './list.model.ts'
import { OfferListScreen } from './OfferListScreen.tsx'

/** /home/newShare: new shares of all markets. */
export default function NewShares() {
  const app = useApp()
  const words = useWords().offers
  return (
    <OfferListScreen
      title={words.newShares()}
      model={useModel(makeNewShareList)}
      asked={useSearch('/home/newShare').tab}
      onTab={(tab) => app.replace('/home/newShare', { tab })}
      links={
        <>
          <Go to="/home/aguNewShare" className="tap inline-flex min-h-11 items-center">
            {words.onlyAShares()}
          </Go>
          <Go to="/mine/newShareOrder" className="tap inline-flex min-h-11 items-center">
            {words.mySubscriptions()}
          </Go>
          <Go to="/market/subscribe" className="tap inline-flex min-h-11 items-center">
            {words.placements()}
          </Go>
        </>
      }
    />
  )
}
