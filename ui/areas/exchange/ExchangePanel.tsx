import { useEffect } from 'react'
import { formatFieldAmount } from '../../../domain/money/fieldAmount.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import { formatProblem } from '../transfers/reasons.tsx'
import { useWords } from '../../i18n/words.ts'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { makeExchangeModel, type Side } from './exchange.model.ts'
import { ExchangeReview } from './ExchangeReview.tsx'
import { PairChoice } from './PairChoice.tsx'
import { formatMovingRate } from './rates.ts'
import { inText, joinSentences } from '../../i18n/inText.ts'
import { useOwnCover } from '../../app/session/OwnFigures.tsx'

const RateLine = () => {
  const words = useWords().exchange
  const model = useModel(makeExchangeModel)
  const rate = useValue(model.rate)
  const age = useValue(model.rateAge)
  const missed = useValue(model.missed)
  return (
    <div className="grid gap-1 text-small">
      {rate ? (
        <p className="flex flex-wrap justify-between gap-x-3">
          <bdi dir="ltr" className="num font-semibold">
            {words.rate({ from: rate.from, rate: formatMovingRate(rate.rate), to: rate.to })}
          </bdi>
          {age !== null && (
            <span className="num text-ink-3">{age === 0 ? words.rateNow() : words.rateAge({ seconds: age })}</span>
          )}
        </p>
      ) : (
        <p role="status" className={missed ? 'text-red' : 'text-ink-3'}>
          {missed === null ? words.rateWaiting() : missed === 'none' ? words.rateNone() : words.rateFailed()}
        </p>
      )}
      {/* Known before the rate, so that the fields stay where they are. */}
      <p className="text-ink-3">{joinSentences([words.rateNote(), words.noFee()])}</p>
    </div>
  )
}

/** The paying wallet has no money to exchange. Source: RULES.md, exchange. */
const BalanceGate = () => {
  const { exchange: words, markets } = useWords()
  const model = useModel(makeExchangeModel)
  const isEmpty = useValue(model.isEmpty)
  const from = useValue(model.from)
  const unsettled = useValue(model.unsettled)
  const cover = useOwnCover()
  if (!isEmpty) return null
  return (
    <Gate
      title={words.gate.title({ currency: from })}
      ways={[{ label: markets.ways.deposit(), link: <Go to="/mine/stored" /> }]}
    >
      {unsettled
        ? words.unsettled({ amount: inText(`${cover(formatAmount(unsettled))}\u00a0${from}`) })
        : words.gate.text()}
    </Gate>
  )
}

/** Exchange between two wallets. Needs the words `exchange`, `funds`, `market` and `server`. */
export default function ExchangePanel() {
  const all = useWords()
  const words = all.exchange
  const model = useModel(makeExchangeModel)
  const from = useValue(model.from)
  const to = useValue(model.to)
  const side = useValue(model.side)
  const text = useValue(model.text)
  const conversion = useValue(model.conversion)
  const available = useValue(model.available)
  const unsettled = useValue(model.unsettled)
  const cover = useOwnCover()
  const code = useValue(model.error)
  const asking = useValue(model.asking)
  useEffect(() => model.start(), [model])

  // The side that is not typed shows the other one converted at the current rate.
  const shown = (on: Side): string => {
    if (on === side) return text
    const other = on === 'pay' ? conversion?.paid : conversion?.received
    return other ? formatFieldAmount(other.amount, other.currency) : ''
  }
  const error = code === null ? undefined : formatProblem(all, code, { currency: from, available })
  return (
    <EntryForm onSubmit={async () => ((await model.review()) ? null : model.side.peek())} onLeave={model.leave}>
      <PairChoice />
      <RateLine />
      <BalanceGate />
      <AmountField
        name="pay"
        label={words.pay()}
        aside={
          <button type="button" className="tap text-accent" onClick={() => void model.payAll()}>
            {words.all()}
          </button>
        }
        hint={
          available === null ? (
            // A blank line: the fields below stay where they are when it comes.
            '\u00a0'
          ) : (
            <span>
              {words.available({ amount: inText(`${cover(formatAmount(available))}\u00a0${from}`) })}
              {unsettled && (
                <span className="block">
                  {words.unsettled({ amount: inText(`${cover(formatAmount(unsettled))}\u00a0${from}`) })}
                </span>
              )}
            </span>
          )
        }
        value={shown('pay')}
        onChange={(next) => model.type('pay', next)}
        currency={from}
        error={side === 'pay' || code === 'more-than-available' ? error : undefined}
      />
      <AmountField
        name="receive"
        label={words.receive()}
        value={shown('receive')}
        onChange={(next) => model.type('receive', next)}
        currency={to}
        error={side === 'receive' && code !== 'more-than-available' ? error : undefined}
      />
      <Button type="submit" wide busy={asking}>
        {words.continue()}
      </Button>
      <ExchangeReview />
    </EntryForm>
  )
}
