import { isSuccess } from 'effect/Result'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { compare, type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { withoutCurrency } from '../../../domain/money/fieldAmount.ts'
import { formatForEditing, formatPrice, tickDecimals } from '../../../domain/money/format.ts'
import { otherReading, parseFigure } from '../../../domain/money/parse.ts'
import { Field, type FieldProps, frame } from './Field.tsx'
import { type StepBounds, stepFrom } from './stepping.ts'
import { useHold } from '../buttons/useHold.ts'
import { useKitWords } from '../words.ts'
import { editing } from './editing.ts'
import { OtherReading, useTyped } from './OtherReading.tsx'

export interface NumberStepperProps
  extends
    Omit<FieldProps, 'children' | 'beneath'>,
    StepBounds,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'enterKeyHint'> {
  /** The text as typed; the model parses it with `parseFigure`. */
  readonly name?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly disabled?: boolean
  /** The currency of a price: its code or sign is left out where a price is pasted with it. */
  readonly currency?: string
  /** Where the tick depends on the price: returns the next price, in place of constant steps. */
  readonly move?: (from: Decimal, by: 1 | -1) => Decimal
}

const button =
  'grid size-12 shrink-0 place-items-center text-ink-2 outline-offset-[-2px] active:opacity-60 disabled:opacity-35'
const KEYS: Record<string, 1 | -1 | undefined> = { ArrowUp: 1, ArrowDown: -1 }

/** A price by ticks or a quantity by lots: typed, stepped by the arrow keys, or by buttons that repeat while held. */
export const NumberStepper = (props: NumberStepperProps) => {
  const {
    label,
    optional,
    aside,
    hint,
    error,
    name,
    value,
    onChange,
    onBlur,
    disabled = false,
    currency,
    enterKeyHint,
    step,
    min,
    max,
    move,
  } = props
  const words = useKitWords()
  const { isTyped, setTyped } = useTyped(value)
  const decimals = tickDecimals(step)
  const parsed = parseFigure(value, { decimals })
  const figure = isSuccess(parsed) ? parsed.success : undefined
  const bounds: StepBounds = { step, ...(min && { min }), ...(max && { max }) }

  const stepBy = (by: 1 | -1) => {
    const next = figure !== undefined && move ? move(figure, by) : stepFrom(figure, by, bounds)
    onChange(formatPrice(next, step))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    stepBy(by)
  }
  const less = useHold(() => stepBy(-1))
  const more = useHold(() => stepBy(1))

  return (
    <Field
      {...{ label, optional, aside, hint, error }}
      beneath={isTyped && <OtherReading {...{ value, shape: { decimals }, bounds, onChange }} />}
    >
      {(control) => (
        <div className={frame}>
          <button
            {...less}
            type="button"
            tabIndex={-1}
            aria-label={words.decrease}
            aria-controls={control.id}
            disabled={disabled || (figure !== undefined && min !== undefined && compare(figure, min) <= 0)}
            className={button}
          >
            <Minus className="size-5" />
          </button>
          <input
            {...control}
            name={name}
            role="spinbutton"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            enterKeyHint={enterKeyHint}
            dir="ltr"
            disabled={disabled}
            value={value}
            aria-valuenow={figure && Number(formatDecimal(figure))}
            aria-valuetext={value}
            aria-valuemin={min && Number(formatDecimal(min))}
            aria-valuemax={max && Number(formatDecimal(max))}
            onChange={(event) => {
              const { value: typed } = event.target
              const text = currency === undefined ? typed : withoutCurrency(typed, currency)
              setTyped(text)
              onChange(text)
            }}
            onKeyDown={onKeyDown}
            onFocus={editing(value, figure && formatForEditing(figure), onChange)}
            onBlur={() => {
              // What can be read in two ways stays as it was typed, with the line beneath that says how it was read.
              if (figure && !(isTyped && otherReading(value, { decimals }, bounds))) onChange(formatPrice(figure, step))
              onBlur?.()
            }}
            className="num min-h-11.5 w-full min-w-0 grow bg-transparent text-center text-field font-semibold outline-none"
          />
          <button
            {...more}
            type="button"
            tabIndex={-1}
            aria-label={words.increase}
            aria-controls={control.id}
            disabled={disabled || (figure !== undefined && max !== undefined && compare(figure, max) >= 0)}
            className={button}
          >
            <Plus className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
