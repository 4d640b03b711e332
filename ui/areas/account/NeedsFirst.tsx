import FileText from 'lucide-react/icons/file-text'
import Receipt from 'lucide-react/icons/receipt'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect } from 'react'
import { type SecurityGap, securityGaps } from '../../../domain/account/securityGaps.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useOffered } from '../../app/navigation/offered.tsx'
import { makeServerModel } from '../../app/session/server.model.ts'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeProtectionModel } from './protection.model.ts'

const ICON = { 'aria-hidden': true, className: 'size-5.5', strokeWidth: 1.75 } as const

const LEADS_TO = {
  fundPassword: '/mine/fundPassword',
  codes: '/mine/loginCodes',
  passkeys: '/mine/passkeys',
} as const satisfies Readonly<Record<SecurityGap, string>>

/** The state of the account's security in one line: what is missing, and the way there. */
const SecurityRow = () => {
  const { row, securityRow } = useWords().account
  const { load, protection, status, stop } = useModel(makeProtectionModel)
  const known = useValue(protection)
  const isFailed = useValue(status) === 'failed'
  useEffect(() => {
    void load()
    return stop
  }, [load, stop])
  const gaps = known ? securityGaps(known) : []
  const [first] = gaps
  // The two that matter most: a third would need a third line.
  const what = gaps.flatMap((gap, nth) => (nth < 2 ? row[gap]() : [])).join(' · ')
  const summary = known && (first === undefined ? securityRow.complete() : securityRow.missing({ what }))
  const devices = known?.devices ?? null
  return (
    <ListRow
      // A value that comes later would move the chevron's box: a new row is not a moved one.
      key={String(devices)}
      leading={first === undefined ? <ShieldCheck {...ICON} /> : <ShieldAlert {...ICON} />}
      title={securityRow.title()}
      subtitle={summary ?? (isFailed ? securityRow.unknown() : <Skeleton width="10rem" height="1.125rem" />)}
      value={devices === null ? undefined : securityRow.devices({ count: devices })}
      render={<Go to={first === undefined ? '/mine/setting' : LEADS_TO[first]} />}
    />
  )
}

/** What a customer opens the account centre for, before the rest: the state of security, documents, and how the app looks and speaks. */
export const NeedsFirst = () => {
  const words = useWords().account
  const { settings } = useModel(makeServerModel)
  const offered = useOffered()
  const known = useValue(settings)
  const hasSecurity = Object.values(LEADS_TO).some(offered)
  // Until the server has said what it has, they are there: nothing below moves where it has them.
  const hasReports = known === null || known.entries.get('reports')?.split(' ').includes('statements') === true
  return (
    <Section flush>
      {/* What security lacks takes two lines: with their room from the start nothing below it moves. */}
      <nav aria-label={words.first()} className={classes(hasSecurity && '[&>:first-child]:min-h-19')}>
        {hasSecurity && <SecurityRow />}
        {hasReports && (
          <>
            <ListRow
              leading={<FileText {...ICON} />}
              title={words.row.statement()}
              render={<Go to="/mine/statement" />}
            />
            <ListRow
              leading={<Receipt {...ICON} />}
              title={words.row.taxReport()}
              render={<Go to="/mine/taxReport" />}
            />
          </>
        )}
        <ListRow
          leading={<SlidersHorizontal {...ICON} />}
          title={words.display.title()}
          subtitle={words.display.hint()}
          render={<Go to="/mine/setting" />}
        />
      </nav>
    </Section>
  )
}
