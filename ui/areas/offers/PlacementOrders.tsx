import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { SubscriptionListScreen } from './SubscriptionListScreen.tsx'
import { makePlacementOrders } from './subscriptions.model.ts'

/** /market/subscribRecord: own subscriptions of placements. */
export default function PlacementOrders() {
  const words = useWords().offers
  return (
    <SubscriptionListScreen
      title={words.placementOrders()}
      model={useModel(makePlacementOrders)}
      look={
        <ButtonLink size="medium" render={<Go to="/market/subscribe" />}>
          {words.look()}
        </ButtonLink>
      }
    />
  )
}
