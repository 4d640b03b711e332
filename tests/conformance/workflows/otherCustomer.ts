import { reading, writing } from '../workflow.ts'
import { NOTHING } from './nowhere.ts'

/** What one customer has, another one neither sees nor touches. */
export const otherCustomer = reading(
  'another customer',
  [
    '/user/login',
    '/user/getUserinfo',
    '/trade/orderhistory',
    '/trade/orderinfo',
    '/trade/cancelorder',
    '/trade/positionlist',
    '/trade/positioninfo',
    '/trade/addmargin',
    '/trade/fills',
    '/message/list',
    '/message/info',
    '/message/read',
    '/bank/list',
    '/bank/unbind',
    '/user/withdrawallist',
    '/funds/withdrawcancel',
    '/funds/withdrawpreview',
    '/exchange/quote',
    '/exchange/submit',
    '/follow/orders',
    '/follow/redeem',
    '/lending/loans',
    '/lending/recall',
    '/credit/loans',
    '/credit/repay',
    '/offer/subscriptions',
    '/offer/cancel',
  ],
  async ({ ask, refuseTo, turnAway, holds, need, session, otherLogin, id }) => {
    const other = await ask('/user/login', need(otherLogin, 'it needs another customer: no --other-account'))
    // A token opens the account that it was given to, and no other.
    await turnAway('/user/getUserinfo', { token: session.token, account: other.account })
    await turnAway('/user/getUserinfo', { token: other.token, account: session.account })
    const order = (await ask('/trade/orderhistory', {})).list[0]
    if (order !== undefined) {
      await refuseTo(other, '/trade/orderinfo', { orderid: order.id }, 'order-not-found')
      await refuseTo(other, '/trade/cancelorder', { orderid: order.id, requestid: id() }, 'order-not-found')
      const { list } = await ask('/trade/fills', { orderid: order.id }, other)
      holds('/trade/fills', '/data/list', 'no fills of somebody else', list.length, list.length === 0)
    }
    const position = (await ask('/trade/positionlist', { which: 'held' })).list[0]
    if (position !== undefined) {
      await refuseTo(other, '/trade/positioninfo', { positionid: position.id }, 'position-not-found')
      const form = { positionid: position.id, amount: '1', requestid: id() }
      await refuseTo(other, '/trade/addmargin', form, 'position-not-found')
    }
    const message = (await ask('/message/list', { language: 'us' })).list[0]
    if (message !== undefined) {
      await refuseTo(other, '/message/info', { id: message.id, language: 'us' }, 'message-not-found')
      await refuseTo(other, '/message/read', { id: message.id, requestid: id() }, 'message-not-found')
    }
    const card = (await ask('/bank/list', {}))[0]
    if (card !== undefined) {
      await refuseTo(other, '/bank/unbind', { id: card.id, requestid: id() }, 'bank-card-not-found')
      await refuseTo(other, '/funds/withdrawpreview', { type: 'EUR', cardid: card.id }, 'bank-card-not-found')
    }
    const withdrawal = (await ask('/user/withdrawallist', { type: 'EUR' }))[0]?.id
    if (withdrawal !== undefined)
      await refuseTo(other, '/funds/withdrawcancel', { id: withdrawal, requestid: id() }, 'withdrawal-not-found')
    const { quoteid } = await ask('/exchange/quote', { from: 'EUR', to: 'USD' })
    await refuseTo(other, '/exchange/submit', { quoteid, money: '1.00', requestid: id() }, 'quote-expired')
    const followed = (await ask('/follow/orders', {})).list[0]
    if (followed !== undefined)
      await refuseTo(other, '/follow/redeem', { id: followed.id, requestid: id() }, 'order-not-found')
    const lent = (await ask('/lending/loans', {})).list[0]
    if (lent !== undefined) await refuseTo(other, '/lending/recall', { id: lent.id, requestid: id() }, 'loan-not-found')
    const owed = (await ask('/credit/loans', {})).list[0]
    if (owed !== undefined) {
      const form = { id: owed.id, money: '1.00', requestid: id() }
      await refuseTo(other, '/credit/repay', form, 'loan-not-found')
    }
    const subscribed = (await ask('/offer/subscriptions', { kind: 'newshare' })).list[0]
    if (subscribed !== undefined)
      await refuseTo(other, '/offer/cancel', { id: subscribed.id, requestid: id() }, 'subscription-not-found')
    // Nothing that the two lists show is the same.
    const ids = (await ask('/trade/orderhistory', {})).list.map((row) => row.id)
    const strange = (await ask('/trade/orderhistory', {}, other)).list.find((row) => ids.includes(row.id))
    holds('/trade/orderhistory', '/data/list', 'no order of somebody else', strange?.id, strange === undefined)
  },
)

/** The id of a request is the customer's own: the same one of another customer is another request. */
export const sameId = writing(
  'one id of two customers',
  ['/user/login', '/quotes/watchlist', '/quotes/watchremove'],
  async ({ ask, holds, need, session, otherLogin, id }) => {
    const other = await ask('/user/login', need(otherLogin, 'it needs another customer: no --other-account'))
    // Nobody watches it, so nothing is removed, and the answer is the customer's own list.
    const form = { codes: NOTHING, requestid: id() }
    for (const as of [session, other]) {
      const watched = (await ask('/quotes/watchlist', undefined, as)).map(({ code }) => code)
      const { codes } = await ask('/quotes/watchremove', form, as)
      const expected = `${watched.length} watched by ${as.account}: ${watched.join()}`
      holds('/quotes/watchremove', '/data/codes', expected, codes, codes.join() === watched.join())
    }
  },
)
