import { useWords } from '../i18n/words.ts'
import { Empty } from '../kit/Empty.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { SkeletonFigures } from '../kit/Skeleton.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { makeAssetsModel } from './assets.model.ts'

/** What stands in the place of the customer's money while there is none to show. */
export const NoFunds = () => {
  const words = useWords().positions
  const { refresh, status } = useModel(makeAssetsModel)
  const state = useValue(status)
  return (
    <Section>
      {state === 'failed' ? (
        <ErrorState title={words.fundsFailed()} onRetry={() => void refresh()} />
      ) : state === 'ready' ? (
        <Empty title={words.noFunds()} hint={words.noFundsHint()} />
      ) : (
        <SkeletonFigures rows={4} />
      )}
    </Section>
  )
}
