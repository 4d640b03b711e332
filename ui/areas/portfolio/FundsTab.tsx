import { useEffect } from 'react'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
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

/** The figures of one currency, line by line. */
const Wallet = ({ wallet, hidden }: { readonly wallet: CurrencyFunds; readonly hidden: boolean }) => {
  const names = useWalletNames()
  const { currency } = wallet
  return (
    <Section title={currency}>
      <Breakdown
        facts={[
          ...AMOUNTS.map((name) => ({
            label: names[name](),
            value: <Money amount={wallet[name]} currency={currency} hidden={hidden} />,
          })),
          ...PROFITS.map((name) => ({
            label: names[name](),
            value: <Change amount={wallet[name]} currency={currency} hidden={hidden} />,
          })),
          {
            label: names.totalAssets(),
            value: <Money amount={wallet.totalAssets} currency={currency} hidden={hidden} />,
            strong: true,
          },
          {
            label: names.buyingPower(),
            value: <Money amount={wallet.buyingPower} currency={currency} hidden={hidden} />,
          },
        ]}
      />
    </Section>
  )
}

/** The money of every currency, with links to deposit and withdrawal. */
export default function FundsTab() {
  const words = useWords().positions
  const { open, refresh, funds } = useModel(makeAssetsModel)
  const wallets = useValue(funds)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const hasWays = ['/mine/stored', '/mine/withdraw', '/mine/exchangeRate'].some(useOffered())
  useEffect(() => open(), [open])
  if (wallets.length === 0) return <NoFunds />
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="@container">
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
        <div className="mt-2 grid gap-2 *:mt-0! *:border-t @3xl:grid-cols-2">
          {wallets.map((wallet) => (
            <Wallet key={wallet.currency} wallet={wallet} hidden={hidden} />
          ))}
        </div>
      </div>
    </PullToRefresh>
  )
}
