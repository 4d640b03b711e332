import { Effect } from 'effect'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { type CsvCell, plainCsvOf } from '../../../domain/records/csv.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { HideFigures, OwnFigures } from '../../app/session/OwnFigures.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import type { Query } from '../../data/query/query.ts'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import './print.css'

interface ReportTable {
  /** The name of its file. */
  readonly name: string
  readonly header: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<CsvCell>>
}

interface ReportScreenProps<Report> {
  readonly title: string
  /** The title where the report could not be loaded. */
  readonly failed: string
  readonly query: Query<Report>
  /** The choice of a period. It stays while another period is loaded, so that the focus does, and where that fails. */
  readonly period: ReactNode
  readonly tableOf: (report: Report) => ReportTable
  readonly children: (report: Report) => ReactNode
}

/** A report of the account, to read, to print, or to save as a table. What is printed is what is shown. */
export const ReportScreen = <Report,>({
  children,
  failed,
  period,
  query,
  tableOf,
  title,
}: ReportScreenProps<Report>) => {
  const app = useApp()
  const words = useWords()
  const report = useValue(query.value)
  const isHidden = useValue(useModel(makeHiddenModel).hidden)
  const isFailed = useValue(query.status) === 'failed'
  const failure = useValue(query.failure)

  const download = async () => {
    if (report === null) return
    const { header, name, rows } = tableOf(report)
    const text = plainCsvOf(header, rows)
    await app.run(Effect.flatMap(Platform, (platform) => platform.saveFile(name, 'text/csv;charset=utf-8', text)))
    app.toaster.show(words.records.saved(), 'success')
  }
  return (
    <>
      <TopBar
        title={title}
        onBack={app.back}
        actions={
          <>
            {isHidden && <HideFigures />}
            <IconButton
              label={words.records.download()}
              icon={<Download className="size-5" strokeWidth={1.75} />}
              disabled={report === null}
              onClick={() => void download()}
            />
            <IconButton
              label={words.statement.print()}
              icon={<Printer className="size-5" strokeWidth={1.75} />}
              disabled={report === null}
              onClick={() => void app.run(Effect.flatMap(Platform, (platform) => platform.print))}
            />
          </>
        }
      />
      <div className="center-column">
        {period}
        {report === null ? (
          <Section>
            {isFailed ? (
              <LoadFailed title={failed} failure={failure} onRetry={() => void query.load()} />
            ) : (
              <SkeletonRows />
            )}
          </Section>
        ) : (
          <OwnFigures>{children(report)}</OwnFigures>
        )}
      </div>
    </>
  )
}
