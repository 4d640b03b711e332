import { QuotesList } from './QuotesList.tsx'

/** The list of quotes beside the instrument that was chosen from it. */
export default function QuotesBeside() {
  return <QuotesList />
}
