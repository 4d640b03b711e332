import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { OfferScreen } from './OfferScreen.tsx'

/** /market/subscribeDetail: one placement. */
export default function PlacementInfo() {
  const words = useWords().offers
  return (
    <OfferScreen
      id={useSearch('/market/subscribeDetail').id ?? ''}
      title={words.placements()}
      look={
        <ButtonLink size="medium" render={<Go to="/market/subscribe" />}>
          {words.look()}
        </ButtonLink>
      }
    />
  )
}
