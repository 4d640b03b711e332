import { timeCode } from '../../contract/timeCode.ts'
import { writing } from '../../workflow.ts'
import { namesOf } from './logins.ts'

/** Nobody has this name and number: no server may accept them as those of the account. */
const STRANGER = { name: 'Nobody Of This Name', idnumber: 'NOBODY-0000' }

/** A customer without codes asks to log in without them; turning codes off ends the request. */
export const lostCodes = writing(
  'one-time codes, lost: asked to be turned off',
  [
    '/common/config',
    '/user/login',
    '/user/logout',
    '/user/recoverystate',
    '/user/recover',
    '/security/sessions',
    '/security/codestate',
    '/security/codesetup',
    '/security/codeson',
    '/security/codesoff',
  ],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, leaves, login, id }) => {
    const offered = namesOf(await ask('/common/config', { type: 'all' }))
    need(offered.has('recovery') || undefined, 'the server has no way out for lost codes')
    need(offered.has('sessions') || undefined, 'without a list of sessions the server does not say what time it is')
    const before = await ask('/security/codestate')
    need(String(before.on) === '0' || undefined, 'the account has one-time codes already')
    const none = await ask('/user/recoverystate', login)
    holds('/user/recoverystate', '/data/status', '0, none', none.status, String(none.status) !== '1')
    const form = { ...login, ...STRANGER }
    const { password } = login
    await refuseForm('/user/recover', { ...form, name: '1', requestid: id() }, 'invalid-parameters')
    await refuse('/user/recover', { ...form, requestid: id() }, 'codes-not-on', 'submitted-too-frequently')
    const { recovery, secret } = await ask('/security/codesetup', { password })
    const [toTurnOff = '', toTakeBack = ''] = recovery
    // A log-in tells the server's time.
    const session = await ask('/user/login', login)
    const now = Math.max(...(await ask('/security/sessions')).map(({ time }) => Number(time)))
    await ask('/user/logout', undefined, session)
    let isOn = true
    takeBack('one-time codes at the log-in', '/security/codesoff', () =>
      isOn ? { password, code: toTakeBack, requestid: id() } : undefined,
    )
    await change('/security/codeson', { code: timeCode(secret, now), requestid: id() })
    const made = await change(
      '/user/recover',
      { ...form, requestid: id() },
      { altered: { name: 'Nobody Else' }, unless: ['identity-not-verified', 'submitted-too-frequently'] },
    )
    leaves('messages about a request to log in without codes')
    holds('/user/recover', '/data/status', '1, under review', made.status, String(made.status) === '1')
    holds('/user/recover', '/data/endtime', 'after its time', made, Number(made.endtime) > Number(made.time))
    await refuse('/user/recover', { ...form, requestid: id() }, 'recovery-under-way', 'submitted-too-frequently')
    const known = await ask('/user/recoverystate', login)
    holds('/user/recoverystate', '/data/time', String(made.time), known, String(known.time) === String(made.time))
    await refuse('/user/login', login, 'code-required')
    await change('/security/codesoff', { password, code: toTurnOff, requestid: id() })
    isOn = false
    const ended = await ask('/user/recoverystate', login)
    holds('/user/recoverystate', '/data/status', '0, ended with the codes', ended, String(ended.status) !== '1')
    await ask('/user/logout', undefined, await ask('/user/login', login))
  },
)
