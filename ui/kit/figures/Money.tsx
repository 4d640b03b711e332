import { use } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatAmount, UNKNOWN_FIGURE } from '../../../domain/money/format.ts'
import { classes } from '../classes.ts'
import { COVER, Covered } from './covered.ts'
import { heroSize } from './heroSize.ts'
import { useKitWords } from '../words.ts'

export interface MoneyProps {
  /** `null` or `undefined` for an unknown amount: shown as "—", never as zero. */
  readonly amount: Decimal | null | undefined
  readonly currency: string
  /** Hidden by the hide toggle; by default where own figures are covered. */
  readonly hidden?: boolean
  /** The main figure of the screen: large digits, small currency. */
  readonly hero?: boolean
  /** False only where the label of this figure already shows the currency. */
  readonly showCurrency?: boolean
}

/** An amount of money and its currency. It inherits the text style, except as `hero`. */
export const Money = ({ amount, currency, hidden: isHidden, hero = false, showCurrency = true }: MoneyProps) => {
  const words = useKitWords()
  const covered = use(Covered)
  const hidden = isHidden ?? covered
  const known = amount !== null && amount !== undefined
  const silent = hidden ? words.amountHidden : known ? null : words.notKnown
  const figure = hidden ? COVER : known ? formatAmount(amount) : UNKNOWN_FIGURE
  return (
    <span
      // Another element once it is known: in Arabic one that grows would move from the right edge.
      key={String(known)}
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
      {/* An unknown amount has no currency: only "—" is shown. */}
      {showCurrency && (known || hidden) && (
        <span className={hero ? 'ms-1 text-small font-normal text-ink-3' : undefined}>{`\u00a0${currency}`}</span>
      )}
    </span>
  )
}
