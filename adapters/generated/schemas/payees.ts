// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames, orNull, wordOrNone } from '../../http/forms/forms.ts'
import { renamed } from '../../http/renamed.ts'

/** A bound card, bank account or wallet. Numbers are masked; fields that its kind does not have are empty. */
export const BankCard = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  holder: WireTextOrNone,
  numbertype: renamed({ iban: 'iban', card: 'card', address: 'wallet' } as const),
  number: Schema.String,
  bank: WireTextOrNone,
  swift: WireTextOrNone,
  bankaddress: WireTextOrNone,
  payeeaddress: WireTextOrNone,
  accounttype: wordOrNone(['savings', 'current']),
  network: wordOrNone(['TRC20', 'ERC20', 'BTC']),
  inuse: WireFlag,
  addtime: WireTime,
  paidfrom: orNull(WireTimeOrNone),
}), { numbertype: 'kind', bankaddress: 'bankAddress', payeeaddress: 'payeeAddress', accounttype: 'accountType', inuse: 'inUse', addtime: 'boundAt', paidfrom: 'paidFrom' }))()

/** Bound cards, bank accounts and wallets. */
export const BankListAnswer = /* @__PURE__ */ (() => Schema.Array(BankCard))()

/** Nothing. */
export const BankUnbindAnswer = /* @__PURE__ */ (() => Schema.Null)()
