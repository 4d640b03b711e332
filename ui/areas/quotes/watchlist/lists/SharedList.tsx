import { useEffect, useMemo, useState } from 'react'
import { MOST_LISTS } from '../../../../../domain/watchlist/lists.ts'
import { readShared, type SharedList as Shared } from '../../../../../domain/watchlist/sharedList.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { Empty } from '../../../../kit/feedback/Empty.tsx'
import { SkeletonRows } from '../../../../kit/feedback/Skeleton.tsx'
import { ListRow } from '../../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { useApp, useModel } from '../../../../data/app/app.ts'
import { LoadFailed } from '../../../../app/failures/loadFailure.tsx'
import { useSearchBeside } from '../../../../app/navigation/useSearch.ts'
import { nameIn } from '../../../markets/listing.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { makeSharedModel } from './shared.model.ts'

const Content = ({ shared }: { readonly shared: Shared }) => {
  const words = useWords().lists
  const { code: language } = useValue(locale)
  const model = useModel(makeSharedModel)
  const status = useValue(model.status)
  const failure = useValue(model.failure)
  const codes = useValue(model.codes)
  const named = useValue(model.named)
  if (status === 'failed')
    return <LoadFailed title={words.sharedFailed()} failure={failure} onRetry={() => void model.load(shared)} />
  if (status !== 'ready') return <SkeletonRows count={4} />
  if (codes.length === 0) return <Empty title={words.noneOffered()} />
  const left = shared.codes.length - codes.length
  return (
    <>
      <p className="pb-2 text-small text-ink-2">{words.sharedHint()}</p>
      <ul aria-label={words.instruments()}>
        {codes.map((code) => {
          const known = named.get(code)
          return (
            <li key={code}>
              <ListRow
                title={known ? nameIn(known, language) : <span className="num">{code}</span>}
                subtitle={known && <span className="num">{code}</span>}
              />
            </li>
          )
        })}
      </ul>
      {left > 0 && <p className="pt-2 text-small text-ink-3">{words.leftOut({ count: left })}</p>}
    </>
  )
}

/** Shows the list of a shared address, and asks before it is added. Needs the words `lists`. */
export default function SharedList() {
  const words = useWords()
  const app = useApp()
  const { list, codes } = useSearchBeside()
  const shared = useMemo(() => readShared(list, codes), [list, codes])
  const { add, adding, codes: offered, isOwned, load, stop } = useModel(makeSharedModel)
  const hasMost = useValue(useModel(makeListsModel).lists).length >= MOST_LISTS
  const isEmpty = useValue(offered).length === 0
  const isAdding = useValue(adding)
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (shared) void load(shared)
    return stop
  }, [load, shared, stop])
  // Without the list in the address: the same address opens it again, in this tab too.
  const answer = () => {
    setOpen(false)
    app.replace('/quotes/index', {})
  }
  if (!shared) return null
  const isFull = hasMost && !isOwned(shared.name)
  const name = shared.name === '' ? words.lists.unnamed() : shared.name
  return (
    <BottomSheet
      open={open}
      onClose={(by) => (by === 'navigation' ? setOpen(false) : answer())}
      title={words.lists.sharedTitle({ name })}
      footer={
        <div className="grid gap-2">
          {isFull && <p className="text-small text-red">{words.lists.full({ count: MOST_LISTS })}</p>}
          <Button
            wide
            busy={isAdding}
            disabled={isEmpty || isFull}
            onClick={() => void add(shared.name).then((isAdded) => isAdded && answer())}
          >
            {words.lists.add()}
          </Button>
          <Button wide kind="quiet" size="medium" onClick={answer}>
            {words.lists.notNow()}
          </Button>
        </div>
      }
    >
      <Content shared={shared} />
    </BottomSheet>
  )
}
