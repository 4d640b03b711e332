import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect } from 'react'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { SelectSheet } from '../../../kit/choices/SelectSheet.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import '../statement/print.css'
import { taxHeader, taxRows } from './taxCsv.ts'
import { makeTaxReportModel, type TaxReport } from './taxReport.model.ts'
import { TaxSection } from './TaxSection.tsx'
import { HideFigures, OwnFigures } from '../../../app/session/OwnFigures.tsx'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'

/** A whole report: what is printed. */
const ReportArticle = ({ report: { currencies, isOver, year } }: { readonly report: TaxReport }) => {
  const { account: names, statement } = useWords()
  const words = statement.tax
  const account = useValue(useModel(makeSessionModel).session)?.account
  return (
    <article className="statement" aria-labelledby="tax-report">
      <Section>
        <h2 id="tax-report" className="text-head">
          {`${names.row.taxReport()} · ${year}`}
        </h2>
        {account !== undefined && <p className="pt-1 text-small text-ink-2">{statement.owner({ account })}</p>}
        <p className="pt-1 text-small text-ink-3">{words.note()}</p>
        <p className="pt-1 text-small text-ink-3">
          {isOver ? statement.inUtc() : `${words.running()} ${statement.inUtc()}`}
        </p>
        {currencies.length === 0 && <p className="pt-3">{words.nothing()}</p>}
      </Section>
      {currencies.map((taxed) => (
        <TaxSection key={taxed.currency} taxed={taxed} />
      ))}
    </article>
  )
}

/** /mine/taxReport: a year of sales, dividends and costs, to read, print, or save as a table. */
export default function TaxReportScreen() {
  const app = useApp()
  const words = useWords()
  const tax = words.statement.tax
  const { failure, load, open, print, report, save, status, stop, year, years } = useModel(makeTaxReportModel)
  const known = useValue(report)
  const offered = useValue(years)
  const current = useValue(year)
  // What is printed is what is shown.
  const isHidden = useValue(useModel(makeHiddenModel).hidden)
  const isFailed = useValue(status) === 'failed'
  const why = useValue(failure)
  useEffect(() => {
    open(null)
    return stop
  }, [open, stop])

  const download = async () => {
    if (known === null) return
    await save(`tax-report-${known.year}.csv`, taxHeader(words), taxRows(known.currencies, words))
    app.toaster.show(words.records.saved(), 'success')
  }
  return (
    <>
      <TopBar
        title={words.account.row.taxReport()}
        onBack={app.back}
        actions={
          <>
            {isHidden && <HideFigures />}
            <IconButton
              label={words.records.download()}
              icon={<Download className="size-5" strokeWidth={1.75} />}
              disabled={known === null}
              onClick={() => void download()}
            />
            <IconButton
              label={words.statement.print()}
              icon={<Printer className="size-5" strokeWidth={1.75} />}
              disabled={known === null}
              onClick={print}
            />
          </>
        }
      />
      <div className="center-column">
        {offered.length > 1 && (
          <Section>
            <SelectSheet
              label={tax.year()}
              placeholder={tax.year()}
              options={offered.map((one) => ({ value: String(one), label: <span className="num">{one}</span> }))}
              value={current === null ? null : String(current)}
              onChange={(chosen) => open(Number(chosen))}
            />
          </Section>
        )}
        {known ? (
          <OwnFigures>
            <ReportArticle report={known} />
          </OwnFigures>
        ) : (
          <Section>
            {isFailed ? (
              <LoadFailed title={tax.failed()} failure={why} onRetry={() => void load()} />
            ) : (
              <SkeletonRows />
            )}
          </Section>
        )}
      </div>
    </>
  )
}
