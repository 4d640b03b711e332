import { writing } from '../workflow.ts'

export const avatar = writing(
  'avatar',
  ['/upload/image', '/upload/setavatar', '/upload/avatar'],
  async ({ ask, attempt, holds, id }) => {
    const image = await ask('/upload/image', { file: '', purpose: 'avatar', requestid: id() })
    const set = await attempt('/upload/setavatar', { image: image.id, requestid: id() })
    const shown = await ask('/upload/avatar')
    holds('/upload/avatar', '/data/url', set.url, shown.url, shown.url === set.url)
  },
)

export const letters = writing(
  'messages read, complaint',
  ['/message/list', '/message/read', '/message/readall', '/message/unread', '/message/complaint', '/quotes/list'],
  async ({ ask, attempt, need, holds, id }) => {
    await attempt('/message/complaint', {
      title: 'Conformance check',
      content: 'Sent by the conformance suite of the contract; no answer is needed.',
      requestid: id(),
    })
    const { list } = await ask('/message/list', { language: 'us' })
    const { id: message } = need(list[0], 'the account has no messages')
    await ask('/message/read', { id: message, requestid: id() })
    const { time } = await ask('/quotes/list', { codes: 'NONE' })
    const { unread } = await ask('/message/readall', { until: String(time), requestid: id() })
    const counted = await ask('/message/unread')
    holds('/message/unread', '/data/unread', String(unread), counted.unread, Number(counted.unread) === Number(unread))
  },
)

export const identity = writing(
  'identity application',
  ['/upload/image', '/identity/submit', '/identity/state'],
  async ({ ask, attempt, holds, stop, id }) => {
    const front = await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() })
    const back = await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() })
    const form = { name: 'Conformance Check', idnumber: `CHECK${id().slice(0, 8)}` }
    await attempt('/identity/submit', { ...form, front: front.id, back: back.id, requestid: id() })
    const { status } = await ask('/identity/state')
    holds('/identity/state', '/data/status', '1, under review', status, Number(status) === 1)
    stop('/identity/submit', 'the identity is verified', 'a reviewer has to approve an identity')
  },
)

export const card = writing(
  'binding a wallet, unbound',
  ['/bank/add', '/bank/list', '/bank/unbind'],
  async ({ ask, attempt, holds, id }) => {
    // An address that nobody has bound. In lower case it carries no checksum.
    const walletaddress = `0x${`${id()}${id()}`.replaceAll('-', '').slice(0, 40)}`
    const made = await attempt('/bank/add', {
      method: 'wallet',
      network: 'ERC20',
      walletaddress,
      requestid: id(),
    })
    const bound = (await ask('/bank/list', {})).map((row) => row.id)
    holds('/bank/list', '/data', `the wallet ${made.id}`, bound, bound.includes(made.id))
    await attempt('/bank/unbind', { id: made.id, requestid: id() })
    const left = (await ask('/bank/list', {})).map((row) => row.id)
    holds('/bank/list', '/data', `no ${made.id}`, left, !left.includes(made.id))
  },
)

export const dayTradeApplication = writing(
  'day trading application',
  ['/daytrade/apply', '/daytrade/state'],
  async ({ ask, attempt, stop, id }) => {
    await attempt('/daytrade/apply', { requestid: id() })
    await ask('/daytrade/state')
    stop('/daytrade/apply', 'day trading is approved', 'a reviewer has to approve the application')
  },
)
