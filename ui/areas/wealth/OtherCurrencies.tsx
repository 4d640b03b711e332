import { Effect } from 'effect'
import { useEffect, useId } from 'react'
import { zero } from '../../../domain/money/decimal.ts'
import { formatChange } from '../../../domain/money/format.ts'
import { type AccountCurrency, isUsed, recordCurrency } from '../../../domain/wealth/wealth.ts'
import { type CurrencyFunds, Funds } from '../../../ports/Wealth.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { type App, useModel } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'

const NONE: ReadonlyArray<CurrencyFunds> = []

/** The wallets, asked for with the figures of the account centre. */
export const makeWalletsModel = (app: App) => makeQuery(app, () => Effect.flatMap(Funds, (funds) => funds.list()))

interface OtherCurrenciesProps {
  /** The tab whose figures stand above. */
  readonly currency: AccountCurrency
  readonly hidden: boolean
}

/** What the figures of a tab leave out: each wallet in its own amounts, leading to all of them. Its room is there before it is known. */
export const OtherCurrencies = ({ currency, hidden }: OtherCurrenciesProps) => {
  const words = useWords().account
  const { load, value } = useModel(makeWalletsModel)
  const wallets = useValue(value) ?? NONE
  const name = useId()
  useEffect(() => void load(), [load])
  const shown: ReadonlyArray<string> = [currency, recordCurrency(currency)]
  const others = wallets.filter((wallet) => !shown.includes(wallet.currency) && isUsed(wallet))
  return (
    <div className="min-h-18 pt-2">
      {others.length > 0 && !hidden && (
        <>
          <p id={name} className="text-micro text-ink-3">
            {words.others()}
          </p>
          <ul aria-labelledby={name} className="bleed flex gap-x-4 overflow-x-auto [scrollbar-width:none]">
            {others.map(({ currency: unit, realisedProfit, totalAssets }) => (
              <li key={unit} className="shrink-0">
                <Go
                  to="/position/index"
                  search={{ tab: 'funds' }}
                  className="grid min-h-11 content-center text-small whitespace-nowrap text-ink-2 active:opacity-60"
                >
                  <Money amount={totalAssets ?? zero} currency={unit} />
                  {realisedProfit !== null && realisedProfit.value !== 0n && (
                    <span className="text-micro text-ink-3">
                      {words.other({ realised: inText(formatChange(realisedProfit)) })}
                    </span>
                  )}
                </Go>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
