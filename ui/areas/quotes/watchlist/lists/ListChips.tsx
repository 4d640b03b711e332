import ListPlus from 'lucide-react/icons/list-plus'
import { useEffect } from 'react'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { IconButton } from '../../../../kit/buttons/IconButton.tsx'
import { Segmented } from '../../../../kit/choices/Tabs.tsx'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { useModel } from '../../../../data/app/app.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { makeWatchlistModel } from '../watchlist.model.ts'

const Sheet = lazyPart(async () => {
  const [part] = await Promise.all([import('./ListsSheet.tsx'), loadNamespace('lists')])
  return part.default
})

/** Opens the customer's lists. */
export const ListsButton = () => {
  const words = useWords().quotes
  const { openLists } = useModel(makeWatchlistModel)
  return (
    <IconButton
      label={words.ownLists()}
      icon={<ListPlus className="size-5" />}
      tone="accent"
      onClick={() => openLists(true)}
    />
  )
}

/** The sheet of lists. What it shows is downloaded with it. */
const ListsSheet = () => {
  const words = useWords().quotes
  const { isOpen, openLists } = useModel(makeWatchlistModel)
  const open = useValue(isOpen)
  useEffect(() => () => openLists(false), [openLists])
  return (
    <BottomSheet open={open} onClose={() => openLists(false)} title={words.ownLists()}>
      {open && <Sheet />}
    </BottomSheet>
  )
}

/** The value of the whole watchlist among the lists, whose ids are never empty. */
const WHOLE = ''

const Chips = () => {
  const words = useWords().quotes
  const model = useModel(makeListsModel)
  const { choose } = useModel(makeWatchlistModel)
  const lists = useValue(model.lists)
  const chosen = useValue(model.chosen)
  if (lists.length === 0) return null
  return (
    <div className="flex items-center gap-1 pt-2">
      <div className="min-w-0 grow">
        <Segmented
          kind="chips"
          inline
          label={words.ownLists()}
          choices={[
            { value: WHOLE, label: words.whole() },
            ...lists.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
          ]}
          value={chosen?.id ?? WHOLE}
          onChange={(id) => choose(id === WHOLE ? null : id)}
        />
      </div>
      <ListsButton />
    </div>
  )
}

/** Which list is shown, where the customer has more than the watchlist, and the sheet that changes them. */
export const ListChips = () => (
  <>
    <Chips />
    <ListsSheet />
  </>
)
