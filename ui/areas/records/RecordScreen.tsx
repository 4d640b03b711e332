import Download from 'lucide-react/icons/download'
import { type ReactNode, useEffect } from 'react'
import type { CsvCell } from '../../../domain/records/csv.ts'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp } from '../../data/app/app.ts'
import { RecordFilters } from './RecordFilters.tsx'
import type { Records } from './records.model.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { useOffered } from '../../app/navigation/offered.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

/** A column of the file. */
export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => CsvCell
}

/** The three record lists of an account; switching between them adds no history entries. */
const RecordNav = () => {
  const words = useWords().records
  const item =
    'tap grid min-h-11 shrink-0 place-items-center border-b-2 border-transparent text-body font-medium text-ink-2 ' +
    'outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:text-ink'
  return (
    <nav
      aria-label={words.books()}
      className="flex gap-5 overflow-x-auto border-b border-line bg-surface px-4 [scrollbar-width:none]"
    >
      <Go replace to="/mine/fundingRecords" className={item}>
        {words.book.funding()}
      </Go>
      <Go replace to="/mine/transactionRecords" className={item}>
        {words.book.trading()}
      </Go>
      <Go replace to="/mine/positionHistory" className={item}>
        {words.book.positions()}
      </Go>
    </nav>
  )
}

/** A screen and the text of the button that leads there. */
export interface Begin {
  readonly to: '/mine/stored' | '/quotes/index'
  readonly label: string
}

interface RecordScreenProps<Row extends { readonly id: string }, Kind extends string> {
  readonly title: string
  readonly records: Records<Row, Kind>
  readonly kinds: ReadonlyArray<Kind>
  readonly kindLabel: string
  readonly nameOf: (kind: Kind) => string
  readonly renderRow: (row: Row, open: () => void) => ReactNode
  readonly details: (row: Row) => { readonly title: string; readonly facts: ReadonlyArray<Fact> }
  /** Name of the file, without its ending. */
  readonly file: string
  readonly columns: ReadonlyArray<Column<Row>>
  /** Where the first record is made; the quotes, unless told. */
  readonly begin?: Begin | undefined
}

/** A list of records with its filters, the details of one, and the whole as a table to download. */
export const RecordScreen = <Row extends { readonly id: string }, Kind extends string>(
  props: RecordScreenProps<Row, Kind>,
) => {
  const { title, records, kinds, kindLabel, nameOf, renderRow, details, file, columns } = props
  const app = useApp()
  const words = useWords().records
  const { begin = { to: '/quotes/index', label: words.toQuotes() } } = props
  const isOffered = useOffered()
  const rows = useValue(records.list.rows)
  const status = useValue(records.list.status)
  const hasMore = useValue(records.list.hasMore)
  const opened = useValue(records.opened)
  const saving = useValue(records.saving)
  useEffect(() => {
    void records.open()
    return records.list.stop
  }, [records])

  const save = async () => {
    const saved = await records.save(
      `${file}.csv`,
      columns.map(({ head }) => head),
      (row) => columns.map(({ cell }) => cell(row)),
    )
    if (saved) app.toaster.show(words.saved(), 'success')
  }
  const shown = opened && details(opened)
  const [kind, currency, preset] = [useValue(records.kind), useValue(records.currency), useValue(records.preset)]
  const narrowed = kind !== null || currency !== null || preset !== 'all'
  return (
    <>
      <TopBar
        title={title}
        onBack={app.back}
        actions={
          <IconButton
            label={words.download()}
            icon={<Download className="size-5" strokeWidth={1.75} />}
            aria-busy={saving || undefined}
            disabled={saving || rows.length === 0}
            onClick={() => void save()}
          />
        }
      />
      <PullToRefresh onRefresh={() => records.refresh()}>
        <div className="center-column">
          <RecordNav />
          <div className="bg-surface px-4 pt-4 pb-2">
            <RecordFilters {...{ records, kinds, kindLabel, nameOf }} />
          </div>
          <OwnFigures>
            <Section flush>
              <EndlessList
                label={title}
                items={rows}
                keyOf={({ id }) => id}
                renderRow={(row) => renderRow(row, () => records.show(row))}
                status={status}
                hasMore={hasMore}
                onMore={() => void records.list.more()}
                empty={
                  <Empty
                    title={words.empty()}
                    hint={narrowed && words.emptyHint()}
                    action={
                      !narrowed &&
                      isOffered(begin.to) && (
                        <ButtonLink size="medium" render={<Go to={begin.to} />}>
                          {begin.label}
                        </ButtonLink>
                      )
                    }
                  />
                }
                failed={words.failed()}
                {...useLoadFailure(useValue(records.list.failure), () => void records.list.retry())}
              />
            </Section>
          </OwnFigures>
        </div>
      </PullToRefresh>
      <BottomSheet open={opened !== null} onClose={() => records.show(null)} title={shown?.title ?? ''}>
        <OwnFigures>{shown && <Breakdown facts={shown.facts} />}</OwnFigures>
      </BottomSheet>
    </>
  )
}
