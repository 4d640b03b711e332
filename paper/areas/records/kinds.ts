/** Kinds of transfers that move money in, out and between wallets, each with its name on the wire. */
const FUNDING: Readonly<Record<string, string>> = {
  'practice-money': 'practicemoney',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'withdrawal-paid': 'withdrawalpaid',
  'withdrawal-released': 'withdrawalreturned',
  exchange: 'exchange',
  fee: 'fee',
  reward: 'reward',
  adjustment: 'adjustment',
}

/** Transfers of trading whose name on the wire is not simply their kind without hyphens. */
const TRADING: Readonly<Record<string, string>> = {
  purchase: 'buy',
  sale: 'sell',
  'subscription-released': 'subscriptionrefund',
  'follow-released': 'follow',
  'follow-profit': 'follow',
  'follow-loss': 'follow',
  'follow-fee': 'tradefee',
  'day-trade-released': 'daytrade',
  'block-trade-released': 'blocktrade',
  'lending-released': 'lending',
  'credit-interest': 'credit',
}

/** Everything that is not named here is trading. */
export const FUNDING_TRANSFERS: ReadonlyArray<string> = Object.keys(FUNDING)

const named: Readonly<Record<string, string>> = { ...FUNDING, ...TRADING }

/** All kinds whose name on the wire is looked up and not derived from the kind. */
export const NAMED_TRANSFERS: ReadonlyArray<string> = Object.keys(named)

/** Name on the wire of a kind of transfer: `trade-fee` is `tradefee`. */
export const wireKind = (kind: string): string => named[kind] ?? kind.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Kinds among the named ones that have one of these names on the wire. */
export const transfersNamed = (wanted: ReadonlyArray<string>): ReadonlyArray<string> =>
  NAMED_TRANSFERS.filter((kind) => wanted.includes(wireKind(kind)))

/** Whether a kind's transfers refer to a record that customers can see: a deposit, a withdrawal, an order. */
export const hasRecord = (kind: string): boolean => kind !== 'practice-money'
