import type { Decimal } from '../../domain/money/decimal.ts'
import { formatAmount, UNKNOWN_FIGURE } from '../../domain/money/format.ts'
import { useKitWords } from './words.ts'

/** What stands for a covered figure. As many stars for every amount, so that they tell nothing. */
export const COVER = '******'

export interface MoneyProps {
  /** `null` or `undefined` where it is not known: shown as "—", never as zero. */
  readonly amount: Decimal | null | undefined
  readonly currency: string
  /** Covered by the hide toggle. */
  readonly hidden?: boolean
  /** The number of the screen: large figures, small currency. */
  readonly hero?: boolean
  /** Off only where the currency already stands in the label of this figure. */
  readonly showCurrency?: boolean
}

/** An amount of money and its currency. The text style is that of its surroundings, except as `hero`. */
export const Money = ({ amount, currency, hidden = false, hero = false, showCurrency = true }: MoneyProps) => {
  const words = useKitWords()
  const known = amount !== null && amount !== undefined
  const silent = hidden ? words.amountHidden : known ? null : words.notKnown
  return (
    <span className={hero ? 'num inline-block text-hero' : 'num whitespace-nowrap'}>
      {silent === null ? (
        known && formatAmount(amount)
      ) : (
        <>
          <span aria-hidden>{hidden ? COVER : UNKNOWN_FIGURE}</span>
          <span className="sr-only">{silent}</span>
        </>
      )}
      {showCurrency && (
        <span className={hero ? 'text-small font-normal text-ink-3' : undefined}>{`\u00a0${currency}`}</span>
      )}
    </span>
  )
}
