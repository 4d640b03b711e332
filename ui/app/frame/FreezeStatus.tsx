import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import { AccountFreeze } from '../../../ports/Account.ts'
import { lookupMessage } from '../../i18n/serverMessage.ts'
import { useNamespace } from '../../i18n/useNamespace.ts'
import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { ServiceLink } from '../service/ServiceLink.tsx'
import { makeSessionModel } from '../session/session.model.ts'

/** Whether calls were refused because the account is frozen. */
const useFrozen = (): boolean => {
  const app = useApp()
  const [frozen, setFrozen] = useState(false)
  useEffect(() => {
    const watching = app.run(Effect.map(AccountFreeze, (freeze) => freeze.watch(setFrozen)))
    return () => void watching.then((stop) => stop())
  }, [app])
  // Shows the sentence of the message catalogue; a general one until the catalogue is downloaded.
  useNamespace('server', frozen)
  return frozen
}

/** Shows above every screen that the account is frozen, with a link to customer service, until a call succeeds. */
export default function FreezeStatus() {
  const words = useWords()
  const signedIn = useValue(useModel(makeSessionModel).session) !== null
  const frozen = useFrozen()
  return (
    <div role="status">
      {frozen && signedIn && (
        <p className="flex flex-wrap justify-center gap-x-3 bg-red-soft px-4 py-1.5 text-center text-small text-red">
          {lookupMessage(words.server, 'account-frozen') ?? words.error()}
          <ServiceLink className="tap font-semibold underline" />
        </p>
      )}
    </div>
  )
}
