import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import { isUsed } from '../../../domain/wealth/wealth.ts'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { useWords } from '../../i18n/words.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { classes } from '../../kit/classes.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { useOffered } from '../../app/navigation/offered.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { makeAssetsModel } from './assets.model.ts'
import { NoFunds } from './NoFunds.tsx'
import { useWalletNames } from './walletNames.ts'

const AMOUNTS = ['available', 'held', 'margin', 'frozen', 'marketValue'] as const
const PROFITS = ['floatingProfit', 'realisedProfit'] as const

interface WalletProps {
  readonly wallet: CurrencyFunds
  readonly hidden: boolean
  readonly open?: boolean
}

/** One currency: its total and its available cash; on demand the other figures, line by line. */
const Wallet = ({ wallet, hidden, open = false }: WalletProps) => {
  const names = useWalletNames()
  const { currency } = wallet
  const money = (name: (typeof AMOUNTS)[number] | 'totalAssets' | 'buyingPower') => (
    <Money amount={wallet[name]} currency={currency} hidden={hidden} />
  )
  return (
    <details open={open} className="group border-line pb-2 not-last:border-b">
      <summary className="flex min-h-15 list-none items-center gap-x-3 pt-2 [&::-webkit-details-marker]:hidden">
        <RowLines
          title={<span className="font-semibold">{currency}</span>}
          value={money('totalAssets')}
          subtitle={names.available()}
          note={money('available')}
        />
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-2">
        <Breakdown
          facts={[
            ...AMOUNTS.map((name) => ({ label: names[name](), value: money(name) })),
            ...PROFITS.map((name) => ({
              label: names[name](),
              value: <Change amount={wallet[name]} currency={currency} hidden={hidden} />,
            })),
            { label: names.totalAssets(), value: money('totalAssets'), strong: true },
            { label: names.buyingPower(), value: money('buyingPower') },
          ]}
        />
      </div>
    </details>
  )
}

/** The money of every currency, what the customer has first, with links to deposit and withdrawal. */
export default function FundsTab() {
  const words = useWords().positions
  const names = useWalletNames()
  const { open, refresh, funds } = useModel(makeAssetsModel)
  const wallets = useValue(funds)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const hasWays = ['/mine/stored', '/mine/withdraw', '/mine/exchangeRate'].some(useOffered())
  const [all, setAll] = useState(false)
  useEffect(() => open(), [open])
  if (wallets.length === 0) return <NoFunds />
  const used = wallets.filter(isUsed)
  const empty = wallets.filter((wallet) => !isUsed(wallet))
  const list = (of: ReadonlyArray<CurrencyFunds>) =>
    of.map((wallet) => (
      <Wallet key={wallet.currency} wallet={wallet} hidden={hidden} open={used.length === 1 && of === used} />
    ))
  return (
    <PullToRefresh onRefresh={refresh}>
      {hasWays && (
        <Section>
          <nav
            aria-label={words.moneyWays()}
            className="grid grid-cols-[repeat(auto-fit,minmax(max(6rem,30%),1fr))] gap-2"
          >
            <ButtonLink kind="secondary" size="medium" render={<Go to="/mine/stored" />}>
              {words.deposit()}
            </ButtonLink>
            <ButtonLink kind="secondary" size="medium" render={<Go to="/mine/withdraw" />}>
              {words.withdraw()}
            </ButtonLink>
            <ButtonLink kind="secondary" size="medium" render={<Go to="/mine/exchangeRate" />}>
              {words.convert()}
            </ButtonLink>
          </nav>
        </Section>
      )}
      <Section title={words.currency()} aside={names.totalAssets()} flush>
        {used.length === 0 && <Empty title={words.noFunds()} hint={words.noFundsHint()} />}
        {list(used)}
        {empty.length > 0 && (
          <div className="-mx-3 py-1">
            <Button kind="quiet" size="medium" aria-expanded={all} onClick={() => setAll(!all)}>
              {words.emptyWallets()}
              <ChevronDown aria-hidden className={classes('size-4 transition-transform', all && 'rotate-180')} />
            </Button>
          </div>
        )}
        {all && list(empty)}
      </Section>
    </PullToRefresh>
  )
}
