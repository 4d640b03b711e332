import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { Go } from '../shell/Go.tsx'

/** An empty list of positions or orders, and the way to what can be bought. */
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
