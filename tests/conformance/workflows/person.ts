import { writing } from '../workflow.ts'
import { NOWHERE } from './nowhere.ts'

export const avatar = writing(
  'avatar',
  ['/upload/image', '/upload/setavatar', '/upload/avatar'],
  async ({ ask, change, refuse, refuseForm, holds, leaves, id }) => {
    const unless = ['submitted-too-frequently'] as const
    const image = await change(
      '/upload/image',
      { file: '', purpose: 'avatar', requestid: id() },
      { unless, altered: { purpose: 'proof' } },
    )
    const isPixel = image.width === 1 && image.height === 1 && image.type === 'image/png'
    holds('/upload/image', '/data', 'one pixel of a PNG, as was sent', image, isPixel)
    await refuseForm('/upload/image', { file: '', purpose: 'holiday', requestid: id() }, 'invalid-parameters')
    await refuse('/upload/setavatar', { image: NOWHERE, requestid: id() }, 'upload-not-found')
    const set = await change('/upload/setavatar', { image: image.id, requestid: id() }, { altered: { image: NOWHERE } })
    const shown = await ask('/upload/avatar')
    holds('/upload/avatar', '/data/url', set.url, shown.url, shown.url === set.url)
    leaves('an avatar of one pixel')
  },
)

export const letters = writing(
  'messages read, complaint',
  [
    '/message/list',
    '/message/read',
    '/message/readall',
    '/message/unread',
    '/message/complaint',
    '/message/info',
    '/quotes/list',
  ],
  async ({ ask, change, refuse, need, holds, id }) => {
    const { list } = await ask('/message/list', { language: 'us', limit: '100' })
    const known = new Set(list.map((row) => row.id))
    const { id: message } = need(list[0], 'the account has no messages')
    const waiting = Number((await ask('/message/unread')).unread)
    const wasUnread = list[0]?.read !== undefined && Number(list[0].read) === 0
    const read = await change('/message/read', { id: message, requestid: id() }, { altered: { id: NOWHERE } })
    const due = wasUnread ? waiting - 1 : waiting
    // The server may have written meanwhile, such as of an order that ended.
    const arrived = async () => {
      const newest = (await ask('/message/list', { language: 'us', limit: '100' })).list
      return newest.filter((row) => !known.has(row.id)).length
    }
    const isCounted = (unread: unknown, least: number, more: number): boolean =>
      Number(unread) >= least && Number(unread) <= least + more
    holds('/message/read', '/data/unread', String(due), read.unread, isCounted(read.unread, due, await arrived()))
    const info = await ask('/message/info', { id: message, language: 'us' })
    holds('/message/info', '/data/read', '1, read', info.read, Number(info.read) === 1)
    await refuse('/message/read', { id: NOWHERE, requestid: id() }, 'message-not-found')
    const { time } = await ask('/quotes/list', { codes: 'NONE' })
    const { unread } = await change(
      '/message/readall',
      { until: String(time), requestid: id() },
      { altered: { until: '1' } },
    )
    const counted = await ask('/message/unread')
    const isSame = isCounted(counted.unread, Number(unread), await arrived())
    holds('/message/unread', '/data/unread', String(unread), counted.unread, isSame)
    const still = (await ask('/message/list', { language: 'us', read: '0', limit: '100' })).list.find(
      (row) => Number(row.time) <= Number(time),
    )
    holds('/message/list', '/data/list', 'nothing unread of before', still?.id, still === undefined)
  },
)

export const complaint = writing('a complaint', ['/message/complaint'], async ({ change, refuseForm, leaves, id }) => {
  const form = {
    title: 'Conformance check',
    content: 'Sent by the conformance suite of the contract; no answer is needed.',
  }
  await refuseForm('/message/complaint', { ...form, title: '', requestid: id() }, 'invalid-parameters')
  const made = await change(
    '/message/complaint',
    { ...form, requestid: id() },
    { unless: ['submitted-too-frequently'] },
  )
  leaves(`the complaint ${made.id}`)
})

