import { Effect } from 'effect'
import { type ClosedPosition, Movements, type WalletMovement } from '../../../ports/Records.ts'
import type { FundingKind, TradingKind } from '../../../domain/records/kinds.ts'
import type { App } from '../../data/app/app.ts'
import { makeRecords } from './records.model.ts'

const listed = <K>(kind: K | null): ReadonlyArray<K> => (kind === null ? [] : [kind])

/** Money in, out and between wallets. */
export const makeFundingRecords = (app: App) =>
  makeRecords<WalletMovement, FundingKind>(app, ({ kind, ...filter }, page) =>
    Effect.flatMap(Movements, (movements) => movements.funding({ ...filter, kinds: listed(kind) }, page)),
  )

/** Money moved by trading. */
export const makeTransactionRecords = (app: App) =>
  makeRecords<WalletMovement, TradingKind>(app, ({ kind, ...filter }, page) =>
    Effect.flatMap(Movements, (movements) => movements.trading({ ...filter, kinds: listed(kind) }, page)),
  )

/** Closed positions, filtered by their direction. */
export const makePositionRecords = (app: App) =>
  makeRecords<ClosedPosition, 'long' | 'short'>(app, ({ kind, ...filter }, page) =>
    Effect.flatMap(Movements, (movements) => movements.closed({ ...filter, direction: kind }, page)),
  )
