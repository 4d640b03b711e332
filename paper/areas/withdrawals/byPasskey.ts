import { createHash } from 'node:crypto'
import type { Money } from '../../../domain/money/money.ts'
import type { Handler, Handlers } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import { askConfirmation, proveConfirmation } from '../account/passkeys/confirmByPasskey.ts'
import { fundPasswordOf } from '../account/security/fundPassword.ts'
import { moneyOf } from '../transfers/operation.ts'
import { withdrawOnce } from './withdraw.ts'

/** Names a withdrawal: what a customer confirms for one amount and payee confirms no other. */
const digestOf = ({ amount, currency }: Money, cardId: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([currency, amountText(amount, currency), cardId]))
    .digest()

const begin: Handler<'/funds/withdrawchallenge'> = async ({ cardid, currency, money: typed }, call) => {
  const money = moneyOf(typed, currency)
  return isRejection(money) ? money : askConfirmation(digestOf(money, cardid), call)
}

/** A withdrawal that a passkey confirms in the place of the fund password, which has to be set all the same. */
const withdraw: Handler<'/funds/withdrawbypasskey'> = (body, call) => {
  const { cardid, currency, money, requestid, ...assertion } = body
  return withdrawOnce(
    '/funds/withdrawbypasskey',
    { cardid, currency, money, requestid },
    {
      unproven: reject('passkey-not-accepted'),
      prove: async (checked) => {
        const proof = await proveConfirmation(
          { digest: digestOf(checked, cardid), requestId: requestid },
          assertion,
          call,
        )
        if (isRejection(proof)) return proof
        return (await fundPasswordOf(call.broker.db, call.customer.id))?.hash ?? reject('fund-password-not-set')
      },
    },
    call,
  )
}

export const passkeyWithdrawalHandlers = {
  '/funds/withdrawchallenge': begin,
  '/funds/withdrawbypasskey': withdraw,
} satisfies Partial<Handlers>
