import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useEffect } from 'react'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useSearchBeside } from '../../../app/navigation/useSearch.ts'
import { makeListsModel } from '../../watchlist/lists.model.ts'
import { LongList } from '../list/LongList.tsx'
import { QuoteLine } from '../list/QuoteLine.tsx'
import { Recommended } from '../list/Recommended.tsx'
import { makeWatchlistModel } from './watchlist.model.ts'
import { ListChips, ListsButton } from './lists/ListChips.tsx'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'

const WatchlistEditor = lazyPart(async () => (await import('./WatchlistEditor.tsx')).WatchlistEditor, <SkeletonRows />)
const SharedList = lazyPart(async () => {
  const [part] = await Promise.all([import('./lists/SharedList.tsx'), loadNamespace('lists')])
  return part.default
})

const ORDER_ICON = { own: ArrowUpDown, falling: ArrowDownWideNarrow, rising: ArrowUpNarrowWide }

const Toolbar = ({ count }: { readonly count: number }) => {
  const words = useWords().quotes
  const { order, editing, sort, edit } = useModel(makeWatchlistModel)
  const current = useValue(order)
  const changing = useValue(editing)
  const hasLists = useValue(useModel(makeListsModel).lists).length > 0
  const Icon = ORDER_ICON[current]
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-1 border-b border-line">
      <p className="grow text-small text-ink-3 max-[22rem]:sr-only">{words.count({ count })}</p>
      {!changing && (
        <Button kind="quiet" size="small" onClick={sort}>
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{words.sortByChange()}: </span>
          {current === 'own' ? <span aria-hidden>{words.sortByChange()}</span> : null}
          <span className={current === 'own' ? 'sr-only' : undefined}>{words.sorted[current]()}</span>
        </Button>
      )}
      {!changing && !hasLists && <ListsButton />}
      <Button last kind="quiet" size="small" onClick={() => edit(!changing)}>
        {changing ? words.done() : words.edit()}
      </Button>
    </div>
  )
}

const Rows = () => {
  const all = useWords()
  const words = all.quotes
  const model = useModel(makeWatchlistModel)
  const rows = useValue(model.rows)
  const status = useValue(model.status)
  const failure = useValue(model.failure)
  const editing = useValue(model.editing)
  const removed = useValue(model.removed)
  const list = useValue(useModel(makeListsModel).chosen)
  if (rows.length === 0 && !(editing && removed)) {
    if (status === 'failed')
      return <LoadFailed title={all.markets.watchlistFailed()} failure={failure} onRetry={() => void model.load()} />
    if (status !== 'ready') return <SkeletonRows />
    if (list) return <Empty title={words.emptyList()} hint={words.emptyListHint()} />
    return (
      <Empty
        title={words.emptyTitle()}
        hint={words.emptyHint()}
        action={
          <ButtonLink size="medium" render={<Go to="/quotes/search" />}>
            {words.find()}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <Toolbar count={rows.length} />
      {editing ? (
        <WatchlistEditor rows={rows} />
      ) : (
        <LongList
          label={list?.name ?? words.watchlist()}
          rows={rows}
          keyOf={({ code }) => code}
          renderRow={(instrument) => <QuoteLine instrument={instrument} />}
        />
      )}
    </>
  )
}

/** The watchlist, in the customer's own order or by change, and recommendations. */
export const WatchlistTab = () => {
  const { load, stop, edit, rows, status } = useModel(makeWatchlistModel)
  // Recommendations are asked for at once, and shown once it is known how long the list above them is.
  const [count, known] = [useValue(rows).length, useValue(status)]
  const isListed = count > 0 || known === 'ready' || known === 'failed'
  const { follow } = useModel(makeListsModel)
  const { codes } = useSearchBeside()
  useEffect(() => follow(), [follow])
  useEffect(() => {
    void load()
    return () => {
      stop()
      edit(false)
    }
  }, [load, stop, edit])
  return (
    <PullToRefresh onRefresh={load}>
      {codes !== undefined && <SharedList />}
      <Section flush>
        <ListChips />
        <Rows />
      </Section>
      <Recommended isShown={isListed} />
    </PullToRefresh>
  )
}
