import type { Body, Operation } from '../../../paper/platform/contract/operations.ts'
import { newId, reading, writing } from '../workflow.ts'

/** Ids and codes that no server gave out: whatever a call would do, there is nothing that it could do it to. */
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NOTHING = 'NOSUCHCODE'

const requestid = newId()

/** Calls that change something, each with something that is not there. */
const FORMS = {
  '/quotes/watchadd': { codes: NOTHING, requestid },
  '/trade/order': {
    code: NOTHING,
    direction: 'long',
    action: 'open',
    ordertype: 'market',
    quantity: '1',
    clientorderid: newId(),
  },
  '/trade/cancelorder': { orderid: NOWHERE, requestid },
  '/trade/addmargin': { positionid: NOWHERE, amount: '1', requestid },
  '/funds/deposit': {
    channelid: NOTHING,
    currency: 'EUR',
    money: '100.00',
    transferdate: '2000-01-01',
    proof: NOWHERE,
    requestid,
  },
  '/funds/withdrawcancel': { id: NOWHERE, requestid },
  '/bank/unbind': { id: NOWHERE, requestid },
  '/exchange/submit': { quoteid: NOWHERE, money: '1.00', requestid },
  '/identity/submit': { name: 'Nobody', idnumber: '00000000', front: NOWHERE, back: NOWHERE, requestid },
  '/message/read': { id: NOWHERE, requestid },
  '/activity/claim': { id: NOWHERE, requestid },
  '/upload/setavatar': { image: NOWHERE, requestid },
  '/follow/buy': { code: NOTHING, money: '1.00', requestid },
  '/follow/redeem': { id: NOWHERE, requestid },
  '/block/buy': { id: NOWHERE, quantity: '1', requestid },
  '/offer/subscribe': { id: NOWHERE, quantity: '1', requestid },
  '/offer/pay': { id: NOWHERE, requestid },
  '/offer/cancel': { id: NOWHERE, requestid },
  '/lending/lend': { positionid: NOWHERE, quantity: '1', days: '7', requestid },
  '/lending/recall': { id: NOWHERE, requestid },
  '/credit/repay': { id: NOWHERE, money: '1.00', requestid },
} as const satisfies { readonly [P in Operation]?: Body<P> }

export const unknown = reading(
  'calls about what is not there',
  Object.keys(FORMS) as Array<keyof typeof FORMS>,
  async ({ refuse }) => {
    for (const [path, form] of Object.entries(FORMS)) {
      await refuse(path as keyof typeof FORMS, { ...form, ...('requestid' in form && { requestid: newId() }) })
    }
  },
)

export const passwords = writing(
  'passwords that are wrong',
  ['/security/loginpassword', '/security/fundpasswordset', '/security/fundpasswordchange'],
  async ({ refuse, need, id, login, fundPassword }) => {
    const { password } = login
    // The old one as the new one: refused, and the passwords stay what they are whatever the server makes of it.
    await refuse('/security/loginpassword', { oldpassword: password, password, repassword: password, requestid: id() })
    const fund = need(fundPassword, 'it needs the fund password: no --fund-password')
    await refuse('/security/fundpasswordset', { password: fund, repassword: fund, requestid: id() })
    const form = { oldpassword: fund, password: fund, repassword: fund, requestid: id() }
    await refuse('/security/fundpasswordchange', form)
  },
)

export const register = writing('registering without an inviter', ['/user/register'], async ({ refuse, id }) => {
  const password = 'calm1234'
  const form = { account: '0000000000', password, repassword: password, invitecode: NOTHING, agree: '1' } as const
  await refuse('/user/register', { ...form, requestid: id() })
})
