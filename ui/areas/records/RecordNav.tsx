import { useWords } from '../../i18n/words.ts'
import { Go } from '../../app/navigation/Go.tsx'

/** The three record lists of an account; switching between them adds no history entries. */
export const RecordNav = () => {
  const words = useWords().records
  const item =
    'tap grid min-h-11 shrink-0 place-items-center border-b-2 border-transparent text-body font-medium text-ink-2 ' +
    'outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:text-ink'
  return (
    <nav
      aria-label={words.books()}
      className="flex gap-5 overflow-x-auto border-b border-line bg-surface px-4 [scrollbar-width:none]"
    >
      <Go replace to="/mine/fundingRecords" className={item}>
        {words.book.funding()}
      </Go>
      <Go replace to="/mine/transactionRecords" className={item}>
        {words.book.trading()}
      </Go>
      <Go replace to="/mine/positionHistory" className={item}>
        {words.book.positions()}
      </Go>
    </nav>
  )
}
