import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { Stats } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeHiddenModel } from '../account/hidden.model.ts'
import { makeHoldingsHeadModel } from './holdingsHead.model.ts'
import { Term } from '../../app/terms/Term.tsx'

/** All holdings together: their value, what they earned today and since they were opened. */
export const HoldingsHead = () => {
  const words = useWords().positions
  const model = useModel(makeHoldingsHeadModel)
  const currency = useValue(model.currency)
  const worth = useValue(model.worth)
  const today = useValue(model.today)
  const total = useValue(model.total)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  useEffect(() => model.open(), [model])
  const unit = currency ?? ''
  return (
    <Section>
      {/* Beside each other where there is room: a phone held sideways has none below. */}
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <div className="grow basis-60">
          <h2 className="text-small text-ink-2">{words.wallet.marketValue()}</h2>
          <p>
            <Money hero amount={worth} currency={unit} hidden={hidden} />
          </p>
        </div>
        <div className="grow basis-80">
          <Stats
            columns={2}
            facts={[
              { label: words.today(), value: <Change amount={today} currency={unit} hidden={hidden} /> },
              {
                label: words.wallet.floatingProfit(),
                term: <Term of="floating" />,
                value: <Change amount={total} currency={unit} hidden={hidden} />,
              },
            ]}
          />
        </div>
      </div>
      {currency && worth && <p className="pt-2 text-micro text-ink-3">{words.atRates({ currency })}</p>}
    </Section>
  )
}
