import { max } from 'effect/BigDecimal'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../../../domain/money/format.ts'
import { type Fraction, FRACTIONS } from '../../../../../domain/orders/orderQuantity.ts'
import { useWords } from '../../../../i18n/words.ts'
import { stepFrom } from '../../../../kit/fields/stepping.ts'
import { NumberStepper } from '../../../../kit/fields/NumberStepper.tsx'
import type { Finding } from '../findings.ts'
import { inText } from '../../../../i18n/inText.ts'
import type { FormatContext } from '../formatFinding.ts'
import { FieldWarning, useError } from '../FieldMessages.tsx'

const SIGN: Record<Exclude<Fraction, 'max'>, string> = { '1/4': '¼', '1/2': '½', '3/4': '¾' }

export interface QuantityInputProps {
  readonly lot: Decimal
  /** The most that can be ordered; null while not known. */
  readonly largest: Decimal | null
  /** `all` names the whole position, `max` what the money reaches for. */
  readonly most: 'all' | 'max'
  readonly writing: FormatContext
  readonly value: string
  readonly finding: Finding | null
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
  readonly onTake: (fraction: Fraction) => void
}

/** The quantity: stepped by the lot, or a share of the largest one. */
export const QuantityInput = (props: QuantityInputProps) => {
  const { lot, largest, most, writing, value, finding, onChange, onLeave, onTake } = props
  const words = useWords().orders
  const known = largest !== null && largest.value > 0n
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={words.quantity()}
        aside={largest && <span>{words.maximum({ quantity: inText(formatQuantity(largest)) })}</span>}
        error={useError(finding, writing)}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        step={lot}
        move={(from, by) => max(lot, stepFrom(from, by, { step: lot }))}
      />
      <FieldWarning finding={finding} writing={writing} />
      <div role="group" aria-label={words.shares()} className="flex flex-wrap gap-2">
        {FRACTIONS.map((fraction) => (
          <button
            key={fraction}
            type="button"
            disabled={!known}
            aria-label={words.share[fraction === 'max' ? most : fraction]()}
            onClick={() => onTake(fraction)}
            className="tap min-h-7 min-w-11 rounded-full bg-fill px-2.5 text-small text-ink-2 active:opacity-60 disabled:opacity-45"
          >
            {fraction === 'max' ? words[most]() : SIGN[fraction]}
          </button>
        ))}
      </div>
    </div>
  )
}
