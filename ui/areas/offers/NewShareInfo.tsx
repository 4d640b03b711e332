import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { OfferScreen } from './OfferScreen.tsx'

/** /home/newShareInfo: one new share. */
export default function NewShareInfo() {
  const words = useWords().offers
  return (
    <OfferScreen
      id={useSearch('/home/newShareInfo').id ?? ''}
      title={words.newShares()}
      look={
        <ButtonLink size="medium" render={<Go to="/home/newShare" />}>
          {words.look()}
        </ButtonLink>
      }
    />
  )
}
