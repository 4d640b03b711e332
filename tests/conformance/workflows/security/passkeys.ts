import { makePasskey } from '../../../../paper/areas/account/passkeys/testing/softAuthenticator.ts'
import type { Data } from '../../../../paper/platform/contract/operations.ts'
import { formatDecimal, figure, minus, scaled, zero } from '../../contract/amounts.ts'
import { type Steps, writing } from '../../workflow.ts'

const valueOf = (entries: Data<'/common/config'>, name: string): string =>
  String(entries.find((entry) => entry.name === name)?.value ?? '')

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '')

/** An address of the app from which passkeys are accepted: that of the run where it is within their domain. */
const pageOf = (domain: string, origin = ''): string => {
  if (`.${hostOf(origin)}`.endsWith(`.${domain}`)) return origin
  return domain === 'localhost' ? 'http://localhost:8080' : `https://${domain}`
}

type Calls = '/common/config' | '/security/codestate'

/** A passkey in software at a page of the domain that the server names; ends the workflow where it has no passkeys. */
export const devicesOf = async ({ ask, need, origin }: Pick<Steps<Calls>, 'ask' | 'need' | 'origin'>) => {
  const entries = await ask('/common/config', { type: 'all' })
  const offered = new Set(valueOf(entries, 'security').split(' '))
  need(offered.has('passkeys') || undefined, 'the server has no passkeys')
  const needsCode = offered.has('codes') && String((await ask('/security/codestate')).on) === '1'
  need(!needsCode || undefined, 'the account asks for a one-time code')
  const domain = valueOf(entries, 'passkeydomain')
  return { domain, offered, page: pageOf(domain, origin) }
}

/** A passkey is added, opens a session, is renamed, and opens nothing once it was removed. */
export const passkeys = writing(
  'passkeys: added, used at the log-in, removed',
  [
    '/common/config',
    '/security/codestate',
    '/security/passkeys',
    '/security/passkeysetup',
    '/security/passkeyadd',
    '/security/passkeyname',
    '/security/passkeyremove',
    '/user/loginchallenge',
    '/user/loginbypasskey',
    '/user/getUserinfo',
  ],
  async (steps) => {
    const { ask, change, holds, id, login, refuse, takeBack, turnAway } = steps
    const { domain, page } = await devicesOf(steps)
    const { password } = login
    await refuse('/security/passkeysetup', { password: `${password}9`.slice(-64) }, 'wrong-original-password')
    const begun = await ask('/security/passkeysetup', { password })
    holds('/security/passkeysetup', '/data/rpid', `${domain}, as the config says`, begun.rpid, begun.rpid === domain)
    const passkey = makePasskey()
    const made = passkey.create({ ...begun, origin: page })
    const unverified = makePasskey().create({ ...begun, origin: page, isVerified: false })
    await refuse('/security/passkeyadd', { ...unverified, requestid: id() }, 'passkey-not-accepted')
    let added: string | undefined
    takeBack('a passkey', '/security/passkeyremove', () =>
      added === undefined ? undefined : { id: added, requestid: id() },
    )
    const row = await change(
      '/security/passkeyadd',
      { ...made, name: 'Conformance', requestid: id() },
      { altered: { name: 'Another' } },
    )
    added = row.id
    await refuse('/security/passkeyadd', { ...made, requestid: id() }, 'passkey-expired')
    const listed = (await ask('/security/passkeys')).find((one) => one.id === row.id)
    holds('/security/passkeys', '/data', 'the new one, for the log-in only', listed, String(listed?.funds) === '0')

    const signed = passkey.sign({ ...(await ask('/user/loginchallenge')), origin: page }, begun.userid)
    const session = await ask('/user/loginbypasskey', signed)
    await ask('/user/getUserinfo', undefined, session)
    await refuse('/user/loginbypasskey', signed, 'passkey-expired')
    const elsewhere = { ...(await ask('/user/loginchallenge')), origin: 'https://passkeys.invalid' }
    await refuse('/user/loginbypasskey', passkey.sign(elsewhere), 'passkey-not-accepted')

    const renamed = await change(
      '/security/passkeyname',
      { id: row.id, name: 'Renamed', requestid: id() },
      { altered: { name: 'Another' } },
    )
    holds('/security/passkeyname', '/data/name', 'Renamed', renamed.name, renamed.name === 'Renamed')
    const late = { ...(await ask('/user/loginchallenge')), origin: page }
    await change('/security/passkeyremove', { id: row.id, requestid: id() }, { altered: { id: 'gone' } })
    added = undefined
    await turnAway('/user/getUserinfo', session)
    await refuse('/user/loginbypasskey', passkey.sign(late), 'passkey-not-accepted')
    await refuse('/security/passkeyremove', { id: row.id, requestid: id() }, 'passkey-not-found')
  },
)

