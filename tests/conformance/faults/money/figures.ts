import { escaped, inField, more } from '../plant.ts'
import { fault } from './fault.ts'

/** Figures that follow from others: one unit of their last decimal more is wrong. */
const FIGURES: ReadonlyArray<readonly [path: string, pointer: string, also?: string]> = [
  ['/user/getUserinfo', '/eur'],
  ['/funds/wallets', '/*/total'],
  ['/funds/wallets', '/*/balance'],
  ['/funds/wallets', '/*/frozen'],
  ['/trade/funds', '/*/available'],
  ['/trade/funds', '/*/totalassets'],
  ['/trade/funds', '/*/margin'],
  ['/trade/funds', '/*/held'],
  ['/trade/funds', '/*/realised'],
  ['/trade/funds', '/*/yingkui'],
  ['/trade/orderpreview', '/feetotal'],
  ['/trade/orderpreview', '/cost'],
  ['/trade/orderpreview', '/held'],
  ['/trade/orderpreview', '/amount'],
  ['/trade/orderpreview', '/margin'],
  ['/trade/orderpreview', '/buyingpowerafter'],
  ['/trade/orderpreview', '/fees/0/amount'],
  ['/trade/order', '/held'],
  ['/trade/order', '/amount', '/funds/wallets'],
  ['/trade/order', '/fees', '/funds/wallets'],
  ['/trade/orderhistory', '/list/*/amount'],
  ['/trade/orderhistory', '/list/*/fees'],
  ['/trade/fills', '/list/*/amount', '/trade/orderhistory'],
  ['/trade/fills', '/list/*/fees', '/trade/orderhistory'],
  ['/trade/fills', '/list/0/profit', '/trade/funds'],
  ['/trade/positionlist', '/list/*/marketvalue'],
  ['/trade/positionlist', '/list/*/yingkui'],
  ['/trade/positionlist', '/list/*/margin'],
  ['/trade/positioninfo', '/cost'],
  ['/trade/positioninfo', '/fees'],
  ['/trade/positioninfo', '/realised'],
  ['/trade/addmargin', '/addedmargin', '/funds/wallets'],
  ['/records/funding', '/list/*/balance', '/records/transaction'],
  ['/records/transaction', '/list/*/money'],
  ['/records/transaction', '/list/*/frozenmoney'],
  ['/records/position', '/list/0/total'],
  ['/user/withdrawallist', '/*/arrival'],
  ['/funds/withdraw', '/fee'],
  ['/funds/withdraw', '/money', '/funds/wallets'],
  ['/funds/withdrawpreview', '/fee'],
  ['/funds/withdrawpreview', '/arrival'],
  ['/funds/withdrawcancel', '/money', '/funds/wallets'],
  ['/exchange/submit', '/received', '/funds/wallets'],
  ['/exchange/submit', '/paid', '/funds/wallets'],
  ['/exchange/list', '/list/*/received'],
  ['/exchange/pairs', '/*/min'],
  ['/credit/borrow', '/owed'],
  ['/credit/borrow', '/interest'],
  ['/credit/loans', '/list/*/owed'],
  ['/credit/repay', '/paid'],
  ['/credit/terms', '/yearrate'],
  ['/plan/preview', '/cost'],
  ['/lending/lend', '/dayfee'],
  ['/lending/loans', '/list/*/value'],
  ['/dividend/paid', '/list/*/tax'],
  ['/dividend/paid', '/list/*/net'],
  ['/dividend/upcoming', '/*/gross'],
  ['/block/preview', '/total'],
  ['/block/preview', '/feetotal'],
  ['/block/mine', '/list/*/money'],
  ['/offer/subscribe', '/money', '/funds/wallets'],
  ['/offer/subscribe', '/held', '/funds/wallets'],
  ['/offer/list', '/list/*/premium'],
  ['/follow/buy', '/fee', '/funds/wallets'],
  ['/follow/orders', '/list/*/profit'],
  ['/activity/info', '/activity/figures/obtained'],
  ['/trade/userstocklists', '/*/yingkui', '/trade/funds'],
  ['/trade/userstocklist', '/*/yingkui', '/trade/funds'],
  ['/trade/userproductlist', '/*/money', '/trade/funds'],
]

const reasonOf = (path: string, also: string | undefined): RegExp =>
  new RegExp(
    `^(${[path, also, '/trade/funds', '/funds/wallets', '/user/getUserinfo']
      .filter((one) => one !== undefined)
      .map(escaped)
      .join('|')}) /data`,
  )

/** One figure of an answer at a time. */
export const figures = FIGURES.map(([path, pointer, also]) =>
  fault('a figure off by one unit', `${path} ${pointer}`, inField(path, pointer, more(1)), reasonOf(path, also)),
)
