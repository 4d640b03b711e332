import { DEFAULT_STOCK_TYPE } from '../../../../domain/wealth/wealth.ts'
import { useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Stats } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import { Term } from '../../../app/terms/Term.tsx'
import { AllocationBar } from './HoldingsList.tsx'
import { makeHoldingsHeadModel } from './holdingsHead.model.ts'

/** Everything together: the one total, what it earned today and ever, and where it is. Nothing where the server does not add the currencies. */
export const HoldingsHead = () => {
  const words = useWords()
  const { positions } = words
  const model = useModel(makeHoldingsHeadModel)
  const currency = useValue(model.currency)
  const all = useValue(model.all)
  const marketValue = useValue(model.marketValue)
  const today = useValue(model.today)
  const ever = useValue(model.ever)
  const floating = useValue(model.floating)
  const isMissing = useValue(useModel(makeWorthModel).status) === 'failed'
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  if (isMissing) return null
  const unit = currency ?? ''
  return (
    <Section>
      {/* Beside each other where there is room: a phone held sideways has none below. */}
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <div className="grow basis-60">
          <h2 className="text-small text-ink-2">{`${words.account.allCurrencies()} · ${currency ?? DEFAULT_STOCK_TYPE}`}</h2>
          <p>
            <Money hero amount={all} currency={unit} showCurrency={false} hidden={hidden} />
          </p>
        </div>
        <div className="grow basis-80">
          <Stats
            columns={2}
            facts={[
              {
                label: positions.today(),
                value: (
                  <Change
                    amount={today?.amount ?? null}
                    percent={today?.percent ?? null}
                    currency={unit}
                    hidden={hidden}
                  />
                ),
              },
              { label: positions.allTime(), value: <Change amount={ever} currency={unit} hidden={hidden} /> },
              {
                label: positions.wallet.marketValue(),
                value: <Money amount={marketValue} currency={unit} hidden={hidden} />,
              },
              {
                label: words.account.floating(),
                term: <Term of="floating" />,
                value: <Change amount={floating} currency={unit} hidden={hidden} />,
              },
            ]}
          />
        </div>
      </div>
      {!hidden && <AllocationBar />}
      <p className="min-h-6.5 pt-2 text-micro text-ink-3">{currency && positions.atRates({ currency })}</p>
    </Section>
  )
}
