import { Go } from '../../../app/navigation/Go.tsx'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import type { DetailState } from '../../../data/query/detailQuery.ts'
import { useWords } from '../../../i18n/words.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'

interface NotLoadedProps {
  readonly opened: DetailState<unknown>
  readonly onRetry: () => void
}

/** In place of the ticket: its instrument could not be loaded, does not exist, or is only quoted, as an index is. */
export default function NotLoaded({ onRetry, opened }: NotLoadedProps) {
  const { markets, orders: words } = useWords()
  const { code = '' } = useSearch('/quotes/infoBuy')
  if (opened.is === 'ready')
    return (
      <Empty
        title={markets.quotedOnly()}
        action={
          <ButtonLink kind="secondary" size="medium" render={<Go to="/quotes/info" search={{ code }} />}>
            {words.toQuote()}
          </ButtonLink>
        }
      />
    )
  return opened.is === 'failed' ? (
    <LoadFailed title={words.loadFailed()} failure={opened.failure} onRetry={onRetry} />
  ) : (
    <Empty title={words.noInstrument()} hint={words.noInstrumentHint()} />
  )
}
