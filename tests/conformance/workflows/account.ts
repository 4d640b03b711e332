import { reading } from '../workflow.ts'

export const signIn = reading(
  'sign in, user info',
  [
    '/user/login',
    '/user/getUserinfo',
    '/invitation/info',
    '/invitation/friends',
    '/upload/avatar',
    '/identity/state',
    '/security/fundpasswordstate',
  ],
  async ({ ask, holds, login }) => {
    const session = await ask('/user/login', login)
    holds('/user/login', '/data/account', login.account, session.account, session.account === login.account)
    const user = await ask('/user/getUserinfo', {}, session)
    holds('/user/getUserinfo', '/data/account', login.account, user.account, user.account === login.account)
    await ask('/invitation/info', undefined, session)
    await ask('/invitation/friends', {}, session)
    await ask('/upload/avatar', undefined, session)
    await ask('/identity/state', undefined, session)
    await ask('/security/fundpasswordstate', undefined, session)
  },
)

/** Comes last: a server that knows one session of an account at a time ends the suite's own with it. */
export const signOut = reading(
  'sign out',
  ['/user/login', '/user/logout', '/user/getUserinfo'],
  async ({ ask, turnAway, login }) => {
    const session = await ask('/user/login', login)
    await ask('/user/logout', undefined, session)
    await turnAway('/user/getUserinfo', session)
  },
)

export const wealth = reading(
  'account centre',
  [
    '/trade/usernewstocklist',
    '/user/withdrawallist',
    '/trade/userproductlist',
    '/trade/ustockslist',
    '/trade/userstocklist',
    '/trade/urnjylist',
    '/trade/userstocklists',
    '/records/funding',
    '/records/transaction',
    '/records/position',
    '/dividend/upcoming',
    '/dividend/paid',
  ],
  async ({ ask, holds }) => {
    for (const type of ['EUR', 'usd'] as const) {
      await ask('/trade/usernewstocklist', { type })
      await ask('/user/withdrawallist', { type })
      await ask('/trade/userproductlist', { type })
      await ask('/trade/ustockslist', { type })
      await ask('/trade/userstocklist', { type })
      await ask('/trade/urnjylist', { buy_type: '0', type })
      await ask('/trade/userstocklists', { type })
    }
    const page = await ask('/records/funding', { limit: '2' })
    if (page.next !== '') {
      const { list } = await ask('/records/funding', { limit: '2', cursor: page.next })
      const again = list.find((row) => page.list.some((seen) => seen.id === row.id))
      holds('/records/funding', '/data/list', 'no row of the page before', again?.id, again === undefined)
    }
    await ask('/records/transaction', {})
    await ask('/records/position', {})
    await ask('/dividend/upcoming')
    await ask('/dividend/paid', {})
  },
)
