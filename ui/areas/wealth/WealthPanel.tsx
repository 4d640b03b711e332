import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { ACCOUNT_TABS, recordCurrency } from '../../../domain/wealth/wealth.ts'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { Stats } from '../../kit/figures/Figures.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { useKitWords } from '../../kit/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { useOffered } from '../../app/navigation/offered.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { FrozenSheet } from '../account/FrozenSheet.tsx'
import { HideFigures } from '../../app/session/OwnFigures.tsx'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { makeWalletsModel, OtherCurrencies } from './OtherCurrencies.tsx'
import { WorthRow } from './WorthRow.tsx'
import { makeWealthModel } from './wealth.model.ts'
import { makeWorthModel } from './worth.model.ts'

const TABS = ACCOUNT_TABS.map((value) => ({ value, label: value }))

/** The currency tabs and the six figures of the chosen one. */
export const WealthPanel = () => {
  const words = useWords().account
  const model = useModel(makeWealthModel)
  const { refresh } = useModel(makeWorthModel)
  const currency = useValue(model.currency)
  const figures = useValue(model.figures)
  const { value: listed } = useModel(makeWalletsModel)
  const wallets = useValue(listed)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const hasGaps = useValue(model.hasGaps)
  const kit = useKitWords()
  const [parting, setParting] = useState(false)
  const offered = useOffered()
  const hasPortfolio = offered('/position/index')
  const hasRecords = offered('/mine/fundingRecords')
  const holdings = hasPortfolio ? <Go to="/position/index" search={{ tab: 'holdings' }} /> : undefined
  // The server's own total until the figures that it consists of are calculated; a tab in USDT shows dollars.
  const early =
    recordCurrency(currency) === currency && wallets?.find((wallet) => wallet.currency === currency)?.totalAssets
  const total = <Money hero amount={figures ? figures.total : early || null} currency={currency} hidden={hidden} />
  const money = (name: 'balance' | 'frozen' | 'holdingValue') => (
    <Money amount={figures?.[name]} currency={currency} hidden={hidden} />
  )
  const change = (name: 'floating' | 'realised') => (
    <Change amount={figures?.[name] ?? null} currency={currency} hidden={hidden} />
  )
  return (
    <>
      <div className="pb-3 empty:hidden">
        <WorthRow />
      </div>
      <Tabs
        label={words.currency()}
        choices={TABS}
        value={currency}
        onChange={(next) => {
          void model.choose(next)
          void refresh()
        }}
      >
        <div className="flex items-center justify-between pt-4">
          <h2 id="total-name" className="text-small text-ink-2">
            {words.totalAssets()}
          </h2>
          <HideFigures />
        </div>
        {hasPortfolio ? (
          <Go to="/position/index" search={{ tab: 'funds' }} id="total" aria-labelledby="total-name total">
            {total}
          </Go>
        ) : (
          total
        )}
        {recordCurrency(currency) !== currency && <p className="text-small text-ink-3">{words.dollarHoldings()}</p>}
        <div className="pt-4">
          <Stats
            columns={2}
            facts={[
              {
                label: words.balance(),
                value: money('balance'),
                render: hasRecords ? <Go to="/mine/fundingRecords" /> : undefined,
              },
              {
                label: words.frozen(),
                value: money('frozen'),
                render: (
                  <button type="button" aria-haspopup="dialog" onClick={() => setParting(true)}>
                    {words.frozen()}
                  </button>
                ),
              },
              { label: words.holdingValue(), value: money('holdingValue'), render: holdings },
              { label: words.floating(), value: change('floating'), render: holdings },
              {
                label: words.realised(),
                value: change('realised'),
                render: hasRecords ? <Go to="/mine/positionHistory" /> : undefined,
              },
            ]}
          />
        </div>
        {hasPortfolio && <OtherCurrencies currency={currency} hidden={hidden} />}
        {/* No message says that a call failed, but the way out is plain. */}
        {hasGaps && (
          <div className="pt-4">
            <Button
              kind="secondary"
              size="medium"
              wide
              onClick={() => {
                void model.compute()
                void refresh()
              }}
            >
              <RefreshCw aria-hidden className="size-4" />
              {kit.refresh}
            </Button>
          </div>
        )}
        <FrozenSheet
          open={parting}
          onClose={() => setParting(false)}
          parts={figures?.parts ?? null}
          currency={currency}
          hidden={hidden}
        />
      </Tabs>
    </>
  )
}