/** A passkey that was added with the fund password confirms one withdrawal, which is cancelled again. */
export const withdrawalByPasskey = writing(
  'withdrawal, confirmed with a passkey',
  [
    '/common/config',
    '/security/codestate',
    '/bank/list',
    '/funds/wallets',
    '/funds/withdrawpreview',
    '/funds/withdrawchallenge',
    '/funds/withdrawbypasskey',
    '/funds/withdrawcancel',
    '/user/withdrawallist',
    '/security/passkeysetup',
    '/security/passkeyadd',
    '/security/passkeyremove',
  ],
  async (steps) => {
    const { ask, change, fundPassword, holds, id, login, need, refuse, takeBack } = steps
    const fundpassword = need(fundPassword, 'it needs the fund password: no --fund-password')
    const { page } = await devicesOf(steps)
    const card = need(
      (await ask('/bank/list', {})).find(({ method }) => method === 'bank'),
      'no bank card is bound',
    )
    const currency = 'EUR'
    const { hours, min, waituntil = '-' } = await ask('/funds/withdrawpreview', { type: currency, cardid: card.id })
    need(waituntil === '-' || undefined, 'withdrawals wait: a new payee, or a changed password')
    need(Number(hours.isopen) === 1 || undefined, 'withdrawals are not taken at this hour')
    const order = { currency, money: formatDecimal(scaled(min, '1.02', currency)), cardid: card.id } as const
    const { password } = login
    const begun = await ask('/security/passkeysetup', { password, fundpassword })
    const passkey = makePasskey()
    const { id: added } = await ask('/security/passkeyadd', {
      ...passkey.create({ ...begun, origin: page }),
      name: 'Conformance',
      requestid: id(),
    })
    takeBack('a passkey', '/security/passkeyremove', () => ({ id: added, requestid: id() }))
    const sign = async (of: typeof order) =>
      passkey.sign({ ...(await ask('/funds/withdrawchallenge', of)), origin: page })
    const other = { ...order, money: formatDecimal(scaled(min, '1.05', currency)) }
    await refuse('/funds/withdrawbypasskey', { ...order, ...(await sign(other)), requestid: id() }, 'passkey-expired')
    let open: string | undefined
    takeBack('a withdrawal', '/funds/withdrawcancel', () =>
      open === undefined ? undefined : { id: open, requestid: id() },
    )
    const asked = { ...order, ...(await sign(order)), requestid: id() }
    const made = await change('/funds/withdrawbypasskey', asked, {
      moves: ({ money }) => ({ [currency]: { free: minus(zero, figure(money)), frozen: figure(money) } }),
      altered: { money: other.money },
    })
    open = made.id
    // A client that received no answer finds it by its id.
    const rows = await ask('/user/withdrawallist', { type: currency, requestid: asked.requestid })
    holds('/user/withdrawallist', '/data/0/id', made.id, rows[0]?.id, rows.length === 1 && rows[0]?.id === made.id)
    await change(
      '/funds/withdrawcancel',
      { id: made.id, requestid: id() },
      { moves: ({ money }) => ({ [currency]: { free: figure(money), frozen: minus(zero, figure(money)) } }) },
    )
    open = undefined
  },
)
