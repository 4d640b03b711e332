import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listed } from '../../../../../domain/watchlist/lists.ts'
import { useWords } from '../../../../i18n/words.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { useModel } from '../../../../data/app/app.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { UndoBar } from '../../../watchlist/UndoBar.tsx'
import { SortableList } from '../SortableList.tsx'
import { makeWatchlistModel } from '../watchlist.model.ts'
import { ListDetail } from './ListDetail.tsx'
import { NewListForm } from './NewListForm.tsx'

/** The content of the sheet of lists: their order, a new one, and each with its instruments. Needs the words `lists`. */
export default function ListsSheet() {
  const words = useWords()
  const { forgetRemoved, lists: all, move, remove, removed, undo } = useModel(makeListsModel)
  const lists = useValue(all)
  const watched = useValue(useModel(makeWatchlistModel).own)
  const last = useValue(removed)
  const [opened, setOpened] = useState<string | null>(null)
  const content = useRef<HTMLDivElement>(null)
  /** The list that was opened before: its row has the focus again. */
  const left = useRef<string | null>(null)
  useEffect(() => forgetRemoved, [forgetRemoved])
  const list = lists.find(({ id }) => id === opened)
  const show = (id: string | null): void => {
    left.current = id === null ? opened : null
    setOpened(id)
    // What the customer tapped goes: the keyboard continues with what replaces it.
    content.current?.focus()
  }
  useLayoutEffect(() => {
    if (opened !== null || left.current === null) return
    content.current?.querySelector<HTMLElement>(`[data-list="${CSS.escape(left.current)}"]`)?.focus()
    left.current = null
  })
  const around = { ref: content, tabIndex: -1, className: 'grid gap-4 outline-none' } as const
  if (list)
    return (
      <div {...around} role="group" aria-label={list.name}>
        <ListDetail list={list} onBack={() => show(null)} onRenamed={() => content.current?.focus()} />
      </div>
    )
  return (
    <div {...around} role="group" aria-label={words.quotes.ownLists()}>
      <p className="text-small text-ink-2">{words.lists.hint()}</p>
      {lists.length > 0 && (
        <SortableList
          label={words.quotes.ownLists()}
          background="bg-raised"
          rows={lists.map((list) => {
            const { id, name } = list
            return {
              key: id,
              name,
              content: (
                <button
                  type="button"
                  data-list={id}
                  className="flex min-h-11 w-full items-center gap-2 text-start"
                  onClick={() => show(id)}
                >
                  <span className="min-w-0 grow">
                    <span
                      dir="auto"
                      className="block break-words [text-align:-webkit-match-parent] [text-align:match-parent]"
                    >
                      {name}
                    </span>
                    <span className="block text-small text-ink-3">
                      {words.quotes.count({ count: listed(list, watched).length })}
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3 rtl:-scale-x-100" />
                </button>
              ),
            }
          })}
          onMove={move}
          onRemove={remove}
        />
      )}
      <UndoBar text={last && words.lists.deleted({ name: last.list.name })} onUndo={undo} />
      <NewListForm onMade={show} />
    </div>
  )
}
