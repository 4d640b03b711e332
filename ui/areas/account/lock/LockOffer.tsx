import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { LockPage } from './LockPage.tsx'
import { lockTexts } from './lockTexts.ts'
import type { Lock } from './lock.model.ts'

interface LockOfferProps {
  readonly lock: Lock
  /** The lock is on, or the customer wants none. */
  readonly onEnd: () => void
}

/** Asks once whether the app shall be locked. */
export const LockOffer = ({ lock, onEnd }: LockOfferProps) => {
  const words = useWords()
  const { hint, notTurnedOn, offer } = words.settings.lock
  const why = useValue(lock.problem)
  const { noteOffered } = lock
  useEffect(() => void noteOffered(), [noteOffered])
  const turnOn = async () => {
    if (await lock.turnOn(lockTexts(words))) onEnd()
  }
  return (
    <LockPage
      title={offer.title()}
      text={
        <>
          <p className="text-ink-2">{hint()}</p>
          <p className="text-ink-2">{offer.later()}</p>
        </>
      }
      onLeave={onEnd}
    >
      {why && (
        <Banner tone="bad" live>
          {notTurnedOn[why]()}
        </Banner>
      )}
      <Button wide busy={useValue(lock.busy)} onClick={() => void turnOn()}>
        {offer.turnOn()}
      </Button>
      <Button wide kind="secondary" onClick={onEnd}>
        {offer.notNow()}
      </Button>
    </LockPage>
  )
}
