import { compare, zero } from '../../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../../domain/money/format.ts'
import type { Statement, StatementHolding } from '../../../../ports/Wealth.statement.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { dateText } from '../../../kit/dates/dateFormat.ts'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { StatementTable } from './StatementTable.tsx'
import { useCover } from '../../../kit/figures/covered.ts'
import { Figure } from '../../../kit/figures/Figures.tsx'

/** The quantity of each direction that is held; unknown where it was not recorded. */
const Quantities = ({ currency, long, short }: StatementHolding) => {
  const words = useWords().records
  const cover = useCover()
  if (long === null || short === null) return <Money amount={null} currency={currency} />
  return (
    <>
      {compare(long, zero) !== 0 && (
        <span className="block">
          <Figure>{cover(formatQuantity(long))}</Figure>
        </span>
      )}
      {compare(short, zero) !== 0 && (
        <span className="block">
          {words.directions.short()} <Figure>{cover(formatQuantity(short))}</Figure>
        </span>
      )}
    </>
  )
}

/** What was held at the end of the month. */
export const HoldingsTable = ({ statement: { heldAt, holdings } }: { readonly statement: Statement }) => {
  const { records, statement: words } = useWords()
  const { tag } = useValue(locale)
  if (heldAt === null) return null
  const time = dateText(tag, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' }, heldAt)
  return (
    <Section title={words.holdings()}>
      <p className="pb-2 text-small text-ink-3">{words.heldAt({ time })}</p>
      {holdings.length === 0 ? (
        <p className="text-small text-ink-3">{words.noHoldings()}</p>
      ) : (
        <StatementTable caption={words.holdings()} columns={[records.instrument(), records.quantity(), words.value()]}>
          {holdings.map((holding) => (
            <tr key={holding.code} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                <bdi className="block">{holding.name}</bdi>
                <bdi className="block text-small text-ink-3">{holding.code}</bdi>
              </th>
              <td className="py-2 ps-2 text-end align-top">
                <Quantities {...holding} />
              </td>
              <td className="py-2 ps-2 text-end align-top">
                <Money amount={holding.value} currency={holding.currency} />
              </td>
            </tr>
          ))}
        </StatementTable>
      )}
    </Section>
  )
}
