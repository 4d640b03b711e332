import { useEffect, useState } from 'react'
import { CURRENCIES, parseCurrency } from '../../../domain/money/money.ts'
import { currencyOptions } from '../../i18n/currencyNames.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { FormAndHistory, type FundsTab } from '../transfers/FormAndHistory.tsx'
import { FundsGate } from '../transfers/FundsGate.tsx'
import { makeWithdrawModel } from './withdraw.model.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawHistory } from './WithdrawHistory.tsx'
import { WithdrawReview } from './WithdrawReview.tsx'

const NewWithdrawal = () => {
  const words = useWords().transfers
  const model = useModel(makeWithdrawModel)
  const preview = useValue(model.preview)
  const failed = useValue(model.failed)
  const gate = useValue(model.gate)
  if (!preview) {
    return failed ? (
      <LoadFailed title={words.withdrawFailed()} failure={failed.failure} onRetry={() => void model.load()} />
    ) : (
      <SkeletonForm />
    )
  }
  return gate ? (
    <FundsGate gate={gate} identity={preview.standing.identity} currency={preview.currency} />
  ) : (
    <WithdrawForm preview={preview} />
  )
}

/** /mine/withdraw: missing requirements, the form, and every withdrawal with its state. */
export default function WithdrawScreen() {
  const words = useWords().transfers
  const model = useModel(makeWithdrawModel)
  const language = useValue(locale)
  const currency = useValue(model.currency)
  const { currency: named = '', tab: asked } = useSearch('/mine/withdraw')
  const [tab, setTab] = useState<FundsTab>(asked === 'history' ? 'history' : 'form')
  useEffect(() => model.start(parseCurrency(named)), [model, named])
  return (
    <>
      <FormAndHistory title={words.withdrawTitle()} tab={tab} onTab={setTab}>
        <div className="grid gap-4">
          <SelectSheet
            label={words.currency()}
            placeholder={words.choose()}
            options={currencyOptions(CURRENCIES, language)}
            value={currency}
            onChange={model.chooseCurrency}
          />
          {tab === 'form' ? (
            <NewWithdrawal />
          ) : (
            <div>
              <WithdrawHistory />
            </div>
          )}
        </div>
      </FormAndHistory>
      <WithdrawReview onDone={() => setTab('history')} />
    </>
  )
}
