import type { useWords } from '../../i18n/words.ts'
import { Go } from '../../app/navigation/Go.tsx'

/** The link to the cash entries: those of trading, or those of funding. Needs the words `markets`. */
export const toEntries = (
  words: ReturnType<typeof useWords>['markets'],
  book: '/mine/transactionRecords' | '/mine/fundingRecords',
) => ({ label: words.sending.toEntries(), link: <Go to={book} /> })
