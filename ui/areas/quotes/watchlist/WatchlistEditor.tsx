import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { nameIn } from '../../markets/listing.ts'
import { useModel } from '../../../data/app/app.ts'
import { UndoBar } from '../../watchlist/UndoBar.tsx'
import { SortableList } from './SortableList.tsx'
import { makeWatchlistModel } from './watchlist.model.ts'

/** The watchlist, or the list that is shown, while its order is changed; a removed instrument can be restored. */
export const WatchlistEditor = ({ rows }: { readonly rows: ReadonlyArray<QuotedInstrument> }) => {
  const words = useWords().quotes
  const { code: language } = useValue(locale)
  const { move, remove, removed, undo } = useModel(makeWatchlistModel)
  const last = useValue(removed)
  return (
    <>
      <SortableList
        label={words.watchlist()}
        rows={rows.map((row) => {
          const name = nameIn(row, language)
          return {
            key: row.code,
            name,
            content: (
              <>
                <span dir="auto" className="block truncate [text-align:-webkit-match-parent] [text-align:match-parent]">
                  {name}
                </span>
                <span className="block truncate text-small text-ink-3">
                  <span className="num">{row.code}</span>
                </span>
              </>
            ),
          }
        })}
        onMove={move}
        onRemove={(code) => void remove(code)}
      />
      <UndoBar
        floating
        text={last && words.removed({ name: nameIn(last.instrument, language) })}
        onUndo={() => void undo()}
      />
    </>
  )
}
