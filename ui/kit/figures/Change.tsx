import { use } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatChange, formatReturn, formatPriceChange, MINUS, UNKNOWN_FIGURE } from '../../../domain/money/format.ts'
import { classes } from '../classes.ts'
import { COVER, Covered } from './covered.ts'
import { heroSize } from './heroSize.ts'
import { useKitWords } from '../words.ts'

type Figure = Decimal | null | undefined

export interface ChangeProps {
  /** Change of an amount or, with `tick`, of a price. Omitted where only the percentage is shown. */
  readonly amount?: Figure
  /** Change in percentage points. */
  readonly percent?: Figure
  /** Tick size of the instrument: the amount is a price and has the decimals of its tick. */
  readonly tick?: Decimal
  readonly currency?: string
  /** By default where own figures are covered; a change of a price (`tick`) is public. */
  readonly hidden?: boolean
  /** On a tinted background, as in lists of movers. */
  readonly soft?: boolean
  /** The main figure of the screen: large digits, small currency. For an amount without a percentage. */
  readonly hero?: boolean
}

const figures = ({ amount, percent, tick, currency, hero = false }: ChangeProps): string => {
  const unit = currency === undefined || hero ? '' : `\u00a0${currency}`
  const first = amount && (tick ? formatPriceChange(amount, tick) : formatChange(amount)) + unit
  const second = percent && formatReturn(percent)
  return first && second ? `${first} (${second})` : (first ?? second ?? '')
}

/** By the sign of the first figure, whether or not it is one beyond belief. */
const directionOf = (text: string) => {
  const [sign = ''] = text.replace(/^[<>]\u00a0/, '')
  return sign === '+' ? 'rise' : sign === MINUS ? 'fall' : 'unchanged'
}

const LOOK = {
  rise: { arrow: '▲', plain: 'text-up', soft: 'bg-up-soft text-up' },
  fall: { arrow: '▼', plain: 'text-down', soft: 'bg-down-soft text-down' },
  unchanged: { arrow: '', plain: 'text-ink-2', soft: 'bg-fill text-ink-2' },
}

/** A change: sign, arrow and colour have the same meaning, and a word for screen readers. */
export const Change = (props: ChangeProps) => {
  const words = useKitWords()
  const covered = use(Covered)
  const hidden = props.hidden ?? (covered && props.tick === undefined)
  const text = figures(props)
  const silent = hidden ? words.amountHidden : text === '' ? words.notKnown : null
  const { hero = false } = props
  const size = hero ? { fontSize: heroSize(text) } : undefined
  if (silent !== null)
    return (
      <span className={classes('num text-ink-3', hero && 'text-hero')}>
        <span aria-hidden>{hidden ? COVER : UNKNOWN_FIGURE}</span>
        <span className="sr-only">{silent}</span>
      </span>
    )
  const direction = directionOf(text)
  const { arrow, plain, soft } = LOOK[direction]
  return (
    <span
      className={classes(
        'num',
        // Between the amount and its percentage a line may break: no other space in them does.
        !props.percent && 'whitespace-nowrap',
        hero && 'inline-block text-hero',
        props.soft ? `rounded-1 px-1.5 py-0.5 ${soft}` : plain,
      )}
      style={size}
    >
      <span className="sr-only">{words[direction]} </span>
      {arrow && (
        <span aria-hidden className={hero ? 'me-1.5 align-[0.3em] text-field' : 'me-1 text-[0.8em]/none'}>
          {arrow}
        </span>
      )}
      {text}
      {hero && props.currency && (
        <span className="ms-1 text-small font-normal text-ink-3">{`\u00a0${props.currency}`}</span>
      )}
    </span>
  )
}
