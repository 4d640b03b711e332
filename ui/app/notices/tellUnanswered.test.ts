import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeSessionModel } from '../session/session.model.ts'
import { noticesOfPage } from './notices.model.ts'
import { tellUnanswered } from './tellUnanswered.ts'

vi.mock(import('./NoticeCards.tsx'), () => ({ mountNotices: vi.fn() }))

beforeAll(() => startAllWords('us'))
beforeEach(() => {
  vi.stubGlobal('document', {})
  // The page is that of all files of the worker.
  noticesOfPage().notices.value = []
})
afterEach(() => void vi.unstubAllGlobals())

const sentBy = (account: string) => JSON.stringify({ account, id: 'r', sentAt: 1, form: {} })

/** The app of customer A after a start; `names` had no answer. */
const start = async (names: ReadonlyArray<string>, account = 'A') => {
  const { app } = makeFakeApp(
    {
      credentials: { keep: () => Effect.void, current: () => ({ account: 'A', token: 'a' }) },
      customerAccount: { unreadMessages: () => Effect.succeed(0) },
    },
    new Map(names.map((name) => [`intent.${name}`, sentBy(account)])),
  )
  await app.model(makeSessionModel).signedIn({ account: 'A', token: 'a' })
  const go = vi.spyOn(app, 'go').mockReturnValue(undefined)
  await tellUnanswered(app)
  const notices = noticesOfPage().notices.value
  return { go, notices, app }
}

it.each([
  ['creditrepay.l1', ['/home/borrow', { tab: 'credit' }]],
  ['followredeem.o1', ['/home/follow', { tab: 'orders' }]],
  ['blocktrade.245617-0', ['/home/largeInfo', { id: '245617-0' }]],
  ['order.96115#second', ['/quotes/infoBuy', { code: '96115' }]],
  ['order.close.7003', ['/position/info', { id: '7003' }]],
  ['exchange', ['/mine/exchangeRate']],
  ['closeall', ['/position/index', { tab: 'holdings' }]],
  ['plan', ['/home/plans']],
])('tells that %s had no answer, and leads to its outcome', async (name, going) => {
  const { go, notices } = await start([name])
  expect(notices.map(({ title }) => title)).toEqual(['Not confirmed'])
  notices[0]?.action.run()
  expect(go.mock.calls).toEqual([going])
})

it('tells nothing of another customer, of what its list tells itself, and of a device without any', async () => {
  expect((await start(['creditrepay.l1'], 'B')).notices).toEqual([])
  expect((await start(['amend.7001'])).notices).toEqual([])
  expect((await start([])).notices).toEqual([])
})

it('tells nothing on the screen that looks the outcome up', async () => {
  const { app } = await start(['creditrepay.l1'])
  noticesOfPage().notices.value = []
  vi.spyOn(app, 'here').mockReturnValue('/home/borrow?tab=credit')
  await tellUnanswered(app)
  expect(noticesOfPage().notices.value).toEqual([])
})
