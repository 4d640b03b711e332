import { compare, type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { formatAmount, formatChange } from '../../../../domain/money/format.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { DAY, dateText } from '../../../kit/dates/dateFormat.ts'
import { Breakdown, Figure } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { Quantity } from '../../markets/Quantity.tsx'
import { StatementTable } from '../statement/StatementTable.tsx'
import type { TaxedCurrency } from './taxReport.model.ts'
import { useCover } from '../../../kit/figures/covered.ts'

const CELL = 'py-2 ps-2 text-end align-top'

interface WhatProps {
  readonly name: string
  readonly code: string
  readonly market?: MarketCode
  readonly quantity: Decimal | null
  readonly isShort: boolean
  readonly at: Instant | null
}

/** What was sold, or what paid: its name, how many, and the day. */
const What = ({ at, code, isShort, market, name, quantity }: WhatProps) => {
  const words = useWords()
  const { tag } = useValue(locale)
  return (
    <th scope="row" className="py-2 text-start align-top font-normal">
      <bdi className="block">{`${name} ${code}`}</bdi>
      <span className="block text-small text-ink-2">
        {quantity && <Quantity market={market} quantity={quantity} />}
        {isShort && ` ${words.records.directions.short()}`}
      </span>
      <span className="block text-small text-ink-3">
        {at !== null && dateText(tag, { ...DAY, timeZone: 'UTC' }, at)}
      </span>
    </th>
  )
}

/** A sum of the column's currency, covered where own figures are. */
const Sum = ({ children }: { readonly children: string | null | undefined }) => {
  const cover = useCover()
  return (
    <span className="whitespace-nowrap">
      <Figure>{children && cover(children)}</Figure>
    </span>
  )
}

const Below = ({ amount, label }: { readonly label: string; readonly amount: Decimal | null | undefined }) => (
  <span className="block text-small whitespace-nowrap text-ink-3">
    {label} <Sum>{amount && formatAmount(amount)}</Sum>
  </span>
)

/** A currency of the report: its sums, every sale and every dividend. */
export const TaxSection = ({ taxed }: { readonly taxed: TaxedCurrency }) => {
  const { records, statement } = useWords()
  const words = statement.tax
  const { currency, sales, dividends } = taxed
  const fact = (label: string, amount: Decimal, strong = false) => ({
    label,
    value: <Money amount={amount} currency={currency} />,
    strong,
  })
  const unless0 = (label: string, amount: Decimal) => (compare(amount, zero) === 0 ? [] : [fact(label, amount)])
  return (
    <Section title={currency}>
      <Breakdown
        facts={[
          ...unless0(words.gains(), taxed.gains),
          ...unless0(words.losses(), taxed.losses),
          fact(statement.realised(), taxed.result, true),
          ...unless0(`${words.dividends()} · ${words.gross()}`, taxed.gross),
          ...unless0(statement.taxes(), taxed.withheld),
          ...unless0(`${words.dividends()} · ${words.net()}`, taxed.net),
          ...unless0(records.fees(), taxed.fees),
          ...unless0(words.otherTaxes(), taxed.otherTaxes),
          ...unless0(statement.interest(), taxed.interest),
        ]}
      />
      {sales.length > 0 && (
        <div className="pt-3">
          <StatementTable
            caption={`${words.sales()} · ${currency}`}
            columns={[words.sales(), words.proceeds(), records.profit()]}
          >
            {sales.map((sale) => (
              <tr key={sale.id} className="border-t border-line">
                <What {...sale} isShort={sale.direction === 'short'} at={sale.closedAt} />
                <td className={CELL}>
                  <Sum>{sale.sums && formatAmount(sale.sums.proceeds)}</Sum>
                  <Below label={words.cost()} amount={sale.sums?.cost} />
                  <Below label={records.fees()} amount={sale.fees} />
                </td>
                <td className={CELL}>
                  <Sum>{formatChange(sale.profit)}</Sum>
                </td>
              </tr>
            ))}
          </StatementTable>
        </div>
      )}
      {dividends.length > 0 && (
        <div className="pt-3">
          <StatementTable
            caption={`${words.dividends()} · ${currency}`}
            columns={[words.dividends(), words.gross(), words.net()]}
          >
            {dividends.map((paid) => (
              <tr key={paid.id} className="border-t border-line">
                <What {...paid} isShort={paid.direction === 'short'} at={paid.paidAt} />
                <td className={CELL}>
                  <Sum>{formatAmount(paid.gross)}</Sum>
                  <Below label={statement.taxes()} amount={paid.tax} />
                </td>
                <td className={CELL}>
                  <Sum>{formatChange(paid.net)}</Sum>
                </td>
              </tr>
            ))}
          </StatementTable>
        </div>
      )}
    </Section>
  )
}
