import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { BlankHeader } from '../../../kit/layout/HeaderEnd.tsx'
import { ScreenHeading } from '../../../kit/layout/ScreenHeading.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { makeWatchlistModel } from '../watchlist/watchlist.model.ts'
import { makeMoversModel } from './movers.model.ts'
import { QuotesList } from './QuotesList.tsx'
import { makeRecommendedModel } from './recommended.model.ts'

/** The first row of the list that is shown beside; undefined until it is loaded, and where the list is empty. */
const useFirstCode = (): string | undefined => {
  const { market } = useSearch('/quotes/index')
  const movers = useModel(makeMoversModel)
  const [listed] = useValue(movers.pages.rows)
  const isListed = useValue(movers.market) === market
  const watchlist = useModel(makeWatchlistModel)
  const [watched] = useValue(watchlist.rows)
  const isWatchlistKnown = useValue(watchlist.status) === 'ready'
  const [recommended] = useValue(useModel(makeRecommendedModel).list)
  if (market !== undefined) return isListed ? listed?.code : undefined
  return isWatchlistKnown ? (watched ?? recommended)?.code : undefined
}

/** Beside the list: opens its first instrument, so that the greater part of a wide screen is not empty. */
const FirstChosen = () => {
  const words = useWords().quotes
  const app = useApp()
  const { market, codes } = useSearch('/quotes/index')
  const code = useFirstCode()
  useEffect(() => {
    // A shared list is answered first: its address is the only place that has it.
    if (code !== undefined && codes === undefined)
      app.replace('/quotes/info', { code, ...(market !== undefined && { market }) })
  }, [app, code, codes, market])
  return (
    <div>
      <BlankHeader />
      <DelayedNote />
      <ScreenHeading className="sr-only">{words.title()}</ScreenHeading>
      <Empty
        icon={<MousePointerClick className="size-7" strokeWidth={1.5} />}
        title={words.nothingChosen()}
        hint={words.nothingChosenHint()}
      />
    </div>
  )
}

/** /quotes/index: the list, or, on a wide screen that shows it beside every instrument, its first instrument. */
export default function QuotesIndex() {
  return useWide() ? <FirstChosen /> : <QuotesList />
}
