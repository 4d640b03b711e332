import { useEffect } from 'react'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import type { Holding } from '../../charts/allocation.ts'
import { AllocationChart } from '../../charts/AllocationChart.tsx'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { type Stat, Stats } from '../../kit/figures/Figures.tsx'
import { SkeletonFigures } from '../../kit/feedback/Skeleton.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { useArea } from '../../app/navigation/offered.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { WorthRow } from '../wealth/WorthRow.tsx'
import { makeReturnsModel } from '../wealth/returns/returns.model.ts'
import { makeAssetsModel } from './assets.model.ts'
import { NoFunds } from './NoFunds.tsx'
import { useWalletNames } from './walletNames.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { ProfitOverTime } from './ProfitOverTime.tsx'

/** In place of the report of the returns; as tall as the screen, so that nothing below is in view and moves. */
const RETURNS_LOADING = (
  <Section>
    <div className="min-h-dvh">
      <SkeletonFigures />
    </div>
  </Section>
)

/** How the assets did, downloaded with its words where the server reports it. */
const Returns = lazyPart(
  async () =>
    (await Promise.all([import('../wealth/returns/ReturnsSection.tsx'), loadNamespace('returns')]))[0].default,
  RETURNS_LOADING,
)

const HOLDINGS = <Go to="/position/index" search={{ tab: 'holdings' }} />

interface WalletProps {
  readonly wallet: CurrencyFunds
  readonly hidden: boolean
}

const Head = ({ wallet, hidden }: WalletProps) => {
  const words = useWords().positions
  const names = useWalletNames()
  const { funds, choose } = useModel(makeAssetsModel)
  const wallets = useValue(funds)
  const { currency } = wallet
  const hasRecords = useArea('records')
  const inRecords = (link: Stat['render']) => (hasRecords ? link : undefined)
  const money = (name: 'buyingPower' | 'held' | 'margin' | 'frozen' | 'marketValue', render: Stat['render']) => ({
    label: names[name](),
    value: <Money amount={wallet[name]} currency={currency} hidden={hidden} />,
    render,
  })
  const profit = (name: 'floatingProfit' | 'realisedProfit', render: Stat['render']) => ({
    label: names[name](),
    value: <Change amount={wallet[name]} currency={currency} hidden={hidden} />,
    render,
  })
  return (
    <Section>
      <div className="pb-3 empty:hidden">
        <WorthRow />
      </div>
      <Segmented
        kind="chips"
        label={words.currency()}
        choices={wallets.map(({ currency: value }) => ({ value, label: value }))}
        value={currency}
        onChange={choose}
      />
      <h2 id="wallet-total-name" className="pt-3 text-small text-ink-2">
        {names.totalAssets()}
      </h2>
      <Go
        to="/position/index"
        search={{ tab: 'funds' }}
        id="wallet-total"
        aria-labelledby="wallet-total-name wallet-total"
      >
        <Money hero amount={wallet.totalAssets} currency={currency} hidden={hidden} />
      </Go>
      <div className="pt-4">
        <Stats
          columns={2}
          facts={[
            money('buyingPower', inRecords(<Go to="/mine/fundingRecords" />)),
            money('marketValue', HOLDINGS),
            profit('floatingProfit', HOLDINGS),
            profit('realisedProfit', inRecords(<Go to="/mine/positionHistory" />)),
            money('margin', HOLDINGS),
            money('held', <Go to="/position/index" search={{ tab: 'pending' }} />),
            money('frozen', inRecords(<Go to="/mine/transactionRecords" />)),
          ]}
        />
      </div>
    </Section>
  )
}

interface SpreadProps extends WalletProps {
  readonly title: string
  readonly partName: string
  readonly parts: ReadonlyArray<Holding>
  readonly empty?: string
}

/** The allocation of assets, at their value in the selected currency. */
const Spread = ({ wallet, hidden, title, partName, parts, empty }: SpreadProps) => {
  const words = useWords().positions
  const { currency } = wallet
  return (
    <Section title={title}>
      <AllocationChart
        title={title}
        partName={partName}
        holdings={parts}
        currency={currency}
        hidden={hidden}
        empty={empty}
      />
      {parts.length > 0 && <p className="pt-3 text-small text-ink-3">{words.atRates({ currency })}</p>}
    </Section>
  )
}

const ByMarket = (props: WalletProps) => {
  const words = useWords()
  const { byMarket, whichMarket, nothingHeld } = words.positions
  const markets = useValue(useModel(makeAssetsModel).markets)
  if (markets === null) return null
  const parts = markets.map(({ market, amount }) => ({
    key: market,
    name: words.markets.marketNames[market](),
    amount,
  }))
  return <Spread {...props} title={byMarket()} partName={whichMarket()} parts={parts} empty={nothingHeld()} />
}

const ByCurrency = (props: WalletProps) => {
  const words = useWords().positions
  const worths = useValue(useModel(makeAssetsModel).worths)
  if (worths === null) return null
  const parts = worths.map(({ currency, amount }) => ({ key: currency, name: currency, amount }))
  return <Spread {...props} title={words.byCurrency()} partName={words.currency()} parts={parts} />
}

/** The assets in each currency, and their allocation. */
export default function AssetsTab() {
  const { open, refresh, current, followTotal } = useModel(makeAssetsModel)
  const wallet = useValue(current)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const returns = useModel(makeReturnsModel)
  const hasReturns = useValue(returns.isOffered)
  const isAnswered = useValue(returns.status) === 'failed' || hasReturns
  useEffect(() => open(), [open])
  useEffect(() => followTotal(), [followTotal])
  useEffect(() => returns.open(), [returns])
  if (!wallet) return <NoFunds />
  return (
    <PullToRefresh onRefresh={() => Promise.all([refresh(), returns.load()])}>
      <div className="@container">
        <Head wallet={wallet} hidden={hidden} />
        {hasReturns && <Returns currency={wallet.currency} hidden={hidden} />}
        {/* Side by side where there is room for both rings and their tables. Not shown before it has its place. */}
        <div
          className={classes(
            'relative mt-2 @4xl:grid @4xl:grid-cols-2 @4xl:gap-x-2 [&>section]:border-t @4xl:[&>section]:mt-0',
            !isAnswered && 'invisible',
          )}
        >
          {!isAnswered && <div className="visible absolute inset-x-0 top-0">{RETURNS_LOADING}</div>}
          <ByMarket wallet={wallet} hidden={hidden} />
          <ByCurrency wallet={wallet} hidden={hidden} />
          {/* Its axis would reveal hidden figures. */}
          {!hidden && <ProfitOverTime wallet={wallet} />}
        </div>
      </div>
    </PullToRefresh>
  )
}
