import type { Performance } from '../../../../ports/Wealth.reports.ts'
import { clockTime } from '../../../data/clock/format.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'

interface ReportProps {
  readonly report: Performance
  readonly hidden: boolean
}

/** What each position contributed, and what of the gain is of none. */
export const Contributions = ({ report: { currency, gain, other, positions, rest, to }, hidden }: ReportProps) => {
  const words = useWords().returns
  const { tag } = useValue(locale)
  if (positions.length === 0) return null
  const change = (amount: typeof gain) => <Change amount={amount} currency={currency} hidden={hidden} />
  return (
    <Section title={words.contributions()}>
      {/* A position shows the price of each moment, this report those of one. */}
      <p className="pb-2 text-small text-ink-3">{words.asOf({ time: clockTime(to, tag) })}</p>
      <ul aria-label={words.contributions()}>
        {positions.map(({ code, gain: own, name, realised }) => (
          <li key={code}>
            <ListRow
              title={name}
              subtitle={code}
              value={change(own)}
              note={
                <>
                  {words.realised()} {change(realised)}
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div className="pt-3">
        <Breakdown
          facts={[
            { label: words.other(), value: change(other) },
            { label: words.rest(), value: change(rest) },
            { label: words.gain(), value: change(gain), strong: true },
          ]}
        />
      </div>
    </Section>
  )
}
