import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect } from 'react'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { MonthSwitch } from './MonthSwitch.tsx'
import './print.css'
import { StatementArticle } from './StatementArticle.tsx'
import { csvHeader, csvRows } from './statementCsv.ts'
import { makeStatementModel } from './statement.model.ts'
import { HideFigures, OwnFigures } from '../../../app/session/OwnFigures.tsx'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'

/** /mine/statement: a month of the account, to read, print, or save as a table. */
export default function StatementScreen() {
  const app = useApp()
  const words = useWords()
  const { month } = useSearch('/mine/statement')
  const { failure, load, month: shown, open, print, save, statement, status, stop } = useModel(makeStatementModel)
  const known = useValue(statement)
  const current = useValue(shown)
  // What is printed is what is shown.
  const isHidden = useValue(useModel(makeHiddenModel).hidden)
  const isFailed = useValue(status) === 'failed'
  const why = useValue(failure)
  useEffect(() => {
    open(month)
    return stop
  }, [open, month, stop])

  const download = async () => {
    if (known === null) return
    await save(`statement-${known.month}.csv`, csvHeader(words), csvRows(known, words))
    app.toaster.show(words.records.saved(), 'success')
  }
  return (
    <>
      <TopBar
        title={words.account.row.statement()}
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
        {/* It stays while another month is loaded, so that the focus does, and where that fails. */}
        {current !== null && <MonthSwitch month={current} />}
        {known ? (
          <OwnFigures>
            <StatementArticle statement={known} />
          </OwnFigures>
        ) : (
          <Section>
            {isFailed ? (
              <LoadFailed title={words.statement.failed()} failure={why} onRetry={() => void load()} />
            ) : (
              <SkeletonRows />
            )}
          </Section>
        )}
      </div>
    </>
  )
}
