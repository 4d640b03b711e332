import { useEffect } from 'react'
import type { CurrencyFunds } from '../../ports/Funds.ts'
import { makeHiddenModel } from '../account/hidden.model.ts'
import { AllocationChart } from '../charts/AllocationChart.tsx'
import { useWords } from '../i18n/words.ts'
import { Change } from '../kit/Change.tsx'
import { Stats } from '../kit/Figures.tsx'
import { Money } from '../kit/Money.tsx'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { Segmented } from '../kit/Tabs.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { makeAssetsModel } from './assets.model.ts'
import { NoFunds } from './NoFunds.tsx'
import { worthByMarket } from './worth.ts'

interface WalletProps {
  readonly wallet: CurrencyFunds
  readonly hidden: boolean
}

const Head = ({ wallet, hidden }: WalletProps) => {
  const words = useWords().positions
  const { funds, choose } = useModel(makeAssetsModel)
  const wallets = useValue(funds)
  const { currency } = wallet
  const money = (name: 'buyingPower' | 'held' | 'margin' | 'frozen' | 'marketValue') => ({
    label: words.wallet[name](),
    value: <Money amount={wallet[name]} currency={currency} hidden={hidden} />,
  })
  const profit = (name: 'floatingProfit' | 'realisedProfit') => ({
    label: words.wallet[name](),
    value: <Change amount={wallet[name]} currency={currency} hidden={hidden} />,
  })
  return (
    <Section>
      <Segmented
        kind="chips"
        label={words.currency()}
        choices={wallets.map(({ currency: value }) => ({ value, label: value }))}
        value={currency}
        onChange={choose}
      />
      <h2 className="pt-3 text-small text-ink-2">{words.wallet.totalAssets()}</h2>
      <Money hero amount={wallet.totalAssets} currency={currency} hidden={hidden} />
      <div className="pt-4">
        <Stats
          columns={2}
          facts={[
            money('buyingPower'),
            money('marketValue'),
            profit('floatingProfit'),
            profit('realisedProfit'),
            money('margin'),
            money('held'),
            money('frozen'),
          ]}
        />
      </div>
    </Section>
  )
}

const ByMarket = ({ wallet, hidden }: WalletProps) => {
  const words = useWords()
  const held = useValue(useModel(makeAssetsModel).held)
  if (held === null) return null
  const holdings = worthByMarket(held, wallet.currency).map(({ market, amount }) => ({
    key: market,
    name: words.market.markets[market](),
    amount,
  }))
  const title = words.positions.byMarket({ currency: wallet.currency })
  return (
    <Section title={title}>
      <AllocationChart
        title={title}
        partName={words.positions.whichMarket()}
        holdings={holdings}
        currency={wallet.currency}
        hidden={hidden}
        empty={words.positions.nothingHeld({ currency: wallet.currency })}
      />
    </Section>
  )
}

const ByCurrency = ({ wallet, hidden }: WalletProps) => {
  const words = useWords().positions
  const worths = useValue(useModel(makeAssetsModel).worths)
  if (worths === null) return null
  return (
    <Section title={words.byCurrency()}>
      <AllocationChart
        title={words.byCurrency()}
        partName={words.currency()}
        holdings={worths.map(({ currency, amount }) => ({ key: currency, name: currency, amount }))}
        currency={wallet.currency}
        hidden={hidden}
      />
      <p className="pt-3 text-small text-ink-3">{words.atRates({ currency: wallet.currency })}</p>
    </Section>
  )
}

/** What one owns in each currency, and how it is spread. */
export default function AssetsTab() {
  const { open, refresh, current } = useModel(makeAssetsModel)
  const wallet = useValue(current)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  useEffect(() => open(), [open])
  if (!wallet) return <NoFunds />
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="@container">
        <Head wallet={wallet} hidden={hidden} />
        {/* Side by side where both rings and their tables fit. */}
        <div className="mt-2 @4xl:grid @4xl:grid-cols-2 @4xl:gap-x-2 [&>section]:border-t @4xl:[&>section]:mt-0">
          <ByMarket wallet={wallet} hidden={hidden} />
          <ByCurrency wallet={wallet} hidden={hidden} />
        </div>
      </div>
    </PullToRefresh>
  )
}
