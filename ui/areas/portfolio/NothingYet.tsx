import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Go } from '../../app/navigation/Go.tsx'

/** An empty list of positions or orders, with a link to the markets. */
export const NothingYet = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <Empty
    title={title}
    hint={hint}
    action={
      <ButtonLink size="medium" render={<Go to="/quotes/index" />}>
        {useWords().positions.toQuotes()}
      </ButtonLink>
    }
  />
)
