import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatDecimal, percentOf, sumOf } from '../../../../domain/money/decimal.ts'
import { formatShare } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { inText } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { FilterChip, FilterChips, ToggleChip } from '../../../kit/choices/FilterChip.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { useWanted } from '../../../kit/belowPart.tsx'
import { signAndIdle } from '../../../kit/firstSign.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { OptionSheet } from '../../../kit/overlays/overlays.ts'
import { usePart, useValue } from '../../../kit/useValue.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { CostLine, HoldingRow, inUnit, type Unit } from '../../positions/HoldingRow.tsx'
import { dayOn } from '../../wealth/profitOn.ts'
import { HOLDING_ORDERS, makeHoldingsListModel } from './holdingsList.model.ts'

/** One hue that fades: the name beside each part tells which it is. */
const SHADES = ['opacity-100', 'opacity-75', 'opacity-55', 'opacity-40', 'opacity-30', 'opacity-20']

/** Everything by currency in one bar. A part filters the list below. */
export const AllocationBar = () => {
  const words = useWords().positions
  const { choose, chosen, parts } = useModel(makeHoldingsListModel)
  const all = useValue(parts)
  const current = useValue(chosen)
  // As tall before it is known, so that the list below does not move.
  if (all === null) return <div className="min-h-15" />
  if (all.length < 2) return null
  const total = sumOf(all.map(({ amount }) => amount))
  const points = all.map(({ amount, currency }) => ({ currency, share: percentOf(amount, total) }))
  return (
    <div className="pt-3">
      <div aria-hidden data-drawn className="mb-2 flex h-2 gap-px overflow-hidden rounded-full">
        {points.map(({ currency, share }, nth) => (
          <span
            key={currency}
            className={`bg-accent ${current === null || current === currency ? (SHADES[nth] ?? 'opacity-20') : 'opacity-10'}`}
            style={{ width: `${formatDecimal(share)}%` }}
          />
        ))}
      </div>
      <FilterChips oneRow label={words.byCurrency()}>
        {points.map(({ currency, share }) => (
          <ToggleChip key={currency} pressed={current === currency} onPress={() => choose(currency)}>
            {currency} <span className="num">{formatShare(share)}</span>
          </ToggleChip>
        ))}
      </FilterChips>
    </div>
  )
}

/** What stands rarely: closing everything, behind a tap more than its rows. */
const More = ({ onCloseAll }: { readonly onCloseAll: () => void }) => {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span
      ref={place}
      role="presentation"
      className="relative"
      // Closed as every other menu: by Escape, and when another part of the screen gets the focus.
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        place.current?.querySelector('button')?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (!place.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <IconButton
        last
        tone="quiet"
        label={words.positions.more()}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        icon={<Ellipsis className="size-5" />}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <span id={id} className="absolute end-0 top-full z-10 rounded-2 border border-line bg-surface">
          <button
            type="button"
            className="min-h-11 px-4 whitespace-nowrap active:bg-fill"
            onClick={() => {
              setOpen(false)
              onCloseAll()
            }}
          >
            {words.positions.closeAll()}
          </button>
        </span>
      )}
    </span>
  )
}

interface ListToolsProps {
  /** The heads of the table's columns sort it. */
  readonly hasHeads: boolean
  readonly onCloseAll: (() => void) | null
}

/** How the list is sorted and in which currency, and what else can be done with all of it. */
export const ListTools = ({ hasHeads, onCloseAll }: ListToolsProps) => {
  const words = useWords().positions
  const model = useModel(makeHoldingsListModel)
  const order = useValue(model.order)
  const inBase = useValue(model.inBase)
  const into = useValue(model.base)
  const [open, setOpen] = useState(false)
  const options = HOLDING_ORDERS.map((value) => ({ value, label: words.sortOrders[value]() }))
  return (
    // As tall as with its menu, which comes when the rows are known.
    <div className="flex min-h-13 items-center justify-between gap-2 py-1">
      <FilterChips label={words.sortBy()}>
        {!hasHeads && (
          <FilterChip
            label={words.sortBy()}
            value={words.sortOrders[order]()}
            open={open}
            onOpen={() => setOpen(true)}
          />
        )}
        {into !== null && (
          <ToggleChip pressed={inBase} onPress={model.toggleBase}>
            {words.inBase({ currency: into })}
          </ToggleChip>
        )}
      </FilterChips>
      {onCloseAll && <More onCloseAll={onCloseAll} />}
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.sortBy()}
        options={options}
        value={order}
        onChoose={model.sort}
      />
    </div>
  )
}

