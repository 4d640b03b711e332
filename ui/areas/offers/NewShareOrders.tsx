import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { SubscriptionListScreen } from './SubscriptionListScreen.tsx'
import { makeNewShareOrders } from './subscriptions.model.ts'

/** /mine/newShareOrder: own subscriptions of new shares. */
export default function NewShareOrders() {
  const words = useWords().offers
  return (
    <SubscriptionListScreen
      title={words.mySubscriptions()}
      model={useModel(makeNewShareOrders)}
      look={
        <ButtonLink size="medium" render={<Go to="/home/newShare" />}>
          {words.look()}
        </ButtonLink>
      }
    />
  )
}
