import { type AccountCurrency, recordType } from '../../../domain/wealth/tabs.ts'
import { useWords } from '../../i18n/words.ts'

/** Says that a tab shows records of another currency than its own; nothing where it does not. Source: RULES.md, wealth. */
export const DollarNote = ({ currency }: { readonly currency: AccountCurrency }) => {
  const words = useWords().account
  if (recordType(currency).toUpperCase() === currency) return null
  return <p className="text-small text-ink-3">{words.dollarHoldings()}</p>
}
