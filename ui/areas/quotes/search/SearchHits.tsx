import SearchX from 'lucide-react/icons/search-x'
import type { SearchHit } from '../../../../ports/Quotes.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../../kit/lists/EndlessList.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { ListingLine } from '../../markets/ListingLine.tsx'
import { nameIn } from '../../markets/listing.ts'
import { ListingName, LocalName } from '../../markets/ListingName.tsx'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeSearchModel } from './search.model.ts'
import { WatchStar } from '../../watchlist/WatchStar.tsx'
import { useLoadFailure } from '../../../app/failures/loadFailure.tsx'

const Hit = ({ hit, onUse }: { readonly hit: SearchHit; readonly onUse: () => void }) => {
  const { code } = useValue(locale)
  const name = nameIn(hit, code)
  // Shows both scripts of a name, because a customer may know only one.
  const other = name === hit.name ? hit.chineseName : hit.name
  return (
    <div className="flex min-h-15 items-center gap-1">
      <Go
        to="/quotes/info"
        search={{ code: hit.code }}
        onClick={onUse}
        className="min-w-0 grow py-2 transition-colors active:bg-fill"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <ListingName listing={hit} />
          {other !== '' && other !== name && (
            <span className="text-small text-ink-3">
              <LocalName name={other} market={hit.market} />
            </span>
          )}
        </span>
        <span className="block text-small text-ink-3">
          <ListingLine listing={hit} />
        </span>
      </Go>
      <span className="-me-3">
        <WatchStar listing={hit} onWatch={onUse} />
      </span>
    </div>
  )
}

/** The hits, to open or to watch. */
export const SearchHits = () => {
  const words = useWords().quotes
  const { hits, asked, led } = useModel(makeSearchModel)
  const keyword = useValue(asked)
  const rows = useValue(hits.rows)
  return (
    <div className="[&_li:not(:last-child)]:border-b [&_li]:border-line">
      <EndlessList
        label={words.hits()}
        items={rows}
        keyOf={({ code }) => code}
        renderRow={(hit) => <Hit hit={hit} onUse={led} />}
        status={useValue(hits.status)}
        hasMore={useValue(hits.hasMore)}
        onMore={() => void hits.more()}
        empty={
          <div role="status">
            <Empty
              icon={<SearchX className="size-7" strokeWidth={1.5} />}
              title={words.noHits({ keyword })}
              hint={words.noHitsHint()}
            />
          </div>
        }
        failed={words.searchFailed()}
        {...useLoadFailure(useValue(hits.failure), () => void hits.retry())}
      />
    </div>
  )
}
