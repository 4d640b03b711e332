import { isSuccess } from 'effect/Result'
import { make } from 'effect/BigDecimal'
import type { InputHTMLAttributes, Ref } from 'react'
import { withoutCurrency } from '../../../domain/money/fieldAmount.ts'
import { formatForEditing, formatPrice } from '../../../domain/money/format.ts'
import { MINOR_UNITS } from '../../../domain/money/money.ts'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import { otherReading, parseFigure } from '../../../domain/money/parse.ts'
import { inputClasses, Field, type FieldProps, frame } from './Field.tsx'
import { editing } from './editing.ts'
import { OtherReading, useTyped } from './OtherReading.tsx'

export interface AmountFieldProps
  extends
    Omit<FieldProps, 'children' | 'beneath'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'disabled' | 'placeholder' | 'required' | 'enterKeyHint'> {
  /** The text as typed; the model parses it with `parseFigure`, which also returns the error. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  /** Shown after the figure. */
  readonly currency: string
  /** The maximum of decimals: those of the tick for a price. Omitted: those of the currency, two for anything else. */
  readonly decimals?: number
  readonly ref?: Ref<HTMLInputElement>
}

const readable = (text: string, decimals: number) => {
  const figure = parseFigure(text, { decimals })
  return isSuccess(figure) ? figure.success : undefined
}

/**
 * An amount of money. The typed text stays unchanged until the field loses the focus; then a valid amount is grouped.
 */
export const AmountField = (props: AmountFieldProps) => {
  const { label, optional, aside, hint, error, value, onChange, onBlur, currency, ref, ...rest } = props
  const { decimals = isKeyOf(MINOR_UNITS, currency) ? MINOR_UNITS[currency] : 2, ...input } = rest
  const { isTyped, setTyped } = useTyped(value)
  const figure = readable(value, decimals)
  return (
    <Field
      {...{ label, optional, aside, hint, error }}
      beneath={isTyped && <OtherReading {...{ value, shape: { decimals }, onChange }} />}
    >
      {(control) => (
        <div className={frame}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            inputMode="decimal"
            dir="ltr"
            value={value}
            aria-describedby={[control['aria-describedby'], `${control.id}-currency`].filter(Boolean).join(' ')}
            onChange={(event) => {
              // Copied from a bank with its currency, which stands behind the field already.
              const text = withoutCurrency(event.target.value, currency)
              setTyped(text)
              onChange(text)
            }}
            onFocus={editing(value, figure && formatForEditing(figure), onChange)}
            onBlur={() => {
              const grouped = figure && formatPrice(figure, make(1n, decimals))
              // What can be read in two ways stays as it was typed, with the line beneath that says how it was read.
              const isClear = !isTyped || otherReading(value, { decimals }) === undefined
              if (isClear && grouped !== undefined && grouped !== value) onChange(grouped)
              onBlur?.()
            }}
            className={`${inputClasses} num text-start font-semibold rtl:text-end`}
          />
          <span id={`${control.id}-currency`} className="shrink-0 pe-3 text-small text-ink-3">
            {currency}
          </span>
        </div>
      )}
    </Field>
  )
}
