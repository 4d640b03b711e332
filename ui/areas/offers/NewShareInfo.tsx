import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Go } from '../shell/Go.tsx'
import { useSearch } from '../shell/useSearch.ts'
import { OfferScreen } from './OfferScreen.tsx'

/** /home/newShareInfo: one new share. */
export default function NewShareInfo() {
  const words = useWords().offering
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
