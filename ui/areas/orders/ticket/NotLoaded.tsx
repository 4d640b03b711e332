import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import type { DetailState } from '../../../data/query/detailQuery.ts'
import { useWords } from '../../../i18n/words.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'

interface NotLoadedProps {
  readonly opened: DetailState<unknown>
  readonly onRetry: () => void
}

/** In place of the ticket: its instrument could not be loaded, or does not exist. */
export default function NotLoaded({ onRetry, opened }: NotLoadedProps) {
  const words = useWords().orders
  return opened.is === 'failed' ? (
    <LoadFailed title={words.loadFailed()} failure={opened.failure} onRetry={onRetry} />
  ) : (
    <Empty title={words.noInstrument()} hint={words.noInstrumentHint()} />
  )
}
