import { formatAmount } from '../../domain/money/format.ts'
import { CURRENCIES, MINOR_UNITS } from '../../domain/money/money.ts'
import { plainTyped } from '../../domain/typing/plainTyped.ts'
import type { CreditTerms } from '../../ports/Credit.ts'
import { EntryForm } from '../form/EntryForm.tsx'
import { GateNotice } from '../funds/GateNotice.tsx'
import { inText } from '../i18n/inText.ts'
import { useWords } from '../i18n/words.ts'
import { AmountField } from '../kit/AmountField.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { SecretField } from '../form/SecretField.tsx'
import { SelectSheet } from '../kit/SelectSheet.tsx'
import { SkeletonForm } from '../kit/Skeleton.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { type CreditDraft, makeCreditModel } from './credit.model.ts'
import { CreditCost } from './CreditCost.tsx'
import { CreditLoans } from './CreditLoans.tsx'
import { sayCreditProblem } from './sayCreditProblem.ts'
import { TermChoice } from './LendSheet.tsx'
import { LoadFailed } from '../shell/loadFailure.tsx'

const NewLoan = ({ terms }: { readonly terms: CreditTerms }) => {
  const all = useWords()
  const words = all.borrow
  const model = useModel(makeCreditModel)
  const draft = useValue(model.form.draft)
  const errors = useValue(model.form.errors)
  const days = useValue(model.days)
  const { channel, currency, hasFundPassword, identity, max, min } = terms
  if (identity !== 'verified' || !hasFundPassword) {
    const standing = { identity, hasFundPassword, hasCard: true, owesCredit: false }
    return (
      <GateNotice
        gate={identity === 'verified' ? 'fund-password' : 'identity'}
        standing={standing}
        currency={currency}
        hint={words.gateHint()}
      />
    )
  }
  const error = (field: keyof CreditDraft) => errors[field] && sayCreditProblem(all, errors[field])
  return (
    <EntryForm onSubmit={model.review} onLeave={(field) => model.form.leave(field as keyof CreditDraft)}>
      {channel !== 'open' && <Banner title={words.creditChannel[channel]()}>{words.creditChannelText()}</Banner>}
      <AmountField
        name="amount"
        label={words.borrowAmount()}
        hint={words.limits({
          min: inText(formatAmount(min)),
          max: inText(`${formatAmount(max)}\u00a0${currency}`),
        })}
        value={draft.amount}
        onChange={(text) => model.form.change('amount', text)}
        currency={currency}
        decimals={MINOR_UNITS[currency]}
        error={error('amount')}
      />
      <TermChoice value={days} onChange={model.chooseDays} />
      <SecretField
        name="fundPassword"
        label={all.funds.fundPassword()}
        value={draft.fundPassword}
        onChange={(text) => model.form.change('fundPassword', plainTyped(text))}
        onForget={() => model.form.forget('fundPassword')}
        error={error('fundPassword')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        dir="ltr"
      />
      <CreditCost terms={terms} />
      <Banner>{words.creditRisk()}</Banner>
      <p className="text-small text-ink-2">{words.interestRule()}</p>
      <Button type="submit" wide disabled={channel !== 'open'}>
        {words.review()}
      </Button>
    </EntryForm>
  )
}

/** A new credit loan, and those that were taken. */
export const CreditTab = () => {
  const words = useWords().borrow
  const model = useModel(makeCreditModel)
  const currency = useValue(model.currency)
  const terms = useValue(model.known)
  const status = useValue(model.terms.status)
  const failure = useValue(model.terms.failure)
  return (
    <div className="grid gap-4 pt-4">
      <SelectSheet
        label={words.currency()}
        placeholder={words.currency()}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={model.chooseCurrency}
      />
      {terms ? (
        <NewLoan terms={terms} />
      ) : status === 'failed' ? (
        <LoadFailed title={words.failed()} failure={failure} onRetry={() => void model.terms.load()} />
      ) : (
        <SkeletonForm />
      )}
      <section>
        <h2 className="text-head">{words.myCredit()}</h2>
        <CreditLoans />
      </section>
    </div>
  )
}
