import { useEffect, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { SkeletonForm } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useValue } from '../kit/useValue.ts'
import { useApp, useModel } from '../shell/app.ts'
import { useSearch } from '../shell/useSearch.ts'
import { makeDepositModel } from './deposit.model.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import { DepositReview } from './DepositReview.tsx'

/** /mine/deposit: telling the broker of a transfer, and what became of those before. */
export default function DepositScreen() {
  const app = useApp()
  const words = useWords().funds
  const { channel } = useSearch('/mine/deposit')
  const model = useModel(makeDepositModel)
  const status = useValue(model.channels.status)
  const [tab, setTab] = useState<'form' | 'history'>(channel === undefined ? 'history' : 'form')
  useEffect(() => {
    void model.open(channel)
    void model.loadHistory(true)
    return model.history.stop
  }, [model, channel])
  return (
    <>
      <TopBar title={words.depositTitle()} onBack={app.back} />
      <div className="center-column">
        <Section>
          <Tabs
            label={words.tabs()}
            choices={[
              { value: 'form', label: words.newOne() },
              { value: 'history', label: words.history() },
            ]}
            value={tab}
            onChange={setTab}
          >
            <div className="pt-4">
              {tab === 'history' ? (
                <DepositHistory />
              ) : status === 'failed' ? (
                <ErrorState title={words.channelsFailed()} onRetry={() => void model.channels.load()} />
              ) : status === 'ready' ? (
                <DepositForm />
              ) : (
                <SkeletonForm fields={4} />
              )}
            </div>
          </Tabs>
        </Section>
      </div>
      <DepositReview onDone={() => setTab('history')} />
    </>
  )
}
