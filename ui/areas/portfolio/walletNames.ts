import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/words.ts'

type Figure = Exclude<keyof CurrencyFunds, 'currency'>

/**
 * The name of each figure of a wallet. Those that the account centre and home have too are named by their words, so that one figure
 * has one name. Source: RULES.md, wealth.
 */
const walletNames = ({ account, positions }: TranslationFunctions): Readonly<Record<Figure, () => string>> => ({
  totalAssets: account.totalAssets,
  available: positions.wallet.available,
  held: positions.wallet.held,
  margin: positions.wallet.margin,
  frozen: positions.wallet.frozen,
  marketValue: positions.wallet.marketValue,
  floatingProfit: account.floating,
  realisedProfit: positions.wallet.realisedProfit,
  buyingPower: positions.wallet.buyingPower,
})

export const useWalletNames = () => walletNames(useWords())
