import { Schema, Struct } from 'effect'
import type { Statement } from '../../../ports/Wealth.statement.ts'
import { WireAmount, WireCurrency, WireMarket, WireTime, WireTimeOrNone } from '../figures.ts'
import { Movement } from '../../generated/schemas/records.ts'
import { movementOf } from '../records/movements.ts'
import { WireDecimal } from '../wire.ts'

const Wallet = Schema.Struct({
  currency: WireCurrency,
  opening: WireAmount,
  openingfrozen: WireAmount,
  closing: WireAmount,
  closingfrozen: WireAmount,
  fees: WireAmount,
  taxes: WireAmount,
  interest: WireAmount,
  realised: WireAmount,
})

const Holding = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  market: Schema.optionalKey(WireMarket),
  currency: WireCurrency,
  long: WireDecimal,
  short: WireDecimal,
  value: WireDecimal,
})

/** The statement of a month on the wire. */
export const WireStatement = Schema.Struct({
  month: Schema.String,
  first: Schema.String,
  latest: Schema.String,
  from: WireTime,
  to: WireTime,
  isover: Schema.Boolean,
  wallets: Schema.Array(Wallet),
  movements: Schema.Array(Movement),
  heldat: WireTimeOrNone,
  holdings: Schema.Array(Holding),
})

export const statementOf = ({
  holdings,
  movements,
  wallets,
  ...statement
}: (typeof WireStatement)['Type']): Statement => ({
  ...Struct.renameKeys(statement, { isover: 'isOver', heldat: 'heldAt' }),
  wallets: wallets.map((wallet) =>
    Struct.renameKeys(wallet, { openingfrozen: 'openingFrozen', closingfrozen: 'closingFrozen' }),
  ),
  movements: movements.map(movementOf),
  holdings: holdings.map((holding) => ({ ...holding, market: holding.market ?? null })),
})
