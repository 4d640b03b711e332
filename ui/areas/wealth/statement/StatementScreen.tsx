import { useEffect } from 'react'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { ReportScreen } from '../ReportScreen.tsx'
import { MonthSwitch } from './MonthSwitch.tsx'
import { StatementArticle } from './StatementArticle.tsx'
import { makeStatementModel } from './statement.model.ts'
import { csvHeader, csvRows } from './statementCsv.ts'

/** /mine/statement: a month of the account. */
export default function StatementScreen() {
  const words = useWords()
  const { month } = useSearch('/mine/statement')
  const { month: shown, open, query } = useModel(makeStatementModel)
  const current = useValue(shown)
  const { stop } = query
  useEffect(() => {
    open(month)
    return stop
  }, [open, month, stop])
  return (
    <ReportScreen
      title={words.account.row.statement()}
      failed={words.statement.failed()}
      query={query}
      period={current !== null && <MonthSwitch month={current} />}
      tableOf={(statement) => ({
        name: `statement-${statement.month}.csv`,
        header: csvHeader(words),
        rows: csvRows(statement, words),
      })}
    >
      {(statement) => <StatementArticle statement={statement} />}
    </ReportScreen>
  )
}