export const identity = writing(
  'identity application',
  ['/upload/image', '/identity/submit', '/identity/state'],
  async ({ ask, change, refuse, holds, stop, leaves, id }) => {
    const before = await ask('/identity/state')
    const form = { name: 'Conformance Check', idnumber: `CHECK${id().slice(0, 8)}` }
    const nowhere = { front: NOWHERE, back: '00000000-0000-4000-8000-000000000001' }
    const taken = { 1: 'identity-under-review', 2: 'identity-already-verified' }[Number(before.status)] as
      | 'identity-under-review'
      | 'identity-already-verified'
      | undefined
    await refuse('/identity/submit', { ...form, front: NOWHERE, back: NOWHERE, requestid: id() }, 'invalid-parameters')
    await refuse('/identity/submit', { ...form, ...nowhere, requestid: id() }, taken ?? 'upload-not-found')
    if (taken !== undefined) return
    const unless = ['submitted-too-frequently'] as const
    const front = await change('/upload/image', { file: '', purpose: 'identity', requestid: id() }, { unless })
    const back = await change('/upload/image', { file: '', purpose: 'identity', requestid: id() }, { unless })
    await change(
      '/identity/submit',
      { ...form, front: front.id, back: back.id, requestid: id() },
      { altered: { name: 'Another Name' } },
    )
    const { status, idnumber } = await ask('/identity/state')
    holds('/identity/state', '/data/status', '1, under review', status, Number(status) === 1)
    holds(
      '/identity/state',
      '/data/idnumber',
      'asterisks but for its last three characters',
      idnumber,
      /^\*+.{3}$/.test(idnumber),
    )
    leaves('a proof of identity, under review')
    stop('/identity/submit', 'the identity is verified', 'a reviewer has to approve an identity')
  },
)

export const card = writing(
  'binding a wallet, unbound',
  ['/bank/add', '/bank/list', '/bank/unbind'],
  async ({ ask, change, refuse, refuseForm, holds, takeBack, id, fundPassword }) => {
    // An address that nobody has bound. In lower case it carries no checksum.
    const walletaddress = `0x${`${id()}${id()}`.replaceAll('-', '').slice(0, 40)}`
    const proof = fundPassword === undefined ? {} : { fundpassword: fundPassword }
    const form = { method: 'wallet', network: 'ERC20', walletaddress, ...proof } as const
    await refuseForm('/bank/add', { ...form, holder: 'Somebody', requestid: id() }, 'invalid-parameters')
    let bound: string | undefined
    takeBack('a wallet', '/bank/unbind', () => (bound === undefined ? undefined : { id: bound, requestid: id() }))
    const made = await change(
      '/bank/add',
      { ...form, requestid: id() },
      {
        unless: [
          'submitted-too-frequently',
          'bank-card-limit-reached',
          'identity-not-verified',
          'identity-failed',
          'fund-password-not-set',
          'wrong-fund-password',
        ],
      },
    )
    bound = made.id
    const masked = walletaddress.slice(0, 4)
    const isMasked =
      made.number.startsWith(masked) && made.number.endsWith(walletaddress.slice(-4)) && made.number !== walletaddress
    holds('/bank/add', '/data/number', 'the first and last four characters of the address alone', made.number, isMasked)
    const list = await ask('/bank/list', {})
    const ids = list.map((row) => row.id)
    holds('/bank/list', '/data', `the wallet ${made.id}, first`, ids, ids[0] === made.id)
    await refuse('/bank/unbind', { id: NOWHERE, requestid: id() }, 'bank-card-not-found')
    await change('/bank/unbind', { id: made.id, requestid: id() }, { altered: { id: NOWHERE } })
    bound = undefined
    const left = (await ask('/bank/list', {})).map((row) => row.id)
    holds('/bank/list', '/data', `no ${made.id}`, left, !left.includes(made.id))
  },
)

export const dayTradeApplication = writing(
  'day trading application',
  ['/daytrade/apply', '/daytrade/state'],
  async ({ ask, change, refuse, holds, stop, id }) => {
    const before = await ask('/daytrade/state')
    if (Number(before.status) !== 0) return refuse('/daytrade/apply', { requestid: id() }, 'day-trading-applied')
    await change('/daytrade/apply', { requestid: id() }, { unless: ['identity-not-verified', 'identity-failed'] })
    const { status } = await ask('/daytrade/state')
    holds('/daytrade/state', '/data/status', '1, under review', status, Number(status) >= 1)
    return stop('/daytrade/apply', 'day trading is approved', 'a reviewer has to approve the application')
  },
)
