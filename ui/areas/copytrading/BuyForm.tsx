import { formatAmount, formatPercent } from '../../../domain/money/format.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { FundsGate } from '../transfers/FundsGate.tsx'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { formatFollowProblem } from './problems.ts'
import { makeProductModel } from './product.model.ts'
import { useOwnCover } from '../../app/session/OwnFigures.tsx'

/** The costs of a purchase, line by line, before it is sent. */
const Cost = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  const model = useModel(makeProductModel)
  const fee = useValue(model.fee)
  const total = useValue(model.total)
  const { currency, feeRate } = product
  return (
    <Breakdown
      facts={[
        {
          label: `${words.fee()} · ${words.feeRule({ percent: inText(formatPercent(feeRate)) })}`,
          value: <Money amount={fee} currency={currency} />,
        },
        { label: words.total(), value: <Money amount={total} currency={currency} />, strong: true },
      ]}
    />
  )
}

const Form = ({ product }: { readonly product: FollowProduct }) => {
  const all = useWords()
  const words = all.copytrading
  const { tag } = useValue(locale)
  const model = useModel(makeProductModel)
  const draft = useValue(model.form.draft)
  const code = useValue(model.form.errors).amount
  const available = useValue(model.available)
  const shortfall = useValue(model.shortfall)
  const remaining = useValue(model.remaining)
  const { currency, least } = product
  const cover = useOwnCover()
  return (
    <EntryForm onSubmit={model.review} onLeave={() => model.form.leave('amount')}>
      <AmountField
        name="amount"
        label={words.amount()}
        hint={
          <span>
            {`${words.least()} `}
            <bdi dir="ltr" className="num">{`${formatAmount(least)}\u00a0${currency}`}</bdi>
            {/* A blank line before it is known: nothing below moves. */}
            <span className="block">
              {available
                ? words.available({ amount: inText(`${cover(formatAmount(available))}\u00a0${currency}`) })
                : '\u00a0'}
            </span>
          </span>
        }
        value={draft.amount}
        onChange={(text) => model.form.change('amount', text)}
        currency={currency}
        error={code && formatFollowProblem(all, code, { product, remaining, shortfall, tag })}
      />
      <Cost product={product} />
      {shortfall && (
        <Gate ways={[{ label: all.markets.ways.deposit(), link: <Go to="/mine/stored" /> }]}>
          {words.shortBy({ amount: inText(`${formatAmount(shortfall)}\u00a0${currency}`) })}
        </Gate>
      )}
      <Button type="submit" wide>
        {words.review()}
      </Button>
    </EntryForm>
  )
}

/** Buying a product: missing requirements, or the form. */
export const BuyForm = ({ product }: { readonly product: FollowProduct }) => {
  const all = useWords()
  const words = all.copytrading
  const { tag } = useValue(locale)
  const identity = useValue(useModel(makeProductModel).identity)
  if (product.state !== 'open') {
    const code = product.state === 'upcoming' ? 'not-open' : 'deadline-passed'
    return (
      <div className="grid gap-3">
        <Gate tone="neutral" title={words.notSold()}>
          {formatFollowProblem(all, code, { product, remaining: null, shortfall: null, tag })}
        </Gate>
        {product.state === 'upcoming' && (
          <Button wide disabled>
            {words.review()}
          </Button>
        )}
      </div>
    )
  }
  if (identity !== null && identity !== 'verified')
    return <FundsGate gate="identity" identity={identity} currency={product.currency} hint={words.identityText()} />
  return <Form product={product} />
}
