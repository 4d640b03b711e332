import { reading, writing } from '../workflow.ts'

export const money = reading(
  'withdrawal preview',
  [
    '/funds/wallets',
    '/funds/channels',
    '/funds/depositlist',
    '/bank/list',
    '/funds/withdrawpreview',
    '/exchange/pairs',
    '/exchange/quote',
    '/exchange/list',
  ],
  async ({ ask, need, holds }) => {
    const wallets = await ask('/funds/wallets')
    await ask('/funds/channels', { language: 'us' })
    await ask('/funds/depositlist', {})
    await ask('/bank/list', {})
    const { currency } = need(wallets[0], 'the account has no wallet')
    const preview = await ask('/funds/withdrawpreview', { type: currency })
    holds('/funds/withdrawpreview', '/data/currency', currency, preview.currency, preview.currency === currency)
    await ask('/exchange/list', {})
    const { from, to } = need((await ask('/exchange/pairs', {}))[0], 'no currencies are exchanged')
    const quote = await ask('/exchange/quote', { from, to })
    holds('/exchange/quote', '/data/from', from, quote.from, quote.from === from)
  },
)

/** Calendar day of an instant in a zone, YYYY-MM-DD. */
const dayIn = (zone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant)

export const deposit = writing(
  'deposit application, list',
  ['/upload/image', '/quotes/list', '/funds/channels', '/funds/deposit', '/funds/depositlist'],
  async ({ ask, attempt, need, holds, stop, id }) => {
    const { id: proof } = await ask('/upload/image', { file: '', purpose: 'proof', requestid: id() })
    const channels = await ask('/funds/channels', { language: 'us' })
    const channel = need(
      channels.find(({ status }) => Number(status) === 1),
      'no deposit channel is open',
    )
    const { id: channelid, currency, min, hours } = channel
    // The server's own time: a paper broker's clock may stand on another day.
    const { time } = await ask('/quotes/list', { codes: 'NONE' })
    const form = {
      channelid,
      currency,
      money: String(min),
      transferdate: dayIn(hours.zone, Number(time)),
      proof,
      requestid: id(),
    }
    const made = await attempt('/funds/deposit', form)
    const again = await ask('/funds/deposit', form)
    holds(
      '/funds/deposit',
      '/data/id',
      `${made.id}: the same id of a request, the same deposit`,
      again.id,
      again.id === made.id,
    )
    const { list } = await ask('/funds/depositlist', { type: currency })
    const listed = list.find((row) => row.id === made.id)
    holds(
      '/funds/depositlist',
      '/data/list',
      `the deposit ${made.id}`,
      list.map((row) => row.id),
      listed !== undefined,
    )
    stop('/funds/deposit', 'the deposit arrives', 'a reviewer has to approve a deposit: a client sees it under review')
  },
)

export const withdrawal = writing(
  'withdrawal, cancelled',
  ['/bank/list', '/funds/withdrawpreview', '/funds/withdraw', '/user/withdrawallist', '/funds/withdrawcancel'],
  async ({ ask, attempt, refuse, need, holds, id, fundPassword }) => {
    const fundpassword = need(fundPassword, 'it needs the fund password: no --fund-password')
    const card = need(
      (await ask('/bank/list', {})).find(({ method }) => method === 'bank'),
      'no bank card is bound',
    )
    const type = 'EUR'
    const { min } = await attempt('/funds/withdrawpreview', { type, cardid: card.id })
    const form = { currency: type, money: String(min), cardid: card.id, fundpassword, requestid: id() } as const
    const made = await attempt('/funds/withdraw', form)
    const rows = await ask('/user/withdrawallist', { type, requestid: form.requestid })
    holds('/user/withdrawallist', '/data/0/id', made.id, rows[0]?.id, rows.length === 1 && rows[0]?.id === made.id)
    const cancelled = await attempt('/funds/withdrawcancel', { id: made.id, requestid: id() })
    holds('/funds/withdrawcancel', '/data/status', '3, cancelled', cancelled.status, Number(cancelled.status) === 3)
    await refuse('/funds/withdrawcancel', { id: made.id, requestid: id() })
  },
)

export const exchange = writing(
  'currency exchange',
  ['/exchange/pairs', '/exchange/quote', '/exchange/submit', '/exchange/list'],
  async ({ ask, attempt, refuse, need, holds, id }) => {
    const pairs = await ask('/exchange/pairs', { from: 'EUR' })
    const { from, to, min } = need(pairs[0], 'EUR is not exchanged')
    const { quoteid } = await ask('/exchange/quote', { from, to })
    const made = await attempt('/exchange/submit', { quoteid, money: String(min), requestid: id() })
    await refuse('/exchange/submit', { quoteid, money: String(min), requestid: id() })
    const { list } = await ask('/exchange/list', {})
    holds(
      '/exchange/list',
      '/data/list/0/id',
      made.id,
      list[0]?.id,
      list.some((row) => row.id === made.id),
    )
  },
)

export const credit = writing(
  'credit loan, repaid',
  ['/credit/terms', '/credit/borrow', '/credit/loans', '/credit/repay'],
  async ({ ask, attempt, need, holds, id, fundPassword }) => {
    const fundpassword = need(fundPassword, 'it needs the fund password: no --fund-password')
    const { min } = await ask('/credit/terms', { type: 'EUR' })
    const loan = await attempt('/credit/borrow', {
      currency: 'EUR',
      money: String(min),
      days: '7',
      fundpassword,
      requestid: id(),
    })
    const { list } = await ask('/credit/loans', {})
    const listed = need(
      list.find((row) => row.id === loan.id),
      'the loan is not listed',
    )
    const repaid = await attempt('/credit/repay', { id: loan.id, money: String(listed.owed), requestid: id() })
    holds('/credit/repay', '/data/status', '2, repaid', repaid.status, Number(repaid.status) === 2)
  },
)
