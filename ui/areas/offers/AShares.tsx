import { useWords } from '../../i18n/words.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { makeAShareList } from './list.model.ts'
import { OfferListScreen } from './OfferListScreen.tsx'

/** /home/aguNewShare: new A-shares. */
export default function AShares() {
  const app = useApp()
  const words = useWords().offers
  return (
    <OfferListScreen
      title={words.aShares()}
      model={useModel(makeAShareList)}
      asked={useSearch('/home/aguNewShare').tab}
      onTab={(tab) => app.replace('/home/aguNewShare', { tab })}
      links={
        <>
          <Go to="/home/newShare" className="tap inline-flex min-h-11 items-center">
            {words.allMarkets()}
          </Go>
          <Go to="/mine/newShareOrder" className="tap inline-flex min-h-11 items-center">
            {words.mySubscriptions()}
          </Go>
        </>
      }
    />
  )
}
