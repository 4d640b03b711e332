import { textByCode } from '../../../../adapters/generated/messages.ts'
import { type Fault, inRefusal } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault } from './fault.ts'

const refuseAll = (msg: string): Fault['plant'] =>
  inRefusal(undefined, ({ text }) => (text.includes(msg) ? {} : { text: JSON.stringify({ status: 0, msg }) }))
/** Refusals that are not the deserved ones. */
export const refusals: ReadonlyArray<Fault> = [
  fault(
    'every refusal says one thing',
    'account-frozen',
    refuseAll(textByCode['account-frozen']),
    /\/msg the message "/,
  ),
  fault(
    'every refusal says one thing',
    'invalid-parameters',
    refuseAll(textByCode['invalid-parameters']),
    /\/msg the message "/,
  ),
  ...(
    [
      ['/trade/order', 'insufficient-available-balance'],
      ['/funds/withdraw', 'wrong-fund-password'],
      ['/funds/deposit', 'upload-not-found'],
      ['/exchange/submit', 'quote-expired'],
      ['/offer/subscribe', 'not-subscription-time'],
      ['/lending/lend', 'position-not-found'],
    ] as const
  ).map(([path, code]) =>
    fault(
      'another refusal than the deserved one',
      `${path} ${code}`,
      inRefusal(path, () => ({ text: JSON.stringify({ status: 0, msg: textByCode[code] }) })),
      about(path, '/msg the message "'),
    ),
  ),
]

/** A rule that the server forgot: what it should refuse gets the success that came before. */
const forgets = (path: string, code: keyof typeof textByCode): Fault => {
  const plant = (): Break => {
    let last: string | undefined
    return (passing) => {
      if (passing.path !== path || passing.status !== 200) return {}
      if (passing.text.startsWith('{"status":1')) last = passing.text
      return passing.text.includes(textByCode[code]) ? { text: last ?? '{"status":1,"data":null}' } : {}
    }
  }
  return fault('a rule that is forgotten', `${path} ${code}`, plant, about(path, '(/status 0, a refusal|/data)'))
}
/** Rules that are forgotten. */
export const rules = (
  [
    ['/trade/order', 'off-tick'],
    ['/trade/order', 'not-whole-lots'],
    ['/trade/order', 'price-limit-exceeded'],
    ['/trade/order', 'non-trading-time'],
    ['/trade/order', 'sell-blocked-15-minutes'],
    ['/trade/order', 'above-largest-order'],
    ['/trade/order', 'request-id-reused'],
    ['/funds/withdraw', 'amount-below-minimum'],
    ['/funds/withdraw', 'amount-above-maximum'],
    ['/funds/withdraw', 'wrong-fund-password'],
    ['/funds/withdraw', 'credit-loan-outstanding'],
    ['/funds/withdraw', 'card-currency-mismatch'],
    ['/funds/deposit', 'amount-above-maximum'],
    ['/funds/deposit', 'transfer-date-not-allowed'],
    ['/funds/deposit', 'deposit-proof-used'],
    ['/exchange/submit', 'quote-used'],
    ['/exchange/quote', 'same-currency-exchange'],
    ['/credit/borrow', 'borrow-below-minimum'],
    ['/credit/repay', 'repayment-above-owed'],
    ['/follow/buy', 'purchase-below-minimum'],
    ['/follow/redeem', 'follow-locked'],
    ['/offer/subscribe', 'already-subscribed'],
    ['/offer/subscribe', 'bid-below-minimum'],
    ['/trade/cancelorder', 'order-not-pending'],
    ['/security/loginpassword', 'wrong-original-password'],
    ['/quotes/info', 'product-not-found'],
    ['/message/info', 'message-not-found'],
    ['/trade/positioninfo', 'position-not-found'],
    ['/trade/positionnote', 'note-changed'],
    ['/bank/unbind', 'bank-card-not-found'],
  ] as const
).map(([path, code]) => forgets(path, code))
