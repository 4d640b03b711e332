import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { FormAndHistory, type FundsTab } from '../transfers/FormAndHistory.tsx'
import { makeDepositModel } from './deposit.model.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositHistory } from './DepositHistory.tsx'

/** Downloaded while the form is filled in. */
const DepositReview = lazyPart(async () => (await import('./DepositReview.tsx')).DepositReview)

/** /mine/deposit: reporting a transfer to the broker, and the earlier deposits. */
export default function DepositScreen() {
  const words = useWords().transfers
  const { channel } = useSearch('/mine/deposit')
  const model = useModel(makeDepositModel)
  const status = useValue(model.channels.status)
  const failure = useValue(model.channels.failure)
  const [tab, setTab] = useState<FundsTab>(channel === undefined ? 'history' : 'form')
  useEffect(() => {
    void model.open(channel)
    void model.loadHistory(true)
    return model.history.stop
  }, [model, channel])
  return (
    <>
      <FormAndHistory title={tab === 'history' ? words.storedTitle() : words.depositTitle()} tab={tab} onTab={setTab}>
        {tab === 'history' ? (
          <DepositHistory />
        ) : status === 'failed' ? (
          <LoadFailed title={words.channelsFailed()} failure={failure} onRetry={() => void model.channels.load()} />
        ) : status === 'ready' ? (
          <DepositForm />
        ) : (
          <SkeletonForm fields={4} />
        )}
      </FormAndHistory>
      <DepositReview onDone={() => setTab('history')} />
    </>
  )
}
