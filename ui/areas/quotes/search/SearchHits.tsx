import SearchX from 'lucide-react/icons/search-x'
import { MARKET_CODES } from '../../../../domain/markets/marketCode.ts'
import { isFoundBy } from '../../../../domain/quotes/searching.ts'
import type { SearchHit } from '../../../../ports/Quotes.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { FilterChips, ToggleChip } from '../../../kit/choices/FilterChip.tsx'
import { EndlessList } from '../../../kit/lists/EndlessList.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { ListingLine } from '../../markets/ListingLine.tsx'
import { changeOf, nameIn } from '../../markets/listing.ts'
import { LocalName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { Price } from '../../markets/Price.tsx'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { useWatchInSight } from '../../markets/useQuote.ts'
import { Actions, useActions } from './Actions.tsx'
import { Marked } from './Marked.tsx'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeSearchModel } from './search.model.ts'
import { WatchStar } from '../../watchlist/WatchStar.tsx'
import { useLoadFailure } from '../../../app/failures/loadFailure.tsx'

/** Price and change of a hit, once they are known; a tick renders only this. */
const Figures = ({ code }: { readonly code: string }) => {
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(code))
  const inSight = useWatchInSight(code)
  const { previousClose = null, price = null } = quote ?? {}
  return (
    <span ref={inSight} className="min-w-18 shrink-0 text-end">
      {quote && (
        <>
          <span className="block font-semibold">
            <Price price={price} decimals={Math.max(price?.scale ?? 0, previousClose?.scale ?? 0)} />
          </span>
          <span className="block text-small">
            <Change percent={changeOf(quote).percent} />
          </span>
        </>
      )}
    </span>
  )
}

interface HitProps {
  readonly hit: SearchHit
  readonly keyword: string
  readonly onUse: () => void
}

const Hit = ({ hit, keyword, onUse }: HitProps) => {
  const { code } = useValue(locale)
  const name = nameIn(hit, code)
  const other = name === hit.name ? hit.chineseName : hit.name
  // The name in the other script is shown where it is why the instrument was found: by itself, or by its sound.
  const isByOther = isFoundBy(other, keyword) || !(isFoundBy(name, keyword) || isFoundBy(hit.code, keyword))
  const marked = (text: string) => (
    <LocalName name={text} market={hit.market}>
      <Marked text={text} keyword={keyword} />
    </LocalName>
  )
  return (
    <div className="flex min-h-15 items-center gap-1">
      <Go
        to="/quotes/info"
        search={{ code: hit.code }}
        onClick={onUse}
        className="flex min-w-0 grow flex-wrap items-center gap-x-3 py-2 transition-colors active:bg-fill"
      >
        <Monogram listing={hit} />
        <span className="min-w-24 grow basis-0">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span>{marked(name)}</span>
            {isByOther && other !== '' && other !== name && (
              <span className="text-small text-ink-3">{marked(other)}</span>
            )}
          </span>
          <span className="block text-small text-ink-3">
            <ListingLine listing={hit} code={<Marked text={hit.code} keyword={keyword} />} />
          </span>
        </span>
        <Figures code={hit.code} />
      </Go>
      <span className="-me-3">
        <WatchStar listing={hit} onWatch={onUse} />
      </span>
    </div>
  )
}

/** How many hits there are, also said to a screen reader whenever that changes. */
const HitCount = () => {
  const words = useWords().quotes
  const { hits } = useModel(makeSearchModel)
  const count = useValue(hits.rows).length
  const isMore = useValue(hits.hasMore)
  const isKnown = useValue(hits.status) === 'ready' && count > 0
  return (
    <p role="status" className="pt-3 text-small text-ink-2 empty:hidden">
      {isKnown && (isMore ? words.moreThan({ count }) : words.count({ count }))}
    </p>
  )
}

/** The markets, one of which narrows the hits. */
const MarketChips = () => {
  const { markets, quotes } = useWords()
  const { chooseMarket, market } = useModel(makeSearchModel)
  const chosen = useValue(market)
  return (
    <div className="-mx-4 overflow-x-auto px-4 py-3 [&>div]:w-max [&>div]:flex-nowrap">
      <FilterChips label={quotes.marketList()}>
        {MARKET_CODES.map((code) => (
          <ToggleChip key={code} pressed={chosen === code} onPress={() => chooseMarket(chosen === code ? null : code)}>
            {markets.marketNames[code]()}
          </ToggleChip>
        ))}
      </FilterChips>
    </div>
  )
}

/** What can be done, then the instruments, to open or to watch. */
export const SearchHits = () => {
  const words = useWords().quotes
  const { hits, asked, led } = useModel(makeSearchModel)
  const keyword = useValue(asked)
  const rows = useValue(hits.rows)
  const actions = useActions(keyword)
  return (
    <div className="[&_li:not(:last-child)]:border-b [&_li]:border-line">
      <Actions actions={actions} />
      <MarketChips />
      <HitCount />
      <EndlessList
        label={words.hits()}
        items={rows}
        keyOf={({ code }) => code}
        renderRow={(hit) => <Hit hit={hit} keyword={keyword} onUse={led} />}
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
