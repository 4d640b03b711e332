import { figure, formatDecimal, minus, plus, smallest } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'

/** Calendar day of an instant in a zone, YYYY-MM-DD. */
const dayIn = (zone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant)

const DAY = 86_400_000

export const deposit = writing(
  'deposit application, list',
  ['/upload/image', '/quotes/list', '/funds/channels', '/funds/deposit', '/funds/depositlist'],
  async ({ change, ask, refuse, refuseForm, need, holds, stop, leaves, id }) => {
    const { id: proof } = await change(
      '/upload/image',
      { file: '', purpose: 'proof', requestid: id() },
      { unless: ['submitted-too-frequently'] },
    )
    const channels = await ask('/funds/channels', { language: 'us' })
    const channel = need(
      channels.find(({ status }) => Number(status) === 1),
      'no deposit channel is open',
    )
    const { id: channelid, currency, min, max, hours } = channel
    // The server's own time: a paper broker's clock may stand on another day.
    const { time } = await ask('/quotes/list', { codes: 'NONE' })
    const day = (ago: number) => dayIn(hours.zone, Number(time) - ago * DAY)
    const unit = smallest(currency)
    const form = { channelid, currency, money: String(min), transferdate: day(0), proof }
    const with_ = (more: object) => ({ ...form, ...more, requestid: id() })
    const [below, above] = [formatDecimal(minus(figure(min), unit)), formatDecimal(plus(figure(max), unit))]
    await refuse('/funds/deposit', with_({ money: below }), 'amount-below-minimum')
    await refuse('/funds/deposit', with_({ money: above }), 'amount-above-maximum')
    await refuse('/funds/deposit', with_({ transferdate: day(-1) }), 'transfer-date-not-allowed')
    await refuse('/funds/deposit', with_({ transferdate: day(31) }), 'transfer-date-not-allowed')
    await refuse('/funds/deposit', with_({ proof: NOWHERE }), 'upload-not-found')
    await refuse('/funds/deposit', with_({ channelid: 'NOSUCHCHANNEL' }), 'deposit-channel-unavailable')
    // Of two things that are wrong the first check decides.
    await refuse('/funds/deposit', with_({ channelid: 'NOSUCHCHANNEL', money: below }), 'deposit-channel-unavailable')
    await refuse('/funds/deposit', with_({ money: above, transferdate: day(-1) }), 'amount-above-maximum')
    await refuse('/funds/deposit', with_({ transferdate: day(31), proof: NOWHERE }), 'transfer-date-not-allowed')
    for (const money of ['0', '-1', '1e3', '1,5', `${String(min)}.001`.replace(/\.\d+\./, '.')])
      await refuseForm('/funds/deposit', with_({ money }), 'invalid-parameters', 'amount-below-minimum')
    const made = await change('/funds/deposit', with_({}), {
      altered: { money: formatDecimal(plus(figure(min), unit)) },
      unless: ['submitted-too-frequently'],
    })
    await refuse('/funds/deposit', with_({}), 'deposit-proof-used')
    const { list } = await ask('/funds/depositlist', { type: currency })
    const listed = list.filter((row) => row.id === made.id)
    holds(
      '/funds/depositlist',
      '/data/list',
      `the deposit ${made.id}, once`,
      list.map((row) => row.id),
      listed.length === 1,
    )
    leaves(`the deposit ${made.id}, under review`)
    stop('/funds/deposit', 'the deposit arrives', 'a reviewer has to approve a deposit: a client sees it under review')
  },
)
