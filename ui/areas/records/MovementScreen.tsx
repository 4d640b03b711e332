import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatAmount, formatChange } from '../../../domain/money/format.ts'
import type { MovementKind } from '../../../domain/records/kinds.ts'
import type { WalletMovement } from '../../../ports/Records.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import type { Fact } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { type Begin, RecordScreen } from './RecordScreen.tsx'
import type { Records } from './records.model.ts'
import { eventTime } from '../../data/clock/event.ts'
import { inText } from '../../i18n/inText.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useCover } from '../../kit/figures/covered.ts'

interface MovementScreenProps<Kind extends MovementKind> {
  readonly title: string
  readonly records: Records<WalletMovement, Kind>
  readonly kinds: ReadonlyArray<Kind>
  readonly file: string
  readonly begin?: Begin
}

/** With its sign, but without a colour: money that leaves a wallet is no loss. */
const Signed = ({ amount, currency }: Pick<WalletMovement, 'amount' | 'currency'>) => {
  const cover = useCover()
  return <span className="num whitespace-nowrap">{`${cover(formatChange(amount))}\u00a0${currency}`}</span>
}

/** What was in a wallet afterwards, in words. */
const Afterwards = ({
  amount,
  currency,
  isFrozen,
}: Pick<WalletMovement, 'amount' | 'currency'> & { readonly isFrozen: boolean }) => {
  const words = useWords().records
  const text = inText(`${useCover()(formatAmount(amount))}\u00a0${currency}`)
  return <>{isFrozen ? words.frozenShort({ amount: text }) : words.balanceShort({ amount: text })}</>
}

/** Paid out of held money: only the frozen money changes, not the available one. */
const isOutOfHold = ({ amount, frozenAmount }: WalletMovement): boolean =>
  compare(amount, zero) === 0 && compare(frozenAmount, zero) !== 0

/** Movements of wallets: the kind, the amount, and the balance after it. */
export const MovementScreen = <Kind extends MovementKind>(props: MovementScreenProps<Kind>) => {
  const words = useWords().records
  const { tag } = useValue(locale)
  const time = ({ at, zone }: WalletMovement) => eventTime(at, tag, zone)
  const facts = (row: WalletMovement): ReadonlyArray<Fact> => [
    { label: words.amount(), value: <Signed {...row} />, strong: true },
    { label: words.balanceAfter(), value: <Money amount={row.balance} currency={row.currency} /> },
    ...(compare(row.frozenAmount, zero) === 0
      ? []
      : [
          {
            label: words.frozenChange(),
            value: <Signed amount={row.frozenAmount} currency={row.currency} />,
          },
        ]),
    { label: words.frozenAfter(), value: <Money amount={row.frozen} currency={row.currency} /> },
    ...(row.name === null ? [] : [{ label: words.instrument(), value: <bdi>{`${row.name} ${row.code ?? ''}`}</bdi> }]),
    { label: words.time(), value: time(row) },
    ...(row.reference === null ? [] : [{ label: words.reference(), value: <RecordNumber id={row.reference} /> }]),
  ]
  return (
    <RecordScreen
      {...props}
      kindLabel={words.kind()}
      nameOf={(kind) => words.kinds[kind]()}
      details={(row) => ({ title: words.kinds[row.kind](), facts: facts(row) })}
      renderRow={(row, open) => (
        <ListRow
          lines={
            <RowLines
              title={words.kinds[row.kind]()}
              value={
                isOutOfHold(row) ? (
                  <span className="text-ink-3">
                    <Signed amount={row.frozenAmount} currency={row.currency} />
                  </span>
                ) : (
                  <Signed {...row} />
                )
              }
              subtitle={
                <span className="min-w-0">
                  {row.name !== null && (
                    <span className="block truncate text-ink-2">
                      <bdi>{row.name}</bdi>
                    </span>
                  )}
                  {time(row)}
                </span>
              }
              note={
                <Afterwards
                  amount={isOutOfHold(row) ? row.frozen : row.balance}
                  currency={row.currency}
                  isFrozen={isOutOfHold(row)}
                />
              }
            />
          }
          onPress={open}
        />
      )}
      columns={[
        { head: words.time(), cell: time },
        { head: words.kind(), cell: ({ kind }) => words.kinds[kind]() },
        { head: words.instrument(), cell: ({ name, code }) => [name, code].filter(Boolean).join(' ') },
        { head: words.currency(), cell: ({ currency }) => currency },
        { head: words.amount(), cell: ({ amount }) => amount },
        { head: words.balanceAfter(), cell: ({ balance }) => balance },
        { head: words.frozenChange(), cell: ({ frozenAmount }) => frozenAmount },
        { head: words.frozenAfter(), cell: ({ frozen }) => frozen },
        { head: words.reference(), cell: ({ reference }) => reference ?? '' },
      ]}
    />
  )
}
