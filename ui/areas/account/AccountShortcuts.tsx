import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import Repeat from 'lucide-react/icons/repeat'
import { useWords } from '../../i18n/words.ts'
import { type Shortcut, Shortcuts } from '../../kit/layout/Shortcuts.tsx'
import { Go } from '../../app/navigation/Go.tsx'

const ICON = { className: 'size-6', strokeWidth: 1.75 }

/** The five things people do with their money. Source: RULES.md, account. */
const useShortcuts = (): ReadonlyArray<Shortcut> => {
  const words = useWords().account.shortcut
  return [
    { key: 'bank', label: words.bank(), icon: <CreditCard {...ICON} />, render: <Go to="/mine/bank" /> },
    { key: 'stored', label: words.deposit(), icon: <ArrowDownToLine {...ICON} />, render: <Go to="/mine/stored" /> },
    {
      key: 'withdraw',
      label: words.withdraw(),
      icon: <ArrowUpFromLine {...ICON} />,
      render: <Go to="/mine/withdraw" />,
    },
    {
      key: 'exchange',
      label: words.exchange(),
      icon: <Repeat {...ICON} />,
      render: <Go to="/mine/exchangeRate" />,
    },
    { key: 'verified', label: words.verify(), icon: <IdCard {...ICON} />, render: <Go to="/mine/verified" /> },
  ]
}

/** The shortcut menu of the account centre, on its screen and in the side panel. */
export const AccountShortcuts = () => (
  <Shortcuts label={useWords().account.shortcuts()} columns={5} items={useShortcuts()} />
)
