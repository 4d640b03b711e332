import { compare, type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { formatAmount, formatChange } from '../../../../domain/money/format.ts'
import type { WalletMovement } from '../../../../ports/Records.ts'
import type { StatementWallet } from '../../../../ports/Wealth.statement.ts'
import { inText } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { DAY_AND_TIME, dateText } from '../../../kit/dates/dateFormat.ts'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { StatementTable } from './StatementTable.tsx'
import { useCover } from '../../../kit/figures/covered.ts'

const CELL = 'py-2 ps-2 text-end align-top first:ps-0'

/** A figure of the free balance, and below it that of the frozen one where it has any. */
const Twice = ({
  free,
  frozen,
  signed,
}: {
  readonly free: Decimal
  readonly frozen: Decimal
  readonly signed?: true
}) => {
  const words = useWords().records
  const cover = useCover()
  const format = (n: Decimal) => cover(signed ? formatChange(n) : formatAmount(n))
  return (
    <>
      <span className="block">
        <span className="num whitespace-nowrap">{format(free)}</span>
      </span>
      {compare(frozen, zero) !== 0 && (
        <span className="block text-small text-ink-3">{words.frozenShort({ amount: inText(format(frozen)) })}</span>
      )}
    </>
  )
}

const Movement = ({ row }: { readonly row: WalletMovement }) => {
  const words = useWords().records
  const { tag } = useValue(locale)
  const time = dateText(tag, { ...DAY_AND_TIME, timeZone: 'UTC' }, row.at)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 text-start align-top font-normal">
        <span className="block">{words.kinds[row.kind]()}</span>
        {row.name !== null && (
          <span className="block text-small text-ink-2">
            <bdi>{`${row.name} ${row.code ?? ''}`}</bdi>
          </span>
        )}
        <span className="block text-small text-ink-3">{time}</span>
      </th>
      <td className={CELL}>
        <Twice signed free={row.amount} frozen={row.frozenAmount} />
      </td>
      <td className={CELL}>
        <Twice free={row.balance} frozen={row.frozen} />
      </td>
    </tr>
  )
}

interface WalletStatementProps {
  readonly wallet: StatementWallet
  readonly movements: ReadonlyArray<WalletMovement>
}

/** A wallet's month: both balances, the sums between them, and every movement. */
export const WalletStatement = ({ movements, wallet }: WalletStatementProps) => {
  const { records, statement: words } = useWords()
  const { currency } = wallet
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
          fact(words.opening(), wallet.opening),
          ...unless0(words.openingFrozen(), wallet.openingFrozen),
          ...unless0(records.fees(), wallet.fees),
          ...unless0(words.taxes(), wallet.taxes),
          ...unless0(words.interest(), wallet.interest),
          ...unless0(words.realised(), wallet.realised),
          ...unless0(words.closingFrozen(), wallet.closingFrozen),
          fact(words.closing(), wallet.closing, true),
        ]}
      />
      {movements.length === 0 ? (
        <p className="pt-3 text-small text-ink-3">{words.noMovements()}</p>
      ) : (
        <div className="pt-3">
          <StatementTable
            caption={`${words.movements()} · ${currency}`}
            columns={[words.movements(), records.amount(), records.balanceAfter()]}
          >
            {movements.map((row) => (
              <Movement key={row.id} row={row} />
            ))}
          </StatementTable>
        </div>
      )}
    </Section>
  )
}
