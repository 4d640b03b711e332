import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatAmount, UNKNOWN_FIGURE } from '../../../domain/money/format.ts'
import { classes } from '../classes.ts'
import { heroSize } from './heroSize.ts'
import { useKitWords } from '../words.ts'

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
  const figure = hidden ? COVER : known ? formatAmount(amount) : UNKNOWN_FIGURE
  return (
    <span
      className={classes(
        'num whitespace-nowrap',
        hero && 'inline-block text-hero',
        !known && !hidden && 'font-normal text-ink-3',
      )}
      style={hero ? { fontSize: heroSize(figure) } : undefined}
    >
      {silent === null ? (
        figure
      ) : (
        <>
          <span aria-hidden>{figure}</span>
          <span className="sr-only">{silent}</span>
        </>
      )}
      {/* What is not known has no currency: "—" stands alone. */}
      {showCurrency && (known || hidden) && (
        <span className={hero ? 'ms-1 text-small font-normal text-ink-3' : undefined}>{`\u00a0${currency}`}</span>
      )}
    </span>
  )
}
