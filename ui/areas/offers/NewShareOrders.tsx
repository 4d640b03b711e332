import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { SubscriptionListScreen } from './SubscriptionListScreen.tsx'
import { makeNewShareOrders } from './subscriptions.model.ts'

/** /mine/newShareOrder: own subscriptions of new shares. */
export default function NewShareOrders() {
  const words = useWords().offering
  return (
    <SubscriptionListScreen
      title={words.orders()}
      model={useModel(makeNewShareOrders)}
      look={
        <ButtonLink size="medium" render={<Go to="/home/newShare" />}>
          {words.look()}
        </ButtonLink>
      }
    />
  )
}
