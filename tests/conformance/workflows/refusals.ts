import type { Body, FailureCodeOf, Operation } from '../../../paper/platform/contract/operations.ts'
import { reading, writing } from '../workflow.ts'
import { NOTHING, NOWHERE } from './nowhere.ts'

const NO_PRODUCT = 'ZZZ-99'

const requestid = NOWHERE

type Refused = { readonly [P in Operation]?: readonly [form: Body<P>, ...codes: ReadonlyArray<FailureCodeOf<P>>] }

/** Calls that change something, each with something that is not there, and what they deserve. */
const FORMS = {
  '/quotes/watchadd': [{ codes: NOTHING, requestid }, 'product-not-found'],
  '/trade/order': [
    {
      code: NOTHING,
      direction: 'long',
      action: 'open',
      ordertype: 'market',
      quantity: '1',
      clientorderid: NOWHERE,
    },
    'product-not-found',
  ],
  '/trade/cancelorder': [{ orderid: NOWHERE, requestid }, 'order-not-found'],
  '/trade/addmargin': [{ positionid: NOWHERE, amount: '1', requestid }, 'position-not-found'],
  '/funds/deposit': [
    { channelid: NOTHING, currency: 'EUR', money: '100.00', transferdate: '2000-01-01', proof: NOWHERE, requestid },
    'deposit-channel-unavailable',
  ],
  '/funds/withdrawcancel': [{ id: NOWHERE, requestid }, 'withdrawal-not-found'],
  '/bank/unbind': [{ id: NOWHERE, requestid }, 'bank-card-not-found'],
  '/exchange/submit': [{ quoteid: NOWHERE, money: '1.00', requestid }, 'quote-expired'],
  '/message/read': [{ id: NOWHERE, requestid }, 'message-not-found'],
  '/activity/claim': [{ id: NOWHERE, requestid }, 'activity-not-found'],
  '/upload/setavatar': [{ image: NOWHERE, requestid }, 'upload-not-found'],
  '/follow/buy': [{ code: NO_PRODUCT, money: '1.00', requestid }, 'product-not-found', 'identity-not-verified'],
  '/follow/redeem': [{ id: NOWHERE, requestid }, 'order-not-found'],
  '/block/buy': [{ id: NOWHERE, quantity: '1', requestid }, 'product-not-found'],
  '/offer/subscribe': [{ id: NOWHERE, quantity: '1', requestid }, 'product-not-found'],
  '/offer/pay': [{ id: NOWHERE, requestid }, 'subscription-not-found'],
  '/offer/cancel': [{ id: NOWHERE, requestid }, 'subscription-not-found'],
  '/lending/lend': [{ positionid: NOWHERE, quantity: '1', days: '7', requestid }, 'position-not-found'],
  '/lending/recall': [{ id: NOWHERE, requestid }, 'loan-not-found'],
  '/credit/repay': [{ id: NOWHERE, money: '1.00', requestid }, 'loan-not-found'],
} as const satisfies Refused

type Paths = keyof typeof FORMS

export const unknown = reading(
  'calls about what is not there',
  Object.keys(FORMS) as Array<Paths>,
  async ({ refuseForm, id }) => {
    for (const [path, [form, ...codes]] of Object.entries(FORMS) as unknown as ReadonlyArray<
      [Paths, [Record<string, string>, ...ReadonlyArray<string>]]
    >) {
      const name = 'requestid' in form ? 'requestid' : 'clientorderid'
      await refuseForm(path, { ...form, [name]: id() }, ...codes)
    }
  },
)

