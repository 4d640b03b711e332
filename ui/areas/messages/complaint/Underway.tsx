import { useWords } from '../../../i18n/words.ts'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeComplaintModel } from './complaint.model.ts'

/** The state of a complaint whose answer did not arrive. */
export const Underway = () => {
  const words = useWords().complaint
  const { state, sendAgain, another } = useModel(makeComplaintModel)
  const { kind } = useValue(state)
  if (kind === 'unknown') return <Banner live>{words.checking()}</Banner>
  if (kind !== 'lost') return null
  return (
    <Banner live>
      <p>{words.lost()}</p>
      <div className="mt-2 flex gap-2">
        <Button size="small" onClick={() => void sendAgain()}>
          {words.sendAgain()}
        </Button>
        <Button size="small" kind="secondary" onClick={() => void another()}>
          {words.giveUp()}
        </Button>
      </div>
    </Banner>
  )
}
