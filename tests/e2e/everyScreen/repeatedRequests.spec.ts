import type { Page } from '@playwright/test'
import { longRuns } from '../../../paper/testing/longRuns.ts'
import { ROUTE_TABLE } from '../../../src/routeTable.ts'
import { call, login } from '../../demoCustomer.ts'
import { expect, test } from '../support/fixtures.ts'
import { isStream } from '../support/calls.ts'
import { wordsOf } from '../support/words.ts'
import { IN_FULL, watchOwnFigures } from './ownFigures.ts'

/** A longer wait is the pause of a poll, not a part of opening a screen; in milliseconds. */
const POLL_PAUSE = 500

/** How many addresses are opened before going back: Chromium keeps fifty entries of history. */
const HISTORY = 35

/** The Portfolio's tabs. */
const POSITION_TABS = ['assets', 'holdings', 'funds', 'pending', 'history', 'exchange', 'exchanged']

/** Longer than from the arrival of a screen's code to its first request, in milliseconds. */
const QUIET_TIME = 200

/** Its screen sends no request. */
const QUIET = '/mine/language'

/** No poll sends a second request, so that every request belongs to the opening of a screen. */
const withoutPolls = (page: Page): Promise<unknown> =>
  page.addInitScript((pause) => {
    const original = window.setTimeout
    const short = (run: TimerHandler, wait = 0, ...args: unknown[]) => (wait < pause ? original(run, wait, ...args) : 0)
    window.setTimeout = short as typeof setTimeout
  }, POLL_PAUSE)

/** Opens a screen with `go` and returns the calls of that visit, each as its path and body. */
const makeVisit = (page: Page) => {
  const underWay = new Set<object>()
  let calls: string[] = []
  page.on('request', (request) => {
    // The stream stays open.
    if (!isStream(request)) underWay.add(request)
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') calls.push(`${pathname} ${request.postData() ?? ''}`)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))

  /** No call is in flight, and none has begun for a while. The page draws nothing for it meanwhile. */
  const quiet = async (): Promise<void> => {
    const before = calls.length
    await page.evaluate(
      (wait) => new Promise((rested) => setTimeout(() => requestAnimationFrame(rested), wait)),
      QUIET_TIME,
    )
    if (underWay.size > 0 || calls.length > before) await quiet()
  }
  return async (path: string, go: () => Promise<unknown>): Promise<ReadonlyArray<string>> => {
    calls = []
    await go()
    await page.locator(`main[data-path="${path}"]`).waitFor()
    await quiet()
    return calls
  }
}

/** An address of every screen, detail screens with an existing subject, and of the tabs that send requests themselves. */
const addressesOf = async (url: string, session: { readonly token: string; readonly account: string }) => {
  const ask = async (path: string, body: Record<string, string> = {}): Promise<Record<string, string>> => {
    const found = (await call(url, path, body, session)) as
      | { list?: Record<string, string>[] }
      | Record<string, string>[]
    return (Array.isArray(found) ? found : found.list)?.[0] ?? {}
  }
  const id = async (path: string, field: string, body?: Record<string, string>) => (await ask(path, body))[field] ?? ''
  const search: Record<string, string | readonly string[]> = {
    '/home/newShareInfo': `?id=${await id('/offer/list', 'id', { kind: 'newshare', tab: 'open' })}`,
    '/market/subscribeDetail': `?id=${await id('/offer/list', 'id', { kind: 'placement', tab: 'open' })}`,
    '/home/largeInfo': `?id=${await id('/block/list', 'id', { which: 'all' })}`,
    '/home/follow': ['', '?tab=orders', `?code=${await id('/follow/list', 'code')}`],
    '/home/borrow': ['', '?tab=loans', '?tab=credit'],
    '/home/plans': ['', '?code=FD1002', `?id=${await id('/plan/list', 'id')}`],
    '/home/dayTrading': ['', '?tab=progress', '?tab=details', '?tab=applied'],
    '/quotes/index': ['', '?market=MY'],
    '/position/index': POSITION_TABS.map((tab) => `?tab=${tab}`),
    '/quotes/info': '?code=96115',
    '/quotes/infoBuy': '?code=96115',
    '/position/info': `?id=${await id('/trade/positionlist', 'id', { which: 'held' })}`,
    '/news/info': `?id=${await id('/news/list', 'id', { language: 'es' })}`,
    '/mine/messageInfo': `?id=${await id('/message/list', 'id', { language: 'es' })}`,
    '/login/loading': `?to=${QUIET}`,
  }
  // These redirect signed-in customers immediately and send no request.
  const left = new Set(['/login/start', '/login/logon'])
  const paths = Object.keys(ROUTE_TABLE).filter((path) => !left.has(path))
  return paths.flatMap((path) => [search[path] ?? ''].flat().map((parameters) => path + parameters))
}

/** The screen that an address shows. On a wide screen the list of quotes opens its first instrument. */
const screenAt = (address: string, isWide: boolean): string => {
  const path = address.split('?')[0] ?? ''
  if (path === '/login/loading') return QUIET
  return isWide && path === '/quotes/index' ? '/quotes/info' : path
}

const expectOnceInMenu = async (page: Page): Promise<void> => {
  const { menu } = await wordsOf('us')
  const visit = makeVisit(page)
  await visit('/home/index', () => page.evaluate(() => (location.hash = '#/home/index')))
  for (const path of ['/quotes/index', '/position/index', '/news/index', '/home/index']) {
    const tap = () => page.getByRole('navigation', { name: menu }).locator(`a[href$="#${path}"]`).click()
    const calls = await visit(path, tap)
    expect(calls, `a tap in the menu on ${path}`).toEqual([...new Set(calls)])
  }
}

const WIDE = { width: 1280, height: 800 }

test('an instrument beside its ticket, which is loaded later, is asked for once by both', async ({
  broker,
  open,
  page,
}) => {
  await page.setViewportSize(WIDE)
  await open('/mine/index')
  await withoutPolls(page)
  // The screen before it is left first: nothing that it still asks counts.
  await page.goto(`${broker.url}/icon.svg`)
  let told: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (told = resolve))
  const asked: string[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/quotes/info')) return
    asked.push(request.postData() ?? '')
    told()
  })
  await page.route(/\/Info-[^/]*\.js$/, async (route) => {
    await answered
    await route.continue()
  })
  const visit = makeVisit(page)
  await visit('/quotes/infoBuy', () => page.goto(`${broker.url}/#/quotes/infoBuy?code=96115`))
  await expect(page.getByRole('complementary').getByRole('slider')).toBeVisible()
  expect(asked).toEqual(['code=96115&language=es'])
})

