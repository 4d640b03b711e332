import type { ReactElement, ReactNode } from 'react'
import { type AccountCurrency, type FrozenParts, recordCurrency } from '../../../domain/wealth/wealth.ts'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useOffered } from '../../app/navigation/offered.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { Term } from '../../app/terms/Term.tsx'

interface LinkProps {
  readonly to?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** The screen with the entries of each part. */
const ENTRIES: ReadonlyArray<readonly [part: keyof FrozenParts, link: () => ReactElement<LinkProps>]> = [
  ['holdings', () => <Go to="/position/index" search={{ tab: 'holdings' }} />],
  ['rebateCredits', () => <Go to="/position/index" search={{ tab: 'pending' }} />],
  ['withdrawals', () => <Go to="/mine/withdraw" />],
  ['newShares', () => <Go to="/mine/newShareOrder" />],
  ['stockCredits', () => <Go to="/market/subscribRecord" />],
  ['products', () => <Go to="/home/follow" search={{ tab: 'orders' }} />],
]

interface FrozenSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Null where the amounts are not known. */
  readonly parts: FrozenParts | null
  readonly currency: AccountCurrency
  readonly hidden: boolean
}

/** The parts of the frozen assets, each with a link to its entries. */
export const FrozenSheet = ({ open, onClose, parts, currency, hidden }: FrozenSheetProps) => {
  const words = useWords().account
  const offered = useOffered()
  return (
    <BottomSheet open={open} onClose={onClose} title={<Term of="frozen">{words.frozen()}</Term>}>
      <nav aria-label={words.frozen()}>
        {ENTRIES.map(([part, link]) => (
          <ListRow
            key={part}
            title={words.frozenParts[part]()}
            value={
              <Money
                amount={parts?.[part]}
                currency={part === 'withdrawals' ? currency : recordCurrency(currency)}
                hidden={hidden}
              />
            }
            {...(offered(link().props.to ?? '') && { render: link() })}
          />
        ))}
      </nav>
    </BottomSheet>
  )
}
