import { Effect } from 'effect'
import { useEffect } from 'react'
import { formatAmount, formatChange } from '../../../domain/money/format.ts'
import { type AccountCurrency, recordCurrency } from '../../../domain/wealth/wealth.ts'
import { type CurrencyFunds, Funds } from '../../../ports/Wealth.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { type App, useModel } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { othersIn } from './inOneCurrency.ts'
import { makeWorthModel } from './worth.model.ts'

const NONE: ReadonlyArray<CurrencyFunds> = []

/** The wallets, asked for with the figures of the account centre. */
const makeWalletsModel = (app: App) => makeQuery(app, () => Effect.flatMap(Funds, (funds) => funds.list()))

interface OtherCurrenciesProps {
  /** The tab whose figures stand above. */
  readonly currency: AccountCurrency
  readonly hidden: boolean
}

/** What the figures of a tab leave out, in one line that leads to the wallets. Its room is there before it is known. */
export const OtherCurrencies = ({ currency, hidden }: OtherCurrenciesProps) => {
  const words = useWords().account
  const { load, value } = useModel(makeWalletsModel)
  const worth = useValue(useModel(makeWorthModel).worth)
  const wallets = useValue(value) ?? NONE
  useEffect(() => void load(), [load])
  const rates = new Map(worth?.rates.map((one) => [one.currency, one.rate]))
  const others = worth && othersIn(worth.currency, [currency, recordCurrency(currency)], wallets, rates)
  const unit = `\u00a0${worth?.currency ?? ''}`
  return (
    <p className="min-h-11 pt-2 text-small text-ink-2">
      {others && !hidden && (
        <Go
          to="/position/index"
          search={{ tab: 'funds' }}
          className="tap underline decoration-line underline-offset-3 active:opacity-60"
        >
          {words.others({
            total: inText(formatAmount(others.total) + unit),
            realised: inText(formatChange(others.realised) + unit),
          })}
        </Go>
      )}
    </p>
  )
}
