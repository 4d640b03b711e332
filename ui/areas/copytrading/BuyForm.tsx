import { formatAmount, formatPercent } from '../../domain/money/format.ts'
import { MINOR_UNITS } from '../../domain/money/money.ts'
import type { FollowProduct } from '../../ports/Following.ts'
import { EntryForm } from '../form/EntryForm.tsx'
import { inText } from '../i18n/inText.ts'
import { locale, useWords } from '../i18n/words.ts'
import { AmountField } from '../kit/AmountField.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Breakdown } from '../kit/Figures.tsx'
import { Money } from '../kit/Money.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { sayFollow } from './problems.ts'
import { makeProductModel } from './product.model.ts'

/** What a purchase costs, line by line, before anything is sent. */
const Cost = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().follow
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
  const words = all.follow
  const { tag } = useValue(locale)
  const model = useModel(makeProductModel)
  const draft = useValue(model.form.draft)
  const code = useValue(model.form.errors).amount
  const available = useValue(model.available)
  const shortfall = useValue(model.shortfall)
  const remaining = useValue(model.remaining)
  const { currency, least } = product
  return (
    <EntryForm onSubmit={model.review} onLeave={() => model.form.leave('amount')}>
      <AmountField
        name="amount"
        label={words.amount()}
        hint={
          <span>
            {`${words.least()} `}
            <bdi dir="ltr" className="num">{`${formatAmount(least)}\u00a0${currency}`}</bdi>
            {available && (
              <span className="block">
                {words.available({ amount: inText(`${formatAmount(available)}\u00a0${currency}`) })}
              </span>
            )}
          </span>
        }
        value={draft.amount}
        onChange={(text) => model.form.change('amount', text)}
        currency={currency}
        decimals={MINOR_UNITS[currency]}
        error={code && sayFollow(all, code, { product, remaining, shortfall, tag })}
      />
      <Cost product={product} />
      {shortfall && (
        <Banner
          live
          action={
            <ButtonLink kind="secondary" size="small" render={<Go to="/mine/stored" />}>
              {words.toDeposit()}
            </ButtonLink>
          }
        >
          {words.shortBy({ amount: inText(`${formatAmount(shortfall)}\u00a0${currency}`) })}
        </Banner>
      )}
      <Button type="submit" wide>
        {words.review()}
      </Button>
    </EntryForm>
  )
}

/** Buying a product: what must be in place, or the form. */
export const BuyForm = ({ product }: { readonly product: FollowProduct }) => {
  const all = useWords()
  const words = all.follow
  const { tag } = useValue(locale)
  const identity = useValue(useModel(makeProductModel).identity)
  if (product.state !== 'open') {
    const code = product.state === 'upcoming' ? 'not-open' : 'deadline-passed'
    return (
      <Banner tone="neutral" title={words.notSold()}>
        {sayFollow(all, code, { product, remaining: null, shortfall: null, tag })}
      </Banner>
    )
  }
  if (identity !== null && identity !== 'verified')
    return (
      <Banner
        title={words.identityTitle()}
        action={
          <ButtonLink size="small" render={<Go to="/mine/verified" />}>
            {words.toIdentity()}
          </ButtonLink>
        }
      >
        {words.identityText()}
      </Banner>
    )
  return <Form product={product} />
}
