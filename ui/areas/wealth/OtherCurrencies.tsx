import { Effect } from 'effect'
import { useEffect } from 'react'
import { zero } from '../../../domain/money/decimal.ts'
import { formatAmount, formatChange } from '../../../domain/money/format.ts'
import { type AccountCurrency, recordCurrency } from '../../../domain/wealth/wealth.ts'
import { type CurrencyFunds, Funds } from '../../../ports/Wealth.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { type App, useModel } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'

const NONE: ReadonlyArray<CurrencyFunds> = []

/** The wallets, asked for with the figures of the account centre. */
const makeWalletsModel = (app: App) => makeQuery(app, () => Effect.flatMap(Funds, (funds) => funds.list()))

interface OtherCurrenciesProps {
  /** The tab whose figures stand above. */
  readonly currency: AccountCurrency
  readonly hidden: boolean
}

/** Whether a wallet has ever had anything that counts. */
const isUsed = ({ realisedProfit, totalAssets }: CurrencyFunds): boolean =>
  [realisedProfit, totalAssets].some((amount) => amount !== null && amount.value !== 0n)

/** What the figures of a tab leave out, in few words that lead to the wallets. Its room is there before it is known. */
export const OtherCurrencies = ({ currency, hidden }: OtherCurrenciesProps) => {
  const words = useWords().account
  const { load, value } = useModel(makeWalletsModel)
  const wallets = useValue(value) ?? NONE
  useEffect(() => void load(), [load])
  const shown: ReadonlyArray<string> = [currency, recordCurrency(currency)]
  const others = wallets.filter((wallet) => !shown.includes(wallet.currency) && isUsed(wallet))
  const heldIn = ({ currency: unit, realisedProfit, totalAssets }: CurrencyFunds): string => {
    const total = inText(`${formatAmount(totalAssets ?? zero)}\u00a0${unit}`)
    const hasRealised = realisedProfit !== null && realisedProfit.value !== 0n
    return hasRealised ? words.other({ total, realised: inText(formatChange(realisedProfit)) }) : total
  }
  return (
    // Two lines at most, whatever they hold: the wallets have the rest.
    <p className="grid min-h-11 content-center text-small text-ink-2">
      {others.length > 0 && !hidden && (
        <Go
          to="/position/index"
          search={{ tab: 'funds' }}
          className="grid min-h-11 content-center underline decoration-line underline-offset-3 active:opacity-60"
        >
          <span className="line-clamp-6" style={{ WebkitLineClamp: 2 }}>
            {words.others({ held: others.map(heldIn).join(' · ') })}
          </span>
        </Go>
      )}
    </p>
  )
}
