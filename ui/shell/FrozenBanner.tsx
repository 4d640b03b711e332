import { useWords } from '../i18n/words.ts'
import { saying } from '../i18n/sentence.ts'
import { useValue } from '../kit/useValue.ts'
import { useModel } from './app.ts'
import { makeFreezeModel } from './freeze.model.ts'
import { ServiceLink } from './ServiceLink.tsx'
import { makeSessionModel } from './session.model.ts'

/** Says above every screen that the account is frozen, with the way to customer service, until a call succeeds. */
export const FrozenBanner = () => {
  const words = useWords()
  const signedIn = useValue(useModel(makeSessionModel).session) !== null
  const frozen = useValue(useModel(makeFreezeModel).frozen)
  return (
    <div role="status">
      {frozen && signedIn && (
        <p className="flex flex-wrap justify-center gap-x-3 bg-red-soft px-4 py-1.5 text-center text-small text-red">
          {saying(words.server, 'account-frozen') ?? words.error()}
          <ServiceLink className="tap font-semibold underline" />
        </p>
      )}
    </div>
  )
}
