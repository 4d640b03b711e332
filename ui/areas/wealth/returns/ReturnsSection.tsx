import { formatPercent, formatPlainPercent, isBeyondBelief, MOST_BELIEVED } from '../../../../domain/money/format.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Performance, Period } from '../../../../ports/Wealth.reports.ts'
import { useEffect } from 'react'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { inText } from '../../../i18n/inText.ts'
import { classes } from '../../../kit/classes.ts'
import { FilterChips, FilterChoice } from '../../../kit/choices/FilterChip.tsx'
import { Segmented } from '../../../kit/choices/Tabs.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Figure, Stats } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { Contributions } from './Contributions.tsx'
import { IncomeAndCosts } from './IncomeAndCosts.tsx'
import { ReturnByDay } from './ReturnByDay.tsx'
import { PaidInAndOut } from './PaidInAndOut.tsx'
import { makeReturnsModel, type Scope } from './returns.model.ts'
import { Term } from '../../../app/terms/Term.tsx'

const PERIODS: ReadonlyArray<Period> = ['1m', '3m', '1y', 'all']

const keyOf = (scope: Scope): string =>
  scope.kind === 'market' ? `market ${scope.market}` : scope.kind === 'currency' ? scope.currency : scope.kind

/** Period, currency or market, and the index to compare with. */
const Choices = ({ currency }: { readonly currency: Currency }) => {
  const { markets: names, returns: words } = useWords()
  const { chooseIndex, choosePeriod, chooseScope, index, indices, markets, period, scope } = useModel(makeReturnsModel)
  const scopes: ReadonlyArray<readonly [Scope, string]> = [
    [{ kind: 'currency', currency }, currency],
    ...useValue(markets).map((market) => [{ kind: 'market', market }, names.marketNames[market]()] as const),
  ]
  const compared = useValue(indices)
  const chosen = useValue(index)
  const about = useValue(scope)
  return (
    <div className="grid gap-3">
      <Segmented
        kind="chips"
        label={words.period()}
        choices={PERIODS.map((value) => ({ value, label: words.periods[value]() }))}
        value={useValue(period)}
        onChange={choosePeriod}
      />
      <FilterChips label={words.about()}>
        <FilterChoice
          label={words.about()}
          all={words.everything()}
          everything={words.everything()}
          options={scopes.map(([one, label]) => ({ value: keyOf(one), label }))}
          value={about.kind === 'all' ? null : keyOf(about)}
          onChange={(key) => chooseScope(scopes.find(([one]) => keyOf(one) === key)?.[0] ?? { kind: 'all' })}
        />
        {compared.length > 0 && (
          <FilterChoice
            label={words.compare()}
            everything={words.noIndex()}
            options={compared.map(({ code, name }) => ({ value: code, label: name }))}
            value={chosen}
            onChange={chooseIndex}
          />
        )}
      </FilterChips>
    </div>
  )
}

interface ReportProps {
  readonly report: Performance
  readonly hidden: boolean
}

const Returns = ({ report, hidden }: ReportProps) => {
  const words = useWords().returns
  const { currency, fall, gain, index, moneyWeighted, paidIn, paidOut, timeWeighted } = report
  const compared = index && [{ label: index.name, value: <Change percent={index.days.at(-1)?.growth} /> }]
  return (
    <>
      <Stats
        columns={2}
        facts={[
          { label: words.gain(), value: <Change amount={gain} currency={currency} hidden={hidden} /> },
          { label: words.timeWeighted(), term: <Term of="timeWeighted" />, value: <Change percent={timeWeighted} /> },
          {
            label: words.moneyWeighted(),
            term: <Term of="moneyWeighted" />,
            value: <Change percent={moneyWeighted} />,
          },
          {
            label: words.largestFall(),
            term: <Term of="largestFall" />,
            value: <Figure>{formatPercent(fall.share)}</Figure>,
          },
          { label: words.paidIn(), value: <Money amount={paidIn} currency={currency} hidden={hidden} /> },
          { label: words.paidOut(), value: <Money amount={paidOut} currency={currency} hidden={hidden} /> },
          ...(compared ?? []),
        ]}
      />
      <p className="pt-2 text-small text-ink-3">{words.explained()}</p>
      {[timeWeighted, moneyWeighted].some((points) => points !== null && isBeyondBelief(points)) && (
        <p className="pt-2 text-small text-ink-3">
          {words.beyond({ limit: inText(formatPlainPercent(MOST_BELIEVED)) })}
        </p>
      )}
    </>
  )
}

/** While the figures are those of an earlier choice. */
const PALE = 'aria-busy:opacity-30'

interface ReturnsSectionProps {
  /** The selected wallet's. */
  readonly currency: Currency
  readonly hidden: boolean
}

/** How the assets did, and why, once a report is known. */
export default function ReturnsSection({ currency, hidden }: ReturnsSectionProps) {
  const words = useWords().returns
  const { failure, follow, load, old, report, status } = useModel(makeReturnsModel)
  const known = useValue(report)
  const before = useValue(old)
  const isFailed = useValue(status) === 'failed'
  const why = useValue(failure)
  const shown = known ?? before
  useEffect(() => follow(currency), [follow, currency])
  const failed = isFailed && <LoadFailed title={words.failed()} failure={why} onRetry={() => void load()} />
  // Nothing can be chosen before the first report. It is said that this one failed, but not that one is being loaded again.
  if (shown === null) return failed && <Section title={words.title()}>{failed}</Section>
  // A report of an earlier choice keeps its place, but pale, and unread: its figures are not those of the present choice.
  const waiting = { 'aria-busy': known === null || undefined, inert: known === null }
  return (
    <>
      <Section title={words.title()}>
        <div className="grid gap-4">
          <Choices currency={currency} />
          {failed || (
            <div {...waiting} className={classes('grid gap-4', PALE)}>
              <ReturnByDay report={shown} hidden={hidden} />
              <div>
                <Returns report={shown} hidden={hidden} />
              </div>
            </div>
          )}
        </div>
      </Section>
      {!isFailed && (
        <div {...waiting} className={classes('*:mt-2 *:border-t', PALE)}>
          <PaidInAndOut report={shown} hidden={hidden} />
          <Contributions report={shown} hidden={hidden} />
          <IncomeAndCosts report={shown} hidden={hidden} />
        </div>
      )}
      {shown.statements !== null && (
        <Section flush>
          <ListRow title={words.statements()} render={<Go to="/mine/statement" />} />
        </Section>
      )}
    </>
  )
}