interface HoldingProps {
  readonly position: PositionRecord
  readonly hidden: boolean
  readonly unit: Unit | null
}

/** Cost and day of a holding, and what it is of everything; a tick renders only this line. */
const LiveLine = ({ hidden, position, unit }: HoldingProps) => {
  const words = useWords().positions
  const weight = usePart(useModel(makeHoldingsListModel).weights, (all) => all.get(position.id))
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(position.code))
  const day = quote && dayOn(position, quote)
  const percent = day && percentOf(day.profit, day.before)
  return (
    <span className="flex basis-full flex-wrap items-baseline justify-between gap-x-3">
      <span>
        <CostLine position={position} />
        {weight && !hidden && (
          // Beside the day's amount the usual phone has no room for it.
          <span className="max-[26rem]:hidden">
            {position.averageCost && ' · '}
            <span className="sr-only">{words.weight()} </span>
            {inText(formatShare(weight))}
          </span>
        )}
      </span>
      {/* It ends at the edge: a dash in its place would move when the figure comes. */}
      {day && (
        <span className="ms-auto">
          {words.today()}{' '}
          {!hidden && (
            <span className="max-[24rem]:hidden">
              <Change {...inUnit(day.profit, position.currency, unit)} percent={percent} />
            </span>
          )}
          {/* On a narrow phone the amount would begin a line of its own, and move the rows below when it comes. */}
          <span className={hidden ? undefined : 'min-[24rem]:hidden'}>
            <Change percent={percent} />
          </span>
        </span>
      )}
    </span>
  )
}

/** Answers come every few seconds: the rows in which nothing changed are not rendered again. */
const Holding = memo(({ showTime, ...holding }: HoldingProps & { readonly showTime: boolean }) => (
  <HoldingRow position={holding.position} showTime={showTime} unit={holding.unit} more={<LiveLine {...holding} />} />
))

/** The money that is not invested. */
const Cash = () => {
  const words = useWords().positions
  const { cash, inBase, unitOf } = useModel(makeHoldingsListModel)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const money = useValue(cash)
  useValue(inBase)
  if (money.length === 0) return null
  return (
    <>
      <h2 className="pt-4 pb-1 text-head">{words.cash()}</h2>
      <ul aria-label={words.cash()}>
        {money.map(({ available, currency }) => {
          return (
            <li key={currency}>
              <ListRow
                title={currency}
                value={<Money {...inUnit(available, currency, unitOf(currency))} hidden={hidden} />}
                render={<Go replace to="/position/index" search={{ tab: 'funds' }} />}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** As many rows as a tall phone shows at first, and some more; the others wait for the customer's first sign, or until they are near. */
const AT_FIRST = 8
/** The holdings, sorted and filtered, then the money that is not invested. */
export const HoldingsList = ({ rows }: { readonly rows: ReadonlyArray<PositionRecord> }) => {
  const words = useWords().positions
  const { inBase, unitOf } = useModel(makeHoldingsListModel)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  useValue(inBase)
  const [isWhole, end] = useWanted(signAndIdle)
  const shown = isWhole ? rows : rows.slice(0, AT_FIRST)
  const rest = rows.length - shown.length
  // A row has two to four lines: the others have the room of those that are there, so that what follows stays in its place.
  useLayoutEffect(() => {
    const [room, list] = [end.current, end.current?.previousElementSibling]
    if (room && list) room.style.blockSize = `${(list.clientHeight / AT_FIRST) * rest}px`
  }, [end, rest])
  const isTwice = ({ code }: PositionRecord) => rows.filter((row) => row.code === code).length > 1
  return (
    <>
      <ul aria-label={words.tabs.holdings()}>
        {shown.map((position) => (
          <li key={position.id}>
            <Holding
              position={position}
              hidden={hidden}
              showTime={isTwice(position)}
              unit={unitOf(position.currency)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && <div ref={end} />}
      <Cash />
    </>
  )
}