/** Calls that read something that is not there. */
export const unread = reading(
  'reading what is not there',
  [
    '/trade/orderinfo',
    '/trade/positioninfo',
    '/follow/info',
    '/follow/record',
    '/block/info',
    '/block/preview',
    '/offer/info',
    '/activity/info',
    '/funds/withdrawpreview',
    '/trade/orderpreview',
    '/trade/orderhistory',
    '/bank/list',
    '/trade/fills',
  ],
  async ({ ask, refuse, refuseForm, holds }) => {
    await refuse('/trade/orderinfo', { orderid: NOWHERE }, 'order-not-found')
    await refuse('/trade/orderinfo', { clientorderid: NOWHERE }, 'order-not-found')
    await refuse('/trade/orderinfo', { orderid: NOWHERE, clientorderid: NOWHERE }, 'invalid-parameters')
    await refuseForm('/trade/orderinfo', {}, 'invalid-parameters')
    await refuse('/trade/positioninfo', { positionid: NOWHERE }, 'position-not-found')
    await refuse('/follow/info', { code: NO_PRODUCT }, 'product-not-found')
    await refuse('/follow/record', { code: NO_PRODUCT, days: '30' }, 'product-not-found')
    await refuse('/block/info', { id: NOWHERE }, 'product-not-found')
    await refuse('/block/preview', { id: NOWHERE, quantity: '1' }, 'product-not-found')
    await refuse('/offer/info', { id: NOWHERE }, 'product-not-found')
    await refuse('/activity/info', { id: NOWHERE, language: 'us' }, 'activity-not-found')
    await refuse('/funds/withdrawpreview', { type: 'EUR', cardid: NOWHERE }, 'bank-card-not-found')
    const preview = { code: NOTHING, direction: 'long', action: 'open', ordertype: 'market', quantity: '1' } as const
    await refuse('/trade/orderpreview', preview, 'product-not-found')
    const order = (await ask('/trade/orderhistory', {})).list[0]
    if (order !== undefined) {
      const close = {
        code: order.code,
        direction: 'long',
        action: 'close',
        ordertype: 'market',
        quantity: '1',
      } as const
      await refuse('/trade/orderpreview', { ...close, positionid: NOWHERE }, 'position-not-found')
    }
    const fit = (await ask('/bank/list', { type: 'EUR' })).map(({ id }) => id)
    const unfit = (await ask('/bank/list', {})).find(({ id }) => !fit.includes(id))
    if (unfit !== undefined)
      await refuse('/funds/withdrawpreview', { type: 'EUR', cardid: unfit.id }, 'card-currency-mismatch')
    const fills = (await ask('/trade/fills', { orderid: NOWHERE })).list
    holds('/trade/fills', '/data/list', 'no fills of an order that is not there', fills.length, fills.length === 0)
  },
)

export const passwords = writing(
  'passwords that are wrong',
  ['/security/loginpassword', '/security/fundpasswordset', '/security/fundpasswordchange'],
  async ({ refuse, need, id, login, fundPassword }) => {
    const { password } = login
    const other = `${password}9`.slice(-64)
    // One wrong password each: five would lock the right one out. A wrong log-in is left to the change of the password:
    // a network has few failures, and ten runs have to do with them.
    await refuse(
      '/security/loginpassword',
      { oldpassword: other, password: `${other}8`.slice(-64), repassword: `${other}8`.slice(-64), requestid: id() },
      'wrong-original-password',
    )
    await refuse(
      '/security/loginpassword',
      { oldpassword: password, password: other, repassword: `${other}7`.slice(-64), requestid: id() },
      'invalid-parameters',
    )
    // The old one as the new one: refused, and the passwords stay what they are whatever the server makes of it.
    await refuse(
      '/security/loginpassword',
      { oldpassword: password, password, repassword: password, requestid: id() },
      'password-unchanged',
    )
    const fund = need(fundPassword, 'it needs the fund password: no --fund-password')
    await refuse(
      '/security/fundpasswordset',
      { password: fund, repassword: fund, requestid: id() },
      'fund-password-already-set',
    )
    const form = { oldpassword: fund, password: fund, repassword: fund }
    await refuse('/security/fundpasswordchange', { ...form, requestid: id() }, 'password-unchanged')
    await refuse(
      '/security/fundpasswordchange',
      { ...form, password: '111111', repassword: '111111', requestid: id() },
      'fund-password-too-easy',
    )
    await refuse(
      '/security/fundpasswordchange',
      { ...form, password: '246813', repassword: '246814', requestid: id() },
      'invalid-parameters',
    )
  },
)

export const register = writing(
  'registering without an inviter',
  ['/user/register', '/invitation/info'],
  async ({ ask, refuse, login, id }) => {
    const password = 'calm1234'
    const form = { account: '0000000000', password, repassword: password, invitecode: NOTHING, agree: '1' } as const
    await refuse('/user/register', { ...form, requestid: id() }, 'inviter-not-found')
    await refuse('/user/register', { ...form, repassword: 'calm4321', requestid: id() }, 'invalid-parameters')
    // With a right code, since the inviter is looked for first.
    const { code } = await ask('/invitation/info')
    await refuse(
      '/user/register',
      { ...form, account: login.account, invitecode: code, requestid: id() },
      'account-exists',
    )
  },
)
