import { figure } from '../contract/amounts.ts'
import { reading, writing } from '../workflow.ts'

export const signIn = reading(
  'sign in, user info',
  [
    '/user/login',
    '/user/getUserinfo',
    '/funds/wallets',
    '/invitation/info',
    '/invitation/friends',
    '/upload/avatar',
    '/identity/state',
    '/security/fundpasswordstate',
  ],
  async ({ ask, comesTo, holds, login }) => {
    const session = await ask('/user/login', login)
    const user = await ask('/user/getUserinfo', {}, session)
    holds('/user/getUserinfo', '/data/account', login.account, user.account, user.account === login.account)
    const wallets = await ask('/funds/wallets', undefined, session)
    for (const [type, got] of [
      ['EUR', user.eur],
      ['USD', user.usd],
      ['USDT', user.usdt],
    ] as const) {
      const wallet = wallets.find(({ currency }) => currency === type)
      if (wallet !== undefined)
        comesTo(
          '/user/getUserinfo',
          `/data/${type.toLowerCase()}`,
          figure(wallet.balance),
          got,
          `the balance of ${type}`,
        )
    }
    const second = await ask('/user/login', login)
    holds('/user/login', '/data/token', 'another token for another session', '', second.token !== session.token)
    const { invited } = await ask('/invitation/info', undefined, session)
    const { list, next } = await ask('/invitation/friends', { limit: '100' }, session)
    holds(
      '/invitation/info',
      '/data/invited',
      `${list.length}, the friends listed`,
      invited,
      next !== '' || list.length === invited,
    )
    await ask('/upload/avatar', undefined, session)
    const state = await ask('/identity/state', undefined, session)
    const isMasked = state.idnumber === '' || /^\*+.{3}$/.test(state.idnumber)
    holds('/identity/state', '/data/idnumber', 'asterisks but for its last three characters', state.idnumber, isMasked)
    await ask('/security/fundpasswordstate', undefined, session)
  },
)

/** Comes last: a server that knows one session of an account at a time ends the suite's own with it. */
export const signOut = reading(
  'sign out',
  ['/user/login', '/user/logout', '/user/getUserinfo', '/funds/wallets'],
  async ({ ask, turnAway, login }) => {
    const session = await ask('/user/login', login)
    const other = await ask('/user/login', login)
    await ask('/user/logout', undefined, session)
    await turnAway('/user/getUserinfo', session)
    await turnAway('/funds/wallets', session)
    await turnAway('/user/getUserinfo', { token: other.token, account: '0000000000' })
    await ask('/user/logout', undefined, other)
  },
)

/** A changed password ends the other sessions; it is changed back at once. */
export const newPassword = writing(
  'login password, changed and changed back',
  ['/user/login', '/security/loginpassword', '/user/getUserinfo'],
  async ({ ask, change, refuse, turnAway, takeBack, login, id }) => {
    const { account, password } = login
    const other = `${password.slice(0, 60)}q7`
    const bystander = await ask('/user/login', login)
    let isNew = false
    const back = () => ({ oldpassword: other, password, repassword: password, requestid: id() })
    takeBack('the login password, now with q7 at its end', '/security/loginpassword', () =>
      isNew ? back() : undefined,
    )
    isNew = true
    await change(
      '/security/loginpassword',
      { oldpassword: password, password: other, repassword: other, requestid: id() },
      { unless: ['submitted-too-frequently'] },
    )
    await turnAway('/user/getUserinfo', bystander)
    await refuse('/user/login', { account, password }, 'wrong-credentials')
    await ask('/user/login', { account, password: other })
    await change('/security/loginpassword', back(), { unless: ['submitted-too-frequently'] })
    isNew = false
    await ask('/user/login', login)
  },
)

/** The fund password is changed and changed back at once. */
export const newFundPassword = writing(
  'fund password, changed and changed back',
  ['/security/fundpasswordchange', '/security/fundpasswordstate'],
  async ({ ask, change, need, holds, takeBack, fundPassword, id }) => {
    const old = need(fundPassword, 'it needs the fund password: no --fund-password')
    const other = old === '418253' ? '418254' : '418253'
    const from = (oldpassword: string, password: string) => ({
      oldpassword,
      password,
      repassword: password,
      requestid: id(),
    })
    const before = await ask('/security/fundpasswordstate')
    let isNew = false
    takeBack(`the fund password, now ${other}`, '/security/fundpasswordchange', () =>
      isNew ? from(other, old) : undefined,
    )
    isNew = true
    const changed = await change('/security/fundpasswordchange', from(old, other), {
      unless: ['submitted-too-frequently'],
    })
    const isLater = Number(changed.changetime) >= Number(before.changetime)
    holds('/security/fundpasswordchange', '/data/changetime', 'later than before', changed.changetime, isLater)
    await change('/security/fundpasswordchange', from(other, old), { unless: ['submitted-too-frequently'] })
    isNew = false
  },
)
