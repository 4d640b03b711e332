import { accountNumberKind } from '../../../domain/payees/account.ts'
import { MOST_PAYEES } from '../../../domain/payees/mostPayees.ts'
import { maskPayee, type Payee, payeeKey, payeeProblems } from '../../../domain/payees/payee.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { verifiedName } from '../identity/state.ts'
import { takeTry, tryOf } from '../../platform/rateLimits/limit.ts'
import { writeMessage } from '../messages/write.ts'
import { fundPasswordOf, proveFundPassword } from '../account/security/fundPassword.ts'
import { HOUR } from '../../platform/clock/instant.ts'
import { type Card, cardsInUse, cardsOf, digestOf, labelOf, maskHolder, showCard } from './card.ts'
import { newSince, paidFrom } from './newSince.ts'
import { payeeOf, refusalOf } from './payeeOf.ts'

const limitOf = (customerId: string) => ({ subject: `bank-add:${customerId}`, allowed: 10, within: HOUR })

const cardOf = (customerId: string, payee: Payee, accountType: Card['account_type'], at: Date): Card => {
  const masked = maskPayee(payee)
  const own = { id: uuidv7(at), customer_id: customerId, digest: digestOf(customerId, payee), bound_at: at }
  if (payee.method === 'wallet') {
    const { network } = payee
    const nothing = { holder: '', bank: '', swift: '', bank_address: '', payee_address: '', account_type: '' as const }
    const number = masked.slice(network.length + 1)
    return { ...own, ...nothing, method: 'wallet', number_type: 'address', number, network, unbound_at: null }
  }
  return {
    ...own,
    method: 'bank',
    number_type: accountNumberKind(payee.number),
    number: masked,
    holder: maskHolder(payee.holder),
    bank: payee.bank,
    swift: payee.swift,
    bank_address: payee.bankAddress,
    payee_address: payee.payeeAddress,
    account_type: accountType,
    network: '',
    unbound_at: null,
  }
}

interface Binding {
  readonly customerId: string
  readonly payee: Payee
  readonly accountType: Card['account_type']
  readonly now: Date
}

/** Binds a card without a check of the customer, which the caller has done. */
export const bindCard = async (tx: Tx, { accountType, customerId, now, payee }: Binding): Promise<Card> => {
  const card = cardOf(customerId, payee, accountType, now)
  await tx.insertInto('cards').values(card).execute()
  await writeMessage(tx, { customerId, kind: 'card-bound', parameters: { card: labelOf(card) }, at: now })
  return card
}

const UNPROVEN = reject('wrong-fund-password', '/fundpassword')

/** `proven` is the hash of the fund password that was proved. */
const bindChecked = async (tx: Tx, binding: Binding, proven: string | undefined) => {
  const { customerId, payee } = binding
  const name = await verifiedName(tx, customerId)
  if (isRejection(name)) return name
  const password = await fundPasswordOf(tx, customerId)
  if (password === undefined) return reject('fund-password-not-set')
  const bound = await cardsOf(tx, customerId)
  const digest = digestOf(customerId, payee)
  const isBound = bound.some((card) => card.digest.equals(digest))
  const refusal = refusalOf(payeeProblems(payee, name, isBound ? [payeeKey(payee)] : []))
  if (refusal) return refusal
  if (bound.length >= MOST_PAYEES) return reject('bank-card-limit-reached')
  // Another fund password may have been set between the proof and this transaction.
  if (password.hash !== proven) return UNPROVEN
  const card = await bindCard(tx, binding)
  const [inUse, since] = [await cardsInUse(tx, customerId), await newSince(tx, customerId)]
  return showCard(card, { isInUse: inUse.has(card.id), paidFrom: paidFrom(since(card), binding.now) })
}

/**
 * Binds a card, a bank account or a wallet to which the customer may withdraw. The fund password is checked only where
 * nothing else is wrong, outside of a transaction, as for a withdrawal.
 */
export const addCard: Handler<'/bank/add'> = async (body, { broker, customer, now }) => {
  const { fundpassword } = body
  const payee = payeeOf(body)
  if (isRejection(payee)) return payee
  if ((await takeTry(broker.db, limitOf(customer.id), tryOf(body), now)) === undefined)
    return reject('submitted-too-frequently')
  const intent = intentOf('/bank/add', body, { customer, now })
  const binding = { customerId: customer.id, payee, accountType: body.accounttype ?? ('' as const), now }
  const attempt = (proven?: string) => onceInTurn(broker.db, intent, (tx) => bindChecked(tx, binding, proven))
  const first = await attempt()
  if (first !== UNPROVEN || fundpassword === undefined) return first
  const claim = { customerId: customer.id, password: fundpassword, field: '/fundpassword' }
  const proof = await proveFundPassword(broker.db, claim, now)
  if (typeof proof === 'string') return attempt(proof)
  // The same request, sent at the same time, may have been accepted.
  const repeated = await attempt()
  return isRejection(repeated) ? proof : repeated
}
