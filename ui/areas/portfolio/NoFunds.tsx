import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonFigures } from '../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makeAssetsModel } from './assets.model.ts'

/** Shown in place of the customer's money while it is not loaded. */
export const NoFunds = () => {
  const words = useWords().positions
  const { failure, refresh, status } = useModel(makeAssetsModel)
  const state = useValue(status)
  const why = useValue(failure)
  return (
    <Section>
      {state === 'failed' ? (
        <LoadFailed title={words.fundsFailed()} failure={why} onRetry={() => void refresh()} />
      ) : state === 'ready' ? (
        <Empty title={words.noFunds()} hint={words.noFundsHint()} />
      ) : (
        <SkeletonFigures rows={4} />
      )}
    </Section>
  )
}
