import { useEffect } from 'react'
import { HideFigures } from '../../app/session/OwnFigures.tsx'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { DEFAULT_STOCK_TYPE, recordCurrency } from '../../../domain/wealth/wealth.ts'
import { makeTodayModel } from '../wealth/today.model.ts'
import WorthHistory from '../wealth/WorthHistory.tsx'
import { makeWorthModel } from '../wealth/worth.model.ts'
import { makeWealthModel } from '../wealth/wealth.model.ts'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'

/** The figures of one wallet, where the server does not add the currencies. */
const WalletFigures = ({ hidden }: { readonly hidden: boolean }) => {
  const words = useWords().account
  const wealth = useModel(makeWealthModel)
  const currency = useValue(wealth.currency)
  const figures = useValue(wealth.figures)
  useEffect(() => {
    void wealth.compute()
    return wealth.stop
  }, [wealth])
  // In Arabic a change of width is visible as a jump from the right edge; a new element is not.
  const shown = `${figures === null} ${hidden}`
  return (
    <>
      <p className="-mt-1">
        <Money key={shown} hero amount={figures?.total} currency={currency} showCurrency={false} hidden={hidden} />
      </p>
      {recordCurrency(currency) !== currency && <p className="text-small text-ink-3">{words.dollarHoldings()}</p>}
      <p className="flex flex-wrap gap-x-1.5 text-small text-ink-3">
        <Change key={shown} amount={figures?.floating ?? null} currency={currency} hidden={hidden} />
        {words.floating()}
      </p>
    </>
  )
}

/** What all holdings earned today. A tick renders only this line. */
const Today = ({ hidden }: { readonly hidden: boolean }) => {
  const words = useWords().account
  const today = useValue(useModel(makeTodayModel).today)
  return (
    <p className="flex flex-wrap gap-x-1.5 text-small text-ink-3">
      <span>{words.today()}</span>
      <Change
        key={`${today === null} ${hidden}`}
        {...(!hidden && { amount: today?.amount ?? null })}
        percent={today?.percent ?? null}
        {...(today && { currency: today.currency })}
      />
    </p>
  )
}

/** All currencies together. */
const AllCurrencies = ({ currency, hidden }: { readonly currency: string; readonly hidden: boolean }) => {
  const total = useValue(useModel(makeTodayModel).total)
  return (
    <>
      <p className="-mt-1">
        <Money
          key={`${total === null} ${hidden}`}
          hero
          amount={total}
          currency={currency}
          showCurrency={false}
          hidden={hidden}
        />
      </p>
      <Today hidden={hidden} />
    </>
  )
}

/** How all currencies together developed. As tall before it is known, so that nothing below moves. */
const Development = ({ hidden }: { readonly hidden: boolean }) => {
  const worth = useValue(useModel(makeWorthModel).worth)
  return <div className="min-h-39 pt-1 sideways:min-h-29">{worth && <WorthHistory hidden={hidden} />}</div>
}

/** The customer's assets: all currencies together; where the server does not add them, those of one. */
export const Assets = () => {
  const words = useWords().account
  const currency = useValue(useModel(makeWealthModel).currency)
  const { status, worth } = useModel(makeWorthModel)
  const isAdded = useValue(status) !== 'failed'
  const into = useValue(worth)?.currency ?? DEFAULT_STOCK_TYPE
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  return (
    <Section>
      {/* Beside each other on a phone held sideways, which has no room below. */}
      <div className="sideways:grid sideways:grid-cols-2 sideways:gap-x-8">
        <div>
          <div className="-mt-2 flex items-center justify-between">
            <h2 className="text-small text-ink-2">
              {isAdded ? `${words.allCurrencies()} · ${into}` : `${words.totalAssets()} · ${currency}`}
            </h2>
            <HideFigures />
          </div>
          {isAdded ? <AllCurrencies currency={into} hidden={hidden} /> : <WalletFigures hidden={hidden} />}
        </div>
        {isAdded && <Development hidden={hidden} />}
      </div>
    </Section>
  )
}
