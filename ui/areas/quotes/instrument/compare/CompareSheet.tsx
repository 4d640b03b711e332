import { useEffect } from 'react'
import type { Detail, SearchHit } from '../../../../../ports/Quotes.ts'
import { useLoadFailure } from '../../../../app/failures/loadFailure.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { EndlessList } from '../../../../kit/lists/EndlessList.tsx'
import { ListRow } from '../../../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { ListingLine } from '../../../markets/ListingLine.tsx'
import { useListingName } from '../../../markets/listing.ts'
import { Monogram } from '../../../markets/Monogram.tsx'
import { LONGEST_KEYWORD } from '../../search/recent.ts'
import { type Compared, makeCompareModel, makeCompareSearch } from './compare.model.ts'

interface SheetProps {
  readonly detail: Detail
  readonly open: boolean
  readonly onClose: () => void
}

const Hit = ({ hit, onPress }: { readonly hit: SearchHit; readonly onPress: () => void }) => (
  <ListRow
    leading={<Monogram listing={hit} />}
    title={useListingName(hit)}
    subtitle={<ListingLine listing={hit} />}
    onPress={onPress}
  />
)

const Stop = ({ other, onPress }: { readonly other: Compared; readonly onPress: () => void }) => {
  const words = useWords().charttools
  const name = useListingName(other)
  return (
    <Button kind="secondary" size="medium" wide onClick={onPress}>
      {words.stopComparing({ name })}
    </Button>
  )
}

const Content = ({ detail, onClose }: Omit<SheetProps, 'open'>) => {
  const words = useWords().quotes
  const { choose, open, other: chosen } = useModel(makeCompareModel)
  const { asked, hits, stop, text, type } = useModel(makeCompareSearch)
  const other = useValue(chosen)
  const typed = useValue(text)
  const keyword = useValue(asked)
  const rows = useValue(hits.rows).filter(({ code }) => code !== detail.code)
  const failure = useLoadFailure(useValue(hits.failure), () => void hits.retry())
  const status = useValue(hits.status)
  const hasMore = useValue(hits.hasMore)
  useEffect(() => {
    void open(detail.code)
    return stop
  }, [open, stop, detail.code])
  const take = (next: Compared | null) => {
    choose(next && { code: next.code, name: next.name, chineseName: next.chineseName })
    type('')
    onClose()
  }
  return (
    <div className="grid gap-4">
      {other && <Stop other={other} onPress={() => take(null)} />}
      <TextField
        type="search"
        label={words.searchLabel()}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_KEYWORD}
        value={typed}
        onChange={type}
      />
      {keyword !== '' && (
        <EndlessList
          label={words.hits()}
          items={rows}
          keyOf={({ code }) => code}
          renderRow={(hit) => <Hit hit={hit} onPress={() => take(hit)} />}
          status={status}
          hasMore={hasMore}
          onMore={() => void hits.more()}
          empty={
            <p role="status" className="py-4 text-small text-ink-2">
              {words.noHits({ keyword })}
            </p>
          }
          failed={words.searchFailed()}
          {...failure}
        />
      )}
    </div>
  )
}

/** Where another instrument is found to compare with, or the comparison ended. */
export const CompareSheet = ({ detail, open, onClose }: SheetProps) => {
  const words = useWords().charttools
  return (
    <BottomSheet open={open} onClose={onClose} title={words.compareWith()}>
      {open && <Content detail={detail} onClose={onClose} />}
    </BottomSheet>
  )
}
