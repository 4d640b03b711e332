import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { avatar } from './avatar.ts'
import { complaints } from '../messages/complaints.ts'
import { identity } from '../identity/identity.ts'
import { invitation } from '../invitation/invitation.ts'
import { messages } from '../messages/messages.ts'
import { passkeys } from './passkeys.ts'
import { security } from './security.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { answering, example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const page = { cursor: 'abc', limit: 20 }
const proof = { name: 'Marina Ribera', idNumber: '12345678Z', front: 'f', back: 'b' }
const change = { old: 'calm1234', next: 'calm&5678', confirmation: 'calm&5678' }
const CHANGE = `oldpassword=calm1234&password=calm%265678&repassword=calm%265678&requestid=${ID}`

/** How the app makes every call of the area, and the form it sends. */
const CALLS: CallTable = {
  '/identity/state': [[(call) => identity(call).record(), '']],
  '/identity/submit': [
    [
      (call) => identity(call).submit(proof, ID),
      `name=Marina+Ribera&idnumber=12345678Z&front=f&back=b&requestid=${ID}`,
    ],
  ],
  '/security/sessions': [[(call) => security(call).sessions(), '']],
  '/security/endsession': [
    [(call) => security(call).endSession(ID, ID), `id=${ID}&requestid=${ID}`],
    [(call) => security(call).endSession(null, ID), `id=others&requestid=${ID}`],
  ],
  '/security/codestate': [[(call) => security(call).codeState(), '']],
  '/security/codesetup': [[(call) => security(call).setUpCodes('calm1234'), 'password=calm1234']],
  '/security/codeson': [[(call) => security(call).turnCodesOn('492039', ID), `code=492039&requestid=${ID}`]],
  '/security/codesoff': [
    [(call) => security(call).turnCodesOff('calm1234', '492039', ID), `password=calm1234&code=492039&requestid=${ID}`],
  ],
  '/security/passkeys': [[(call) => passkeys(call).list(), '']],
  '/security/passkeysetup': [
    [
      (call) => passkeys(call).setUp({ password: 'calm1234', code: '492039', fundPassword: '280519' }),
      'password=calm1234&code=492039&fundpassword=280519',
    ],
  ],
  '/security/passkeyadd': [
    [
      (call) => passkeys(call).add({ credentialId: 'kN3c', clientData: 'eyJ0', attestation: 'o2Nm' }, ID),
      `credentialid=kN3c&clientdata=eyJ0&attestation=o2Nm&requestid=${ID}`,
    ],
  ],
  '/security/passkeyname': [
    [(call) => passkeys(call).rename(ID, 'My phone', ID), `id=${ID}&name=My+phone&requestid=${ID}`],
  ],
  '/security/passkeyremove': [[(call) => passkeys(call).remove(ID, ID), `id=${ID}&requestid=${ID}`]],
  '/security/loginpassword': [[(call) => security(call).changeLoginPassword(change, ID), CHANGE]],
  '/security/fundpasswordstate': [[(call) => security(call).hasFundPassword(), '']],
  '/security/fundpasswordset': [
    [
      (call) => security(call).setFundPassword({ next: '280519', confirmation: '280519' }, ID),
      `password=280519&repassword=280519&requestid=${ID}`,
    ],
  ],
  '/security/fundpasswordchange': [[(call) => security(call).changeFundPassword(change, ID), CHANGE]],
  '/message/list': [
    [(call) => messages(call).list({ language: 'es', read: false }), 'language=es&read=0'],
    [(call) => messages(call).list({ language: 'ar', read: true, ...page }), 'language=ar&read=1&cursor=abc&limit=20'],
  ],
  '/message/info': [[(call) => messages(call).one(ID, 'us'), `id=${ID}&language=us`]],
  '/message/read': [[(call) => messages(call).markRead('m1', ID), `id=m1&requestid=${ID}`]],
  '/message/readall': [
    [(call) => messages(call).markAllRead(1768442400600, ID), `until=1768442400600&requestid=${ID}`],
  ],
  '/message/complaint': [
    [
      (call) => complaints(call).file({ title: 'A', content: 'B\nC', email: 'a@b.test' }, ID),
      `title=A&content=B%0AC&email=a%40b.test&requestid=${ID}`,
    ],
    [
      (call) => complaints(call).file({ title: 'A', content: 'B', email: null }, ID),
      `title=A&content=B&requestid=${ID}`,
    ],
  ],
  '/invitation/info': [[(call) => invitation(call).card(), '']],
  '/invitation/friends': [
    [(call) => invitation(call).friends({}), ''],
    [(call) => invitation(call).friends(page), 'cursor=abc&limit=20'],
  ],
  '/upload/avatar': [[(call) => avatar(call).current(), '']],
  '/upload/setavatar': [[(call) => avatar(call).change('i1', ID), `image=i1&requestid=${ID}`]],
}

