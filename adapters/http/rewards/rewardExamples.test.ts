import { describe, expect, it } from 'vitest'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { activities } from './activities.ts'
import { dividends } from '../dividends/dividends.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'

/** How the app makes every call of the area, and the form it sends. */
const CALLS: CallTable = {
  '/activity/list': [
    [(call) => activities(call).list('es', {}), 'language=es'],
    [(call) => activities(call).list('ar', { cursor: 'abc', limit: 20 }), 'language=ar&cursor=abc&limit=20'],
  ],
  '/activity/info': [
    [(call) => activities(call).one(null, 'us'), 'language=us'],
    [(call) => activities(call).one('newcomer', 'us'), 'id=newcomer&language=us'],
  ],
  '/dividend/upcoming': [[(call) => dividends(call).upcoming(), '']],
  '/dividend/paid': [
    [(call) => dividends(call).paid({}), ''],
    [(call) => dividends(call).paid({ cursor: 'abc', limit: 20 }), 'cursor=abc&limit=20'],
  ],
  '/activity/claim': [[(call) => activities(call).claim('newcomer', ID), `id=newcomer&requestid=${ID}`]],
}

describe('the calls of rewards and dividends', () => describeCalls({ tags: ['activity', 'dividend'] }, CALLS))

describe('the decoded answers', () => {
  it('have every phase, with "nothing" as zero', async () => {
    const { list } = await read((call) => activities(call).list('us', {}), example('/activity/list'))
    expect(list.map(({ phase }) => phase)).toEqual(['running', 'upcoming', 'ended'])
    expect(list.map(({ figures }) => formatDecimal(figures.obtained))).toEqual(['70.00', '0', '110.00'])
    expect(list.map(({ claimFrom }) => formatDecimal(claimFrom))).toEqual(['100', '100.00', '100.00'])
  })

  it('have dividends that are announced, fixed or paid, received or owed', async () => {
    const rows = await read((call) => dividends(call).upcoming(), example('/dividend/upcoming'))
    expect(rows.map(({ direction, net, paidAt, state }) => [state, direction, formatDecimal(net), paidAt])).toEqual([
      ['fixed', 'long', '90.00', null],
      ['announced', 'long', '3.26', null],
      ['announced', 'short', '-5.00', null],
    ])
    expect(rows.map(({ exDay }) => dayLabel(exDay))).toEqual(['2026-01-14', '2026-02-03', '2026-02-10'])
    const { list } = await read((call) => dividends(call).paid({}), example('/dividend/paid'))
    expect(list.map(({ paidAt, state, writtenOff }) => [state, formatDecimal(writtenOff), paidAt])).toEqual([
      ['paid', '0', 1765497600000],
      ['paid', '2.00', 1764340200000],
    ])
  })

  it('have tasks in every state, with the screen of each', async () => {
    const one = (name?: string) => read((call) => activities(call).one(null, 'us'), example('/activity/info', name))
    const { tasks } = await one()
    expect(tasks.map(({ after, completedAt, link, state }) => [state, after, link, completedAt])).toEqual([
      ['completed', null, '/mine/verified', 1767312000000],
      ['open', 'Verify your identity', '/mine/fundPassword', null],
      ['locked', 'Set a transaction PIN', '/mine/bankAdd', null],
    ])
    expect((await one('ended')).tasks.map(({ link, state }) => [state, link])).toEqual([['ended', null]])
  })
})
