import { type PayoutMethod, WITHDRAWAL_FEES } from '../../../domain/transfers/fees.ts'
import { closeOfWork, WITHDRAWAL_HOURS } from '../../../domain/transfers/hours.ts'
import { type RateTable, worthIn } from '../../../domain/exchange/rates.ts'
import { withdrawalCost, WITHDRAWAL_LIMITS } from '../../../domain/withdrawals/withdrawal.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { cardsOf, findCard, payoutMethodOf, receives } from '../payees/card.ts'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { IDENTITY_STATES, identityStateOf } from '../identity/state.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import { fundPasswordOf } from '../account/security/fundPassword.ts'
import { moneyOf } from '../transfers/operation.ts'
import { showHours } from '../transfers/services.ts'
import { WAIT_NUMBERS, waitFor } from './waiting.ts'
import { owesCredit, withdrawable } from './withdrawable.ts'

type Fee = Pick<Data<'/funds/withdrawpreview'>, 'feefixed' | 'feerate' | 'feemin' | 'feemax'>

/** The parts of a fee in the currency of the withdrawal. */
const showFee = (method: PayoutMethod, currency: Currency, rates: RateTable): Fee => {
  const rule = WITHDRAWAL_FEES[method]
  const inCurrency = (amount: typeof rule.fixed) =>
    amountText(worthIn(rates, amount, rule.currency, currency), currency)
  return {
    feefixed: inCurrency(rule.fixed),
    feerate: formatDecimal(rule.points),
    feemin: inCurrency(rule.least),
    feemax: inCurrency(rule.most),
  }
}

/** Limits, hours, cost and missing requirements of a withdrawal. Reserves nothing. */
export const withdrawPreview: Handler<'/funds/withdrawpreview'> = async (fields, { broker, customer, now }) => {
  const { db } = broker
  const currency = fields.type
  const asked = moneyOf(fields.money ?? '0', currency)
  if (isRejection(asked)) return asked
  const card = fields.cardid === undefined ? undefined : await findCard(db, customer.id, fields.cardid)
  if (fields.cardid !== undefined && card === undefined) return reject('bank-card-not-found', '/cardid')
  if (card && !receives(card, currency)) return reject('card-currency-mismatch', '/cardid')
  const rates = ratesAt(now)
  const method = card ? payoutMethodOf(card) : currency === 'USDT' ? 'TRC20' : 'bank'
  const limits = WITHDRAWAL_LIMITS[currency]
  const cost = withdrawalCost(asked.amount, currency, method, rates)
  const [{ settled, settling }, identity, password, cards, owes, wait] = await Promise.all([
    withdrawable(db, customer.id, currency, now),
    identityStateOf(db, customer.id),
    fundPasswordOf(db, customer.id),
    cardsOf(db, customer.id),
    owesCredit(db, customer.id),
    waitFor(db, customer.id, card, now),
  ])
  return {
    currency,
    available: amountText(settled, currency),
    settling: settling.map(({ amount, settlesAt }) => ({ money: amountText(amount, currency), time: settlesAt })),
    min: amountText(limits.min, currency),
    max: amountText(limits.max, currency),
    ...showFee(method, currency, rates),
    money: amountText(cost.amount, currency),
    fee: amountText(cost.fee, currency),
    arrival: amountText(cost.payout, currency),
    hours: showHours(WITHDRAWAL_HOURS, now),
    arrivetime: closeOfWork(WITHDRAWAL_HOURS, now.getTime()),
    verified: IDENTITY_STATES.indexOf(identity.state),
    fundpassword: password === undefined ? 0 : 1,
    creditloan: owes ? 1 : 0,
    waituntil: wait?.until ?? '-',
    waitfor: wait === null ? 0 : WAIT_NUMBERS[wait.reason],
    cards: cards.filter((bound) => receives(bound, currency)).length,
  }
}