describe('the calls about the customer’s own data', () => {
  // Excluded: uploads, which report progress and have their own tests, and the count of messages, which belongs to the
  // frame.
  const elsewhere = ['/upload/image', '/message/unread']
  describeCalls({ tags: ['identity', 'security', 'message', 'invitation', 'upload'], elsewhere }, CALLS)
})

describe('the decoded answers', () => {
  const stateOf = (name: string) => read((call) => identity(call).record(), example('/identity/state', name))

  it('have an identity in every state', async () => {
    expect(await stateOf('empty')).toMatchObject({ state: 'not-submitted', front: null, rejection: null })
    expect(await stateOf('underreview')).toMatchObject({ state: 'under-review', reviewedAt: null })
    expect(await stateOf('verified')).toMatchObject({ state: 'verified', reviewedAt: 1768442400600 })
    expect((await stateOf('rich')).rejection).toEqual({
      reason: 'unreadable',
      remark: 'The photo of the back is blurred.',
    })
  })

  it('map a reason and a kind of a newer server to the general one', async () => {
    const newer = { ...(example('/identity/state') as object), reason: 'glare' }
    const record = await read((call) => identity(call).record(), newer)
    expect(record.rejection?.reason).toBe('other')
    const message = { ...(example('/message/info') as object), kind: 'weather' }
    expect((await read((call) => messages(call).one('1', 'us'), message)).kind).toBe('system')
  })

  it('refuse an unknown status', async () => {
    const wrong = { ...(example('/identity/state') as object), status: 4 }
    const failure = await Effect.runPromise(Effect.flip(identity(answering(wrong)).record()))
    expect(failure).toMatchObject({ _tag: 'ContractBroken', path: 'status' })
  })

  it('distinguish read from unread, in both spellings', async () => {
    const { list } = await read(
      (call) => messages(call).list({ language: 'us', read: false }),
      example('/message/list'),
    )
    expect(list.map(({ kind, read }) => [kind, read])).toEqual([
      ['security', false],
      ['funds', false],
      ['identity', true],
      ['system', true],
    ])
  })

  it('show what a passkey confirms and when it was used', async () => {
    const rows = await read((call) => passkeys(call).list(), example('/security/passkeys'))
    expect(rows.map(({ confirmsFunds, usedAt }) => [confirmsFunds, usedAt])).toEqual([
      [true, 1768445940000],
      [false, null],
    ])
  })

  it('show whether there is a fund password, a link, a picture', async () => {
    const has = (name: string) =>
      read((call) => security(call).hasFundPassword(), example('/security/fundpasswordstate', name))
    expect([await has('rich'), await has('empty')]).toEqual([true, false])
    const card = (name: string) => read((call) => invitation(call).card(), example('/invitation/info', name))
    expect([(await card('rich')).link, (await card('empty')).link]).toEqual([
      'https://app.example.com/#/login/register?code=WELCOME1',
      null,
    ])
    const { list } = await read((call) => invitation(call).friends({}), example('/invitation/friends'))
    expect(list.map(({ state }) => state)).toEqual(['registered', 'verified', 'deposited'])
    expect(await read((call) => avatar(call).current(), example('/upload/avatar', 'empty'))).toBeNull()
  })
})