const SIZES = [
  { name: 'a phone', isWide: false, width: 390, height: 844, leftOut: [] },
  // The start requests the signed-in customer, and so does the account centre beside the screen that it opens.
  { name: 'a wide screen', isWide: true, ...WIDE, leftOut: ['/login/loading'] },
]

/** Screens that are known to show own figures: where they are not hidden, the same search has to find them. */
const SHOWN = [
  '/home/index',
  '/position/index',
  '/mine/index',
  '/mine/fundingRecords',
  '/mine/statement',
  '/mine/taxReport',
]

// The same screens on a wide one are walked in the long runs.
for (const { isWide, name, leftOut, ...size } of SIZES.slice(0, longRuns(1, SIZES.length)))
  test(`a visit of a screen sends each request once on ${name}, and shows no own figure while figures are hidden`, async ({
    page,
    broker,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(size)
    const session = await login(broker.url)
    const addresses = (await addressesOf(broker.url, session)).filter(
      (address) => !leftOut.some((path) => address.startsWith(path)),
    )
    await withoutPolls(page)
    const figuresOn = watchOwnFigures(page)
    const visit = makeVisit(page)
    const goTo = (address: string) => () => page.evaluate((hash) => (location.hash = hash), `#${address}`)
    const ready = () => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const enter = async (language: 'es' | 'us', hideFigures: '0' | '1') => {
      // It has the app's origin and runs nothing, so that the session is there before the app starts.
      await page.goto(`${broker.url}/config.json`)
      const kept = { tokend: session.token, account: session.account, language, hideFigures }
      await page.evaluate((values) => Object.assign(localStorage, values), kept)
      return () => page.goto(`${broker.url}/#/mine/index`)
    }

    const shown: string[] = []
    await test.step('figures that are not hidden are found', async () => {
      await (
        await enter('es', '0')
      )()
      for (const path of SHOWN) {
        await visit(screenAt(path, isWide), goTo(path))
        await ready()
        if ((await figuresOn(path)).length > 0) shown.push(path)
      }
    })

    const twice: Record<string, ReadonlyArray<string>> = {}
    const seen: Record<string, ReadonlyArray<string>> = {}
    const expectOnce = async (how: string, address: string, go: () => Promise<unknown>): Promise<void> => {
      const calls = await visit(screenAt(address, isWide), go)
      const again = calls.filter((one, at) => calls.indexOf(one) !== at)
      if (again.length > 0) twice[`${how} ${address}`] = again
    }
    const expectHidden = async (address: string): Promise<void> => {
      const [path = ''] = address.split('?')
      await ready()
      const found = await figuresOn(path)
      if (found.length > 0 && !IN_FULL.includes(path)) seen[address] = found
    }
    await expectOnce('loading', '/mine/index', await enter('us', '1'))
    for (let from = 0; from < addresses.length; from += HISTORY) {
      const some = addresses.slice(from, from + HISTORY)
      for (const address of some) {
        await expectOnce('going to', address, goTo(address))
        await expectHidden(address)
      }
      for (const address of some.slice(0, -1).toReversed()) await expectOnce('back to', address, () => page.goBack())
    }
    expect.soft(twice).toEqual({})
    expect.soft(seen, 'what is shown of one’s own while figures are hidden').toEqual({})
    expect.soft(shown).toEqual(SHOWN)

    if (!isWide) await expectOnceInMenu(page)
  })
