import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import { useWords } from '../../../i18n/words.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { BlankHeader } from '../../../kit/layout/HeaderEnd.tsx'
import { ScreenHeading } from '../../../kit/layout/ScreenHeading.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { QuotesList } from './QuotesList.tsx'

/** Shown beside the list until an instrument is chosen. */
const NothingChosen = () => {
  const words = useWords().quotes
  return (
    <div>
      <BlankHeader />
      <DelayedNote />
      <ScreenHeading className="sr-only">{words.title()}</ScreenHeading>
      <Empty
        icon={<MousePointerClick className="size-7" strokeWidth={1.5} />}
        title={words.nothingChosen()}
        hint={words.nothingChosenHint()}
      />
    </div>
  )
}

/** /quotes/index: the list, or, on a wide screen that shows it beside every instrument, a placeholder for one. */
export default function QuotesIndex() {
  return useWide() ? <NothingChosen /> : <QuotesList />
}
