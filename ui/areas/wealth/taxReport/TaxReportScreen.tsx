import { useEffect } from 'react'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { joinSentences } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { SelectSheet } from '../../../kit/choices/SelectSheet.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { ReportScreen } from '../ReportScreen.tsx'
import { taxHeader, taxRows } from './taxCsv.ts'
import { makeTaxReportModel, type TaxReport } from './taxReport.model.ts'
import { TaxSection } from './TaxSection.tsx'

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
        <p className="pt-1 text-small text-ink-3">{joinSentences([!isOver && words.running(), statement.inUtc()])}</p>
        {currencies.length === 0 && <p className="pt-3">{words.nothing()}</p>}
      </Section>
      {currencies.map((taxed) => (
        <TaxSection key={taxed.currency} taxed={taxed} />
      ))}
    </article>
  )
}

/** /mine/taxReport: a year of sales, dividends and costs. */
export default function TaxReportScreen() {
  const words = useWords()
  const tax = words.statement.tax
  const { open, query, year, years } = useModel(makeTaxReportModel)
  const offered = useValue(years)
  const current = useValue(year)
  const { stop } = query
  useEffect(() => {
    open(null)
    return stop
  }, [open, stop])
  return (
    <ReportScreen
      title={words.account.row.taxReport()}
      failed={tax.failed()}
      query={query}
      period={
        offered.length > 1 && (
          <Section>
            <SelectSheet
              label={tax.year()}
              placeholder={tax.year()}
              options={offered.map((one) => ({ value: String(one), label: <span className="num">{one}</span> }))}
              value={current === null ? null : String(current)}
              onChange={(chosen) => open(Number(chosen))}
            />
          </Section>
        )
      }
      tableOf={({ currencies, year: reported }) => ({
        name: `tax-report-${reported}.csv`,
        header: taxHeader(words),
        rows: taxRows(currencies, words),
      })}
    >
      {(report) => <ReportArticle report={report} />}
    </ReportScreen>
  )
}
