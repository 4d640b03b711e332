import { Exit } from 'effect'
import { useState } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Checkbox } from '../../../../kit/fields/CheckField.tsx'
import { ListRow } from '../../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { useModel } from '../../../../data/app/app.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { makeWatchedModel } from '../../../watchlist/watched.model.ts'
import { makeWatchingModel } from '../../../watchlist/watching.model.ts'
import { NewListForm } from '../../watchlist/lists/NewListForm.tsx'

/** Puts an instrument on a list; on the watchlist first, where it is not on it. */
const usePutOn = (code: string) => {
  const { putOn } = useModel(makeListsModel)
  const watched = useModel(makeWatchedModel).of(code)
  const watching = useModel(makeWatchingModel)
  return async (id: string): Promise<void> => {
    if (watched.peek() === true || Exit.isSuccess(await watching.add([code]))) putOn(id, [code])
  }
}

/** The customer's lists that have the instrument; opens all lists, to put it on them or take it off. */
export const ListsRow = ({ detail: { code } }: { readonly detail: Detail }) => {
  const words = useWords().lists
  const { lists: all, takeOff } = useModel(makeListsModel)
  const lists = useValue(all)
  const isWatched = useValue(useModel(makeWatchedModel).of(code)) === true
  const put = usePutOn(code)
  const [open, setOpen] = useState(false)
  const isOn = (codes: ReadonlyArray<string>) => isWatched && codes.includes(code)
  const on = lists.filter(({ codes }) => isOn(codes))
  return (
    <>
      <ListRow
        title={words.here()}
        subtitle={on.length > 0 ? on.map(({ name }) => name).join(' · ') : words.inNone()}
        chevron
        onPress={() => setOpen(true)}
      />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.here()}>
        <div className="grid gap-4">
          <p className="text-small text-ink-2">{words.hereHint()}</p>
          {lists.length > 0 && (
            <ul aria-label={words.here()}>
              {lists.map(({ id, name, codes }) => (
                <li key={id}>
                  <Checkbox
                    checked={isOn(codes)}
                    onChange={(wanted) => (wanted ? void put(id) : takeOff(id, code))}
                    label={<bdi className="text-ink">{name}</bdi>}
                  />
                </li>
              ))}
            </ul>
          )}
          <NewListForm onMade={(id) => void put(id)} />
        </div>
      </BottomSheet>
    </>
  )
}
