import { timeCode } from '../../contract/timeCode.ts'
import type { Data } from '../../../../paper/platform/contract/operations.ts'
import { writing } from '../../workflow.ts'

/** What the server offers to protect an account. */
export const namesOf = (entries: Data<'/common/config'>): ReadonlySet<string> =>
  new Set(String(entries.find(({ name }) => name === 'security')?.value ?? '').split(' '))

/** Where the customer is logged in; another session is ended, and another server process knows it. */
export const openSessions = writing(
  'sessions: listed, one ended, all others ended',
  ['/common/config', '/user/login', '/security/sessions', '/security/endsession', '/user/getUserinfo', '/user/logout'],
  async ({ ask, change, refuse, turnAway, need, holds, login, id }) => {
    need(
      namesOf(await ask('/common/config', { type: 'all' })).has('sessions') || undefined,
      'the server lists no sessions',
    )
    const before = await ask('/security/sessions')
    const own = before.filter(({ current }) => String(current) === '1')
    holds(
      '/security/sessions',
      '/data',
      'one calling session, the first',
      before,
      own.length === 1 && own[0] === before[0],
    )
    const session = await ask('/user/login', login)
    const known = new Set(before.map((row) => row.id))
    const opened = (await ask('/security/sessions')).filter((row) => !known.has(row.id))
    holds('/security/sessions', '/data', 'one more after a log-in', opened, opened.length === 1)
    const other = need(opened[0], 'the log-in is not listed').id
    await refuse('/security/endsession', { id: own[0]?.id ?? '', requestid: id() }, 'invalid-parameters')
    const left = await change('/security/endsession', { id: other, requestid: id() }, { altered: { id: 'gone' } })
    holds('/security/endsession', '/data/ids', `without ${other}`, left.ids, !left.ids.includes(other))
    await turnAway('/user/getUserinfo', session)
    const second = await ask('/user/login', login)
    await ask('/user/logout', undefined, second)
    await turnAway('/user/getUserinfo', second)
  },
)

/** The code of an hour ago is never taken for the present one. */
const HOUR = 3_600_000

/** One-time codes are turned on, asked for at the log-in, and turned off again. */
export const loginCodes = writing(
  'one-time codes: turned on, asked for, turned off',
  [
    '/common/config',
    '/user/login',
    '/user/logout',
    '/security/sessions',
    '/security/codestate',
    '/security/codesetup',
    '/security/codeson',
    '/security/codesoff',
  ],
  async ({ ask, change, refuse, refuseTo, need, holds, takeBack, login, id }) => {
    const offered = namesOf(await ask('/common/config', { type: 'all' }))
    need(offered.has('codes') || undefined, 'the server has no one-time codes')
    need(offered.has('sessions') || undefined, 'without a list of sessions the server does not say what time it is')
    const before = await ask('/security/codestate')
    need(String(before.on) === '0' || undefined, 'the account has one-time codes already')
    const { password } = login
    await refuse('/security/codesoff', { password, code: '123456', requestid: id() }, 'codes-not-on')
    // The session of the run may have begun a set-up in another check; this one has not. It tells the server's time, too.
    const session = await ask('/user/login', login)
    await refuseTo(session, '/security/codeson', { code: '123456', requestid: id() }, 'code-setup-expired')
    await refuse('/security/codesetup', { password: `${password}9`.slice(-64) }, 'wrong-original-password')
    const { address, recovery, secret } = await ask('/security/codesetup', { password })
    holds(
      '/security/codesetup',
      '/data/address',
      'the secret of the answer',
      address,
      address.includes(`secret=${secret}`),
    )
    const isEnough = new Set(recovery).size === recovery.length && recovery.length >= 3
    holds('/security/codesetup', '/data/recovery', 'at least three, each another', recovery, isEnough)
    const [toEnter = '', toTurnOff = '', toTakeBack = ''] = recovery
    const now = Math.max(...(await ask('/security/sessions')).map(({ time }) => Number(time)))
    await ask('/user/logout', undefined, session)
    const early = timeCode(secret, now - HOUR)
    await refuse('/security/codeson', { code: early, requestid: id() }, 'wrong-code')
    let isOn = true
    takeBack('one-time codes at the log-in', '/security/codesoff', () =>
      isOn ? { password, code: toTakeBack, requestid: id() } : undefined,
    )
    const on = await change('/security/codeson', { code: timeCode(secret, now), requestid: id() })
    const isAll = String(on.on) === '1' && Number(on.recovery) === recovery.length
    holds('/security/codeson', '/data', `on, with ${recovery.length} recovery codes`, on, isAll)
    await refuse('/security/codesetup', { password }, 'codes-on-already')
    await refuse('/security/codeson', { code: early, requestid: id() }, 'codes-on-already')
    await refuse('/user/login', login, 'code-required')
    // A code that was used is the only wrong one that is sent: a network has few failures.
    await ask('/user/logout', undefined, await ask('/user/login', { ...login, code: toEnter }))
    await refuse('/user/login', { ...login, code: toEnter }, 'wrong-code')
    const wrong = `${password}9`.slice(-64)
    const used = { code: toEnter, requestid: id() }
    await refuse('/security/codesoff', { ...used, password: wrong }, 'wrong-original-password')
    await refuse('/security/codesoff', { ...used, password, requestid: id() }, 'wrong-code')
    const off = await change('/security/codesoff', { password, code: toTurnOff, requestid: id() })
    isOn = false
    holds('/security/codesoff', '/data/on', '0', off.on, String(off.on) === '0')
    await ask('/user/logout', undefined, await ask('/user/login', login))
  },
)
