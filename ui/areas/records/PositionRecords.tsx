import { make } from 'effect/BigDecimal'
import { useEffect } from 'react'
import { formatAmount, formatPrice, formatQuantity, UNKNOWN_FIGURE } from '../../../domain/money/format.ts'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import type { ClosedPosition } from '../../../ports/Records.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import type { Fact } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { Quantity } from '../markets/Quantity.tsx'
import { MarketBadge } from '../markets/MarketBadge.tsx'
import { makeMarginModel } from '../../app/session/margin.model.ts'
import { useModel } from '../../data/app/app.ts'
import { makePositionRecords } from './lists.model.ts'
import { RecordScreen } from './RecordScreen.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { inText } from '../../i18n/inText.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { DIRECTIONS } from '../../../domain/contract/enumerations.ts'
import { useCover } from '../../kit/figures/covered.ts'

/** A price with its recorded decimals, at least two, and its currency. */
const price = (figure: Decimal | null, currency: string): string =>
  figure === null ? UNKNOWN_FIGURE : `${formatPrice(figure, make(1n, Math.max(2, figure.scale)))}\u00a0${currency}`

const Afterwards = ({ amount, currency }: { readonly amount: Decimal; readonly currency: string }) => {
  const words = useWords().records
  const cover = useCover()
  return <span>{words.balanceShort({ amount: inText(`${cover(formatAmount(amount))}\u00a0${currency}`) })}</span>
}

const ONE = make(1n, 0)

/** Sold short, or with borrowed money. */
const wasOnMargin = ({ direction, leverage }: ClosedPosition): boolean =>
  direction === 'short' || compare(leverage, ONE) > 0

/** Whether the words of margin are used: by who switched it on, or has traded on it. Source: RULES.md, screens. */
const useMarginWords = (rows: ReadonlyArray<ClosedPosition>): boolean => {
  const { isOn, load } = useModel(makeMarginModel)
  useEffect(() => void load(), [load])
  return useValue(isOn) || rows.some(wasOnMargin)
}

/** /mine/positionHistory: closed positions and their profit, with the running total. */
export default function PositionRecords() {
  const words = useWords().records
  const records = useModel(makePositionRecords)
  const { tag } = useValue(locale)
  const hasMargin = useMarginWords(useValue(records.list.rows))
  const opened = ({ openedAt, zone }: ClosedPosition) => eventTime(openedAt, tag, zone)
  const closed = ({ closedAt, zone }: ClosedPosition) => eventTime(closedAt, tag, zone)
  const facts = (row: ClosedPosition): ReadonlyArray<Fact> => [
    { label: words.profit(), value: <Change amount={row.profit} currency={row.currency} />, strong: true },
    { label: words.profitSoFar(), value: <Change amount={row.profitSoFar} currency={row.currency} /> },
    ...(wasOnMargin(row)
      ? [
          { label: words.direction(), value: words.directions[row.direction]() },
          { label: words.leverage(), value: <span className="num">{`${formatQuantity(row.leverage)}×`}</span> },
        ]
      : []),
    {
      label: words.quantity(),
      value: <Quantity market={row.market} quantity={row.quantity} />,
    },
    { label: words.openPrice(), value: <span className="num">{price(row.openPrice, row.currency)}</span> },
    { label: words.closePrice(), value: <span className="num">{price(row.closePrice, row.currency)}</span> },
    ...(wasOnMargin(row)
      ? [{ label: words.margin(), value: <Money amount={row.margin} currency={row.currency} /> }]
      : []),
    { label: words.fees(), value: <Money amount={row.fees} currency={row.currency} /> },
    { label: words.balanceAfter(), value: <Money amount={row.balance} currency={row.currency} /> },
    { label: words.openedAt(), value: opened(row) },
    { label: words.closedAt(), value: closed(row) },
    { label: words.reference(), value: <RecordNumber id={row.orderId} /> },
  ]
  return (
    <RecordScreen
      title={words.positionTitle()}
      records={records}
      kinds={hasMargin ? DIRECTIONS : []}
      kindLabel={words.direction()}
      nameOf={(direction) => words.directions[direction]()}
      file="positions"
      details={(row) => ({ title: `${row.name} ${row.code}`, facts: facts(row) })}
      renderRow={(row, open) => (
        <ListRow
          lines={
            <RowLines
              title={<bdi>{row.name}</bdi>}
              value={<Change amount={row.profit} currency={row.currency} />}
              subtitle={
                <>
                  <span className="w-full text-ink-2">
                    <span className="num">{row.code}</span>
                    {wasOnMargin(row) ? ` · ${words.directions[row.direction]()} ` : ' · '}
                    {row.quantity && <Quantity market={row.market} quantity={row.quantity} />}
                    {row.openPrice && (
                      <>
                        {' · '}
                        <span className="num">{price(row.openPrice, row.currency)}</span>
                      </>
                    )}{' '}
                    {row.market && <MarketBadge market={row.market} />}
                  </span>
                  <span className="max-w-full shrink-0">{closed(row)}</span>
                </>
              }
              note={row.balance !== null && <Afterwards amount={row.balance} currency={row.currency} />}
            />
          }
          onPress={open}
        />
      )}
      columns={[
        { head: words.closedAt(), cell: closed },
        { head: words.openedAt(), cell: opened },
        { head: words.instrument(), cell: ({ name, code }) => `${name} ${code}` },
        { head: words.direction(), cell: ({ direction }) => words.directions[direction]() },
        { head: words.leverage(), cell: ({ leverage }) => leverage },
        { head: words.quantity(), cell: ({ quantity }) => quantity ?? '' },
        { head: words.openPrice(), cell: ({ openPrice }) => openPrice ?? '' },
        { head: words.closePrice(), cell: ({ closePrice }) => closePrice ?? '' },
        { head: words.currency(), cell: ({ currency }) => currency },
        { head: words.margin(), cell: ({ margin }) => margin ?? '' },
        { head: words.fees(), cell: ({ fees }) => fees ?? '' },
        { head: words.profit(), cell: ({ profit }) => profit },
        { head: words.profitSoFar(), cell: ({ profitSoFar }) => profitSoFar },
        { head: words.balanceAfter(), cell: ({ balance }) => balance ?? '' },
      ]}
    />
  )
}
