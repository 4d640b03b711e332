import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Go } from '../shell/Go.tsx'
import { useSearch } from '../shell/useSearch.ts'
import { OfferScreen } from './OfferScreen.tsx'

/** /market/subscribeDetail: one placement. */
export default function PlacementInfo() {
  const words = useWords().offering
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
