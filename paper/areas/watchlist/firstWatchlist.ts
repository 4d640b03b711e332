import type { Tx } from '../../platform/database/transaction.ts'
import { write } from './changeWatchlist.ts'

/** Two indices, shares of four markets, a fund, a coin and a pair: one of them trades at any hour. */
export const FIRST_WATCHED = ['KLCI', 'FTSEMIB', '96010', 'VALDX', 'VALDZ', 'HRLWQ', 'FD1001', 'AURNUSDT', 'EURUSD']

/** The first watchlist of the demo customer. New customers start with an empty list. */
export const watchFirst = (tx: Tx, customerId: string): Promise<void> => write(tx, customerId, FIRST_WATCHED)
