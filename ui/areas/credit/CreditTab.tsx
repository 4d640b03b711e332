import { closedGate } from '../../../domain/withdrawals/gates.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import type { CreditTerms } from '../../../ports/Credit.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { FundsGate } from '../transfers/FundsGate.tsx'
import { inText } from '../../i18n/inText.ts'
import { currencyOptions } from '../../i18n/currencyNames.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { FundPasswordField } from '../../data/form/FundPasswordField.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { type CreditDraft, makeCreditModel } from './credit.model.ts'
import { CreditCost } from './CreditCost.tsx'
import { CreditLoans } from './CreditLoans.tsx'
import { formatProblem } from '../transfers/reasons.tsx'
import { TermChoice } from '../lending/LendSheet.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

const NewLoan = ({ terms }: { readonly terms: CreditTerms }) => {
  const all = useWords()
  const words = all.lending
  const model = useModel(makeCreditModel)
  const draft = useValue(model.form.draft)
  const errors = useValue(model.form.errors)
  const days = useValue(model.days)
  const { channel, currency, hasFundPassword, identity, max, min } = terms
  const gate = closedGate({ identity, hasFundPassword, hasCard: true, owesCredit: false })
  if (gate) return <FundsGate gate={gate} identity={identity} currency={currency} hint={words.gateHint()} />
  if (channel !== 'open') return <Gate title={words.creditChannel[channel]()}>{words.creditChannelText()}</Gate>
  const error = (field: keyof CreditDraft) => errors[field] && formatProblem(all, errors[field])
  return (
    <EntryForm onSubmit={model.review} onLeave={model.form.leaveInput}>
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
        error={error('amount')}
      />
      <TermChoice value={days} onChange={model.chooseDays} />
      <FundPasswordField
        form={model.form}
        label={all.transfers.fundPassword()}
        value={draft.fundPassword}
        error={error('fundPassword')}
      />
      <CreditCost terms={terms} />
      <Banner>{words.creditRisk()}</Banner>
      <p className="text-small text-ink-2">{words.interestRule()}</p>
      <Button type="submit" wide>
        {words.review()}
      </Button>
    </EntryForm>
  )
}

/** A new credit loan, and the existing ones, which come first while one of them is to be repaid. */
export default function CreditTab() {
  const words = useWords().lending
  const language = useValue(locale)
  const model = useModel(makeCreditModel)
  const currency = useValue(model.currency)
  const terms = useValue(model.known)
  const status = useValue(model.terms.status)
  const failure = useValue(model.terms.failure)
  const loans = useValue(model.loans.rows)
  const loansStatus = useValue(model.loans.status)
  const owes = loans.some(({ state }) => state !== 'repaid')
  // So that the form does not move when the loans come.
  const isPlaced = loans.length > 0 || loansStatus === 'ready' || loansStatus === 'failed'
  // With keys the sheets of a loan stay open while the parts change places.
  const parts = [
    <div key="new" className="grid gap-4">
      {owes && <h2 className="text-head">{words.newCredit()}</h2>}
      <SelectSheet
        label={words.currency()}
        placeholder={words.currency()}
        options={currencyOptions(CURRENCIES, language)}
        value={currency}
        onChange={model.chooseCurrency}
      />
      {terms && isPlaced ? (
        <NewLoan terms={terms} />
      ) : status === 'failed' ? (
        <LoadFailed title={words.failed()} failure={failure} onRetry={() => void model.terms.load()} />
      ) : (
        <SkeletonForm />
      )}
    </div>,
    <section key="loans">
      <h2 className="text-head">{words.myCredit()}</h2>
      <CreditLoans />
    </section>,
  ]
  return <div className="grid gap-4">{owes ? parts.toReversed() : parts}</div>
}
