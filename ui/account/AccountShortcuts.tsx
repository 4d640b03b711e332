import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import { useWords } from '../i18n/words.ts'
import { Shortcuts } from '../kit/Shortcuts.tsx'
import { Go } from '../shell/Go.tsx'

const ICON = { className: 'size-6', strokeWidth: 1.75 }

/** The five things people do with their money. Source: RULES.md, account. */
export const AccountShortcuts = () => {
  const words = useWords().account
  return (
    <Shortcuts
      label={words.shortcuts()}
      columns={5}
      items={[
        { key: 'bank', label: words.shortcut.bank(), icon: <CreditCard {...ICON} />, render: <Go to="/mine/bank" /> },
        { key: 'stored', label: words.shortcut.deposit(), icon: <ArrowDownToLine {...ICON} />, render: <Go to="/mine/stored" /> },
        { key: 'withdraw', label: words.shortcut.withdraw(), icon: <ArrowUpFromLine {...ICON} />, render: <Go to="/mine/withdraw" /> },
        { key: 'exchange', label: words.shortcut.exchange(), icon: <ArrowLeftRight {...ICON} />, render: <Go to="/mine/exchangeRate" /> },
        { key: 'verified', label: words.shortcut.verify(), icon: <IdCard {...ICON} />, render: <Go to="/mine/verified" /> },
      ]}
    />
  )
}
