import { compare, figure, formatDecimal, zero } from '../contract/amounts.ts'
import { writing } from '../workflow.ts'
import { NOWHERE } from './nowhere.ts'

/**
 * What a customer is refused who has not proved an identity, has no fund password and no money: forms that are right
 * otherwise. The other account is one where it was just opened.
 */
export const newcomer = writing(
  'a customer without identity, fund password and money',
  [
    '/user/login',
    '/identity/state',
    '/security/fundpasswordstate',
    '/funds/wallets',
    '/follow/list',
    '/offer/list',
    '/block/list',
    '/funds/withdraw',
    '/security/fundpasswordset',
    '/security/fundpasswordchange',
    '/daytrade/apply',
    '/follow/buy',
    '/credit/borrow',
    '/offer/subscribe',
    '/block/buy',
  ],
  async ({ ask, refuseTo, need, otherLogin, id }) => {
    const other = await ask('/user/login', need(otherLogin, 'it needs another customer: no --other-account'))
    const isProved = Number((await ask('/identity/state', undefined, other)).status) !== 0
    const isSet = Number((await ask('/security/fundpasswordstate', undefined, other)).set) !== 0
    const isPoor = (await ask('/funds/wallets', undefined, other)).every(
      ({ total }) => compare(figure(total), zero) === 0,
    )
    const fund = { password: '739182', repassword: '739182' }
    if (!isProved) {
      await refuseTo(other, '/security/fundpasswordset', { ...fund, requestid: id() }, 'identity-not-verified')
      await refuseTo(other, '/daytrade/apply', { requestid: id() }, 'identity-not-verified')
      const loan = {
        currency: 'EUR',
        money: '100.00',
        days: '7',
        fundpassword: fund.password,
        requestid: id(),
      } as const
      await refuseTo(other, '/credit/borrow', loan, 'identity-not-verified')
      const paidOut = { currency: 'EUR', money: '100.00', cardid: NOWHERE, fundpassword: fund.password } as const
      await refuseTo(other, '/funds/withdraw', { ...paidOut, requestid: id() }, 'identity-not-verified')
      const [product] = (await ask('/follow/list', { state: 'open' })).list
      if (product !== undefined) {
        const form = { code: product.code, money: formatDecimal(figure(product.minmoney)), requestid: id() }
        await refuseTo(other, '/follow/buy', form, 'identity-not-verified')
      }
    }
    if (!isSet) {
      const form = { ...fund, oldpassword: '139182', requestid: id() }
      await refuseTo(other, '/security/fundpasswordchange', form, 'fund-password-not-set')
    }
    if (!isPoor) return
    const offer = (await ask('/offer/list', { kind: 'newshare', tab: 'open' })).list.find(
      ({ stage }) => stage === 'open',
    )
    if (offer !== undefined) {
      const form = { id: offer.id, quantity: String(offer.min), requestid: id() }
      await refuseTo(other, '/offer/subscribe', form, 'insufficient-balance')
    }
    const blocks = await ask('/block/list', {}, other)
    const block = blocks.list.find(
      ({ status, remaining, minquantity }) =>
        Number(status) === 1 && compare(figure(remaining), figure(minquantity)) >= 0,
    )
    if (block !== undefined && blocks.channel === 'open') {
      const form = { id: block.id, quantity: String(block.minquantity), requestid: id() }
      await refuseTo(other, '/block/buy', form, 'insufficient-balance')
    }
  },
)
