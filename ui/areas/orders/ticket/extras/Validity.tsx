import { useState } from 'react'
import { fromDayNumber, toDayNumber } from '../../../../../domain/calendar/day.ts'
import { localDay } from '../../../../../domain/calendar/zone.ts'
import { LONGEST_WAIT, type OrderType, type TimeInForce } from '../../../../../domain/orders/order.ts'
import { AppClock } from '../../../../../ports/device/AppClock.ts'
import { useApp } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { SelectSheet } from '../../../../kit/choices/SelectSheet.tsx'
import { DateField } from '../../../../kit/dates/DateField.tsx'
import type { Extras } from '../entry/draft.ts'

/** What an order of a type may choose. A market order does not wait for days. Source: RULES.md, orders. */
const OFFERED: Readonly<Record<OrderType, ReadonlyArray<TimeInForce>>> = {
  limit: ['day', 'gtc', 'gtd', 'ioc', 'fok'],
  market: ['day', 'ioc', 'fok'],
}

type Chosen = Pick<Extras, 'timeInForce' | 'goodUntil'>

interface ValidityProps {
  readonly type: OrderType
  /** The zone of the market, in which its days are counted. */
  readonly zone: string
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** How long the order waits, and until which day where it names one. */
export const Validity = ({ chosen, onChange, type, zone }: ValidityProps) => {
  const app = useApp()
  const words = useWords()
  const own = words.protection
  const [today] = useState(() => localDay(zone, app.runtime.runSync(AppClock).now()))
  const { goodUntil, timeInForce } = chosen
  const hint =
    timeInForce === 'gtc'
      ? own.gtcHint()
      : timeInForce === 'ioc' || timeInForce === 'fok'
        ? own.immediateHint()
        : undefined
  return (
    <>
      <SelectSheet<TimeInForce>
        label={words.orders.facts.validity()}
        hint={hint}
        options={OFFERED[type].map((value) => ({ value, label: words.markets.validities[value]() }))}
        value={timeInForce}
        placeholder={words.markets.validities.day()}
        onChange={(next) => onChange({ timeInForce: next, ...(next === 'gtd' && { goodUntil: today }) })}
      />
      {timeInForce === 'gtd' && (
        <DateField
          label={own.till()}
          today={fromDayNumber(today)}
          min={fromDayNumber(today)}
          max={fromDayNumber(today + LONGEST_WAIT)}
          value={fromDayNumber(goodUntil ?? today)}
          onChange={(day) => onChange({ timeInForce, goodUntil: toDayNumber(day) })}
        />
      )}
    </>
  )
}
