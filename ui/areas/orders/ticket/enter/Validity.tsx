import { type DayNumber, fromDayNumber, toDayNumber } from '../../../../../domain/calendar/day.ts'
import type { OrderType, TimeInForce } from '../../../../../domain/orders/order.ts'
import { useWords } from '../../../../i18n/words.ts'
import { SelectSheet } from '../../../../kit/choices/SelectSheet.tsx'
import { DateField } from '../../../../kit/dates/DateField.tsx'
import { type ChosenTime, lastDays, OFFERED } from './choices.ts'
import { Term } from '../../../../app/terms/Term.tsx'

interface ValidityProps {
  readonly type: OrderType
  /** The market's trading day in session. */
  readonly day: DayNumber
  readonly chosen: ChosenTime
  readonly onChange: (chosen: ChosenTime) => void
}

/** How long the order waits, and until which day where it names one. */
export const Validity = ({ chosen, day, onChange, type }: ValidityProps) => {
  const words = useWords()
  const own = words.protection
  const { first, last } = lastDays(day)
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
        aside={<Term of="timeInForce">{words.markets.validities[timeInForce]()}</Term>}
        hint={hint}
        options={OFFERED[type].map((value) => ({ value, label: words.markets.validities[value]() }))}
        value={timeInForce}
        placeholder={words.markets.validities.day()}
        onChange={(next) => onChange({ timeInForce: next, ...(next === 'gtd' && { goodUntil: first }) })}
      />
      {timeInForce === 'gtd' && (
        <DateField
          label={own.till()}
          today={fromDayNumber(first)}
          min={fromDayNumber(first)}
          max={fromDayNumber(last)}
          value={fromDayNumber(goodUntil ?? first)}
          onChange={(until) => onChange({ timeInForce, goodUntil: toDayNumber(until) })}
        />
      )}
    </>
  )
}
