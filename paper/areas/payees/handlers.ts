import type { Handler, Handlers } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { writeMessage } from '../messages/write.ts'
import { addCard } from './add.ts'
import { newSince, paidFrom } from './newSince.ts'
import { cardsInUse, cardsOf, findCard, labelOf, receives, showCard } from './card.ts'

const unbind: Handler<'/bank/unbind'> = async ({ id, requestid }, { broker, customer, now }) => {
  const intent = intentOf('/bank/unbind', { id, requestid }, { customer, now })
  const work = async (tx: Tx) => {
    const card = await findCard(tx, customer.id, id)
    if (card === undefined) return reject('bank-card-not-found')
    if ((await cardsInUse(tx, customer.id)).has(card.id)) return reject('bank-card-in-use')
    await tx.updateTable('cards').set({ unbound_at: now }).where('id', '=', card.id).execute()
    const parameters = { card: labelOf(card) }
    await writeMessage(tx, { customerId: customer.id, kind: 'card-unbound', parameters, at: now })
    return null
  }
  return onceInTurn(broker.db, intent, work)
}

export const bankingHandlers = {
  '/bank/list': async ({ type }, { broker: { db }, customer, now }) => {
    const [cards, inUse, since] = await Promise.all([
      cardsOf(db, customer.id),
      cardsInUse(db, customer.id),
      newSince(db, customer.id),
    ])
    const shown = type === undefined ? cards : cards.filter((card) => receives(card, type))
    return shown.map((card) => showCard(card, { isInUse: inUse.has(card.id), paidFrom: paidFrom(since(card), now) }))
  },
  '/bank/add': addCard,
  '/bank/unbind': unbind,
} satisfies Partial<Handlers>
