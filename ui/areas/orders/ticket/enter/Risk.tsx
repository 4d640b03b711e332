import { abs } from 'effect/BigDecimal'
import { isSuccess } from 'effect/Result'
import { useEffect, useState } from 'react'
import { tickDown, tickUp } from '../../../../../domain/markets/allowedPrices.ts'
import { compare, type Decimal, decimal, formatDecimal, percentOf, zero } from '../../../../../domain/money/decimal.ts'
import { formatPlainPercent, formatPrice, formatChange } from '../../../../../domain/money/format.ts'
import { MINOR_UNITS } from '../../../../../domain/money/money.ts'
import { parseFigure } from '../../../../../domain/money/parse.ts'
import { quantityForLoss } from '../../../../../domain/positions/protectedOutcome.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { AmountField } from '../../../../kit/fields/AmountField.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep, quantityText } from '../../../markets/listing.ts'
import { firstPrice, NEAR, type ProtectDraft } from '../../protection/protectDraft.ts'
import { RiskChart, type RiskLine } from '../../protection/RiskChart.tsx'
import { makePastMoveModel } from '../review/pastMove.model.ts'
import { makeMoneyModel } from '../money.model.ts'
import { makeTicketModel } from '../ticket.model.ts'
import type { Protected } from './useProtected.ts'

/** How many closes the chart shows. */
const DAYS = 30
/** Where the target stands first, as a share of the price. */
const FAR = decimal('0.1')
const CHIP = 'tap min-h-7 rounded-full bg-fill px-2.5 text-small text-ink-2 active:opacity-60'

interface RiskProps {
  readonly detail: Detail
  readonly form: ProtectDraft
  readonly onChange: (part: Partial<ProtectDraft>) => void
  readonly guarded: Protected
  /** The prices of the form that the rules allow; null where there are none. */
  readonly stop: Decimal | null
  readonly target: Decimal | null
}

interface LossProps {
  readonly detail: Detail
  readonly opened: Decimal
  readonly stop: Decimal
}

/** The most that the customer wants to lose at the stop: it gives the quantity. */
const LoseAtMost = ({ detail, opened, stop }: LossProps) => {
  const all = useWords()
  const words = all.protection.risk
  const { entry } = useModel(makeTicketModel)
  const subject = useValue(entry.ground)?.subject
  const { direction, leverage } = useValue(entry.draft)
  const [text, setText] = useState('')
  const { currency, market } = detail
  const read = parseFigure(text, { decimals: MINOR_UNITS[currency] })
  const most = isSuccess(read) && compare(read.success, zero) > 0 ? read.success : null
  const quantity =
    most && subject
      ? quantityForLoss(subject.instrument, subject.market, { direction, leverage }, { opened, stop }, most)
      : null
  const asked = quantity && formatDecimal(quantity)
  useEffect(() => {
    if (asked !== null) entry.takeQuantity(decimal(asked))
  }, [entry, asked])
  const isEnough = quantity !== null && compare(quantity, zero) > 0
  return (
    <AmountField
      label={words.loseAtMost()}
      optional={all.optional()}
      value={text}
      onChange={setText}
      currency={currency}
      error={quantity && !isEnough ? words.tooMuch() : undefined}
      hint={quantity && isEnough ? words.gives({ quantity: quantityText(all, market, quantity) }) : undefined}
    />
  )
}

/** The risk of an order that one can touch: its stop and its target as lines over the latest closes. Source: RULES.md, protective orders. */
export const Risk = ({ detail, form, guarded, onChange, stop, target }: RiskProps) => {
  const words = useWords().protection.risk
  const past = useModel(makePastMoveModel)
  const money = useModel(makeMoneyModel)
  const { entry } = useModel(makeTicketModel)
  const { code, currency, decimals } = detail
  const { ticks } = detail.rules
  const isLong = useValue(entry.draft).direction === 'long'
  const opened = useValue(entry.shown).figures.estimatedPrice ?? guarded.price
  const found = useValue(past.closes)
  useValue(money.funds)
  useEffect(() => past.load(code), [past, code])
  if (!opened || !guarded.price) return null
  const closes = found?.code === code ? found.closes.slice(-DAYS).map(({ value }) => value) : []
  const step = priceStep(decimals)
  const write = (price: Decimal) => formatPrice(price, step)
  const total = money.walletIn(currency)?.totalAssets
  const meaningOf = (price: Decimal): string => {
    const outcome = guarded.outcomeAt(price)
    if (!outcome || !total || compare(total, zero) <= 0) return inText(`${write(price)}\u00a0${currency}`)
    return words.at({
      price: inText(`${write(price)}\u00a0${currency}`),
      amount: inText(`${formatChange(outcome)}\u00a0${currency}`),
      percent: inText(formatPlainPercent(abs(percentOf(outcome, total)))),
      currency,
    })
  }
  const below = { most: tickDown(ticks, guarded.price) }
  const above = { least: tickUp(ticks, guarded.price) }
  const line = (kind: RiskLine['kind'], price: Decimal, field: 'stop' | 'profit'): RiskLine => ({
    kind,
    label: words[kind](),
    price,
    text: inText(write(price)),
    meaning: meaningOf(price),
    ...((kind === 'stop') === isLong ? below : above),
    onMove: (next) => onChange({ ...(field === 'stop' && { kind: 'stop' as const }), [field]: write(next) }),
  })
  const lines = [
    ...(stop && form.kind === 'stop' ? [line('stop', stop, 'stop')] : []),
    ...(target ? [line('target', target, 'profit')] : []),
  ]
  const start = guarded.price
  return (
    <div className="grid gap-2">
      <RiskChart
        label={words.summary()}
        closes={closes}
        opened={opened}
        openedText={words.order({ price: inText(write(opened)) })}
        ticks={ticks}
        lines={lines}
      />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {form.kind === 'none' && (
          <button
            type="button"
            className={CHIP}
            onClick={() => onChange({ kind: 'stop', stop: write(firstPrice(ticks, start, !isLong, NEAR)) })}
          >
            {words.addStop()}
          </button>
        )}
        {form.profit === '' && (
          <button
            type="button"
            className={CHIP}
            onClick={() => onChange({ profit: write(firstPrice(ticks, start, isLong, FAR)) })}
          >
            {words.addTarget()}
          </button>
        )}
      </div>
      {lines.length > 0 && (
        <ul className="grid gap-1 text-small">
          {lines.map(({ kind, label, meaning }) => (
            <li key={kind}>
              <span className="font-semibold">{label}</span> <span className="text-ink-2">{meaning}</span>
            </li>
          ))}
        </ul>
      )}
      {stop && form.kind === 'stop' && <LoseAtMost detail={detail} opened={opened} stop={stop} />}
    </div>
  )
}
