import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Payee, payeeKey } from '../../../domain/payees/payee.ts'
import type { PayoutMethod } from '../../../domain/transfers/fees.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { millis } from '../../platform/wireText/figures.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import type { Database } from '../../platform/database/database.ts'

export type Card = Selectable<Database['cards']>

/** Fingerprint by which a number or address of a customer is recognised in any spelling. */
export const digestOf = (customerId: string, payee: Payee): Buffer =>
  createHash('sha256')
    .update(`${customerId} ${payeeKey(payee)}`)
    .digest()

/** "M**** R": enough for the holder to recognise the card. */
export const maskHolder = (holder: string): string => {
  const words = holder.trim().split(/\s+/)
  const initial = (word: string | undefined) => Array.from(word ?? '').at(0) ?? ''
  return words.length > 1 ? `${initial(words[0])}**** ${initial(words.at(-1))}` : `${initial(words[0])}****`
}

/** Bank or network, and masked number: "Banco Sereno ES91 **** 1332". */
export const labelOf = ({ bank, method, network, number }: Card): string =>
  `${method === 'bank' ? bank : network} ${number}`

/** A wallet receives USDT and nothing else, a bank everything but USDT. */
export const receives = ({ method }: Pick<Card, 'method'>, currency: Currency): boolean =>
  (method === 'wallet') === (currency === 'USDT')

/** The method by which a withdrawal to a card is priced. */
export const payoutMethodOf = ({ network }: Pick<Card, 'network'>): PayoutMethod => network || 'bank'

/** A card that the customer has bound; undefined where it belongs to another customer or is no longer bound. */
export const findCard = (db: Db, customerId: string, id: string): Promise<Card | undefined> =>
  db.selectFrom('cards').selectAll().where(isOwn(customerId, id)).where('unbound_at', 'is', null).executeTakeFirst()

/** Every card that the customer has bound, the latest first. */
export const cardsOf = (db: Db, customerId: string): Promise<Array<Card>> =>
  db
    .selectFrom('cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('unbound_at', 'is', null)
    .orderBy('bound_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ids of the cards to which a withdrawal of the customer is under review. */
export const cardsInUse = async (db: Db, customerId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('withdrawals')
    .select('card_id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 0)
    .where('card_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ card_id }) => card_id ?? []))
}

interface CardState {
  /** Whether a withdrawal to it is under review. */
  readonly isInUse: boolean
  /** From when on it is paid; null where that is now. */
  readonly paidFrom: number | null
}

/** A card as the contract represents it. */
export const showCard = (card: Card, { isInUse, paidFrom }: CardState): Data<'/bank/add'> => ({
  id: card.id,
  method: card.method,
  holder: card.holder,
  numbertype: card.number_type,
  number: card.number,
  bank: card.bank,
  swift: card.swift,
  bankaddress: card.bank_address,
  payeeaddress: card.payee_address,
  accounttype: card.account_type,
  network: card.network,
  inuse: isInUse ? 1 : 0,
  addtime: millis(card.bound_at),
  paidfrom: paidFrom ?? '-',
})
