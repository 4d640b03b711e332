import { isSuccess } from 'effect/Result'
import { make } from 'effect/BigDecimal'
import { type FocusEvent, type InputHTMLAttributes, type Ref, useLayoutEffect, useRef } from 'react'
import { formatForEditing, formatPrice } from '../../../domain/money/format.ts'
import { parseFigure } from '../../../domain/money/parse.ts'
import { bare, Field, type FieldProps, frame } from './Field.tsx'

export interface AmountFieldProps
  extends
    Omit<FieldProps, 'children'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'disabled' | 'placeholder' | 'required' | 'enterKeyHint'> {
  /** The text as typed; the model reads it with `parseFigure`, which also says what is wrong with it. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  /** Named behind the figure. */
  readonly currency: string
  /** The most decimals: two for money, those of the tick for a price. */
  readonly decimals?: number
  readonly ref?: Ref<HTMLInputElement>
}

const readable = (text: string, decimals: number) => {
  const figure = parseFigure(text, { decimals })
  return isSuccess(figure) ? figure.success : undefined
}

/** An amount of money. What is typed is left alone until the field is left; then a valid amount is grouped. */
export const AmountField = (props: AmountFieldProps) => {
  const { label, aside, hint, error, value, onChange, onBlur, currency, decimals = 2, ref, ...rest } = props
  const restyle = (text: string | undefined) => text !== undefined && text !== value && onChange(text)
  const byPointer = useRef(false)
  const toSelect = useRef<HTMLInputElement>(null)
  // A text that is replaced loses what was selected in it, and what is typed next would be added behind it.
  useLayoutEffect(() => {
    toSelect.current?.select()
    toSelect.current = null
  })
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const figure = readable(value, decimals)
    const text = figure && formatForEditing(figure)
    if (!byPointer.current && text !== value) toSelect.current = currentTarget
    byPointer.current = false
    restyle(text)
  }
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className={frame}>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={ref}
            inputMode="decimal"
            dir="ltr"
            value={value}
            aria-describedby={[control['aria-describedby'], `${control.id}-currency`].filter(Boolean).join(' ')}
            onChange={(event) => onChange(event.target.value)}
            onPointerDown={({ currentTarget }) => {
              byPointer.current = currentTarget !== document.activeElement
            }}
            onFocus={enter}
            onBlur={() => {
              const figure = readable(value, decimals)
              restyle(figure && formatPrice(figure, make(1n, decimals)))
              onBlur?.()
            }}
            className={`${bare} num text-start font-semibold rtl:text-end`}
          />
          <span id={`${control.id}-currency`} className="shrink-0 pe-3 text-small text-ink-3">
            {currency}
          </span>
        </div>
      )}
    </Field>
  )
}
