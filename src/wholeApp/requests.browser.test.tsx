import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, nodeOf } from '../../openapi/tools/node.ts'
import { exampleAnswer, exampleWith, isCall } from '../../tests/contract/smallServer.ts'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { makeHiddenModel } from '../../ui/app/session/hidden.model.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { addresses, PASSING, QUIET } from '../testing/addresses.ts'
import {
  barsInTheMiddle,
  eventTimes,
  faultsOfLayout,
  labelsOf,
  NARROW_PHONE,
  offers,
  underService,
} from '../testing/layout.ts'
import { mountServer } from '../testing/mountSmallServer.tsx'
import { IN_FULL, ownFigures } from '../testing/ownFigures.ts'

// Every screen in front of a server that has every call, with every field of its examples: what a visit asks for, what it shows
// while figures are hidden, and while they are not, whether it is laid out well, without barriers, and offers what the server has.

declare const __LONG_RUNS__: boolean

/** A longer wait is the pause of a poll, not a part of opening a screen; in milliseconds. */
const POLL_PAUSE = 500
/** How many addresses are opened before going back: Chromium keeps fifty entries of history. */
const HISTORY = 35
/** `/login/loading` sends requests before it redirects. */
const LEFT = PASSING.filter((path) => path !== '/login/loading')

/** Screens that are known to show own figures: where they are not hidden, the same search has to find them. */
const SHOWN: ReadonlyArray<ScreenPath> = [
  '/home/index',
  '/position/index',
  '/mine/index',
  '/mine/fundingRecords',
  '/mine/statement',
  '/mine/taxReport',
]

const SIZES = [
  { name: 'a narrow phone', isWide: false, size: NARROW_PHONE, leftOut: LEFT },
  // The start asks for the signed-in customer, and so does the account centre beside the screen that it opens.
  { name: 'a wide screen', isWide: true, size: [1280, 800], leftOut: PASSING },
]

const setTimeoutOfPage = window.setTimeout
beforeEach(() => {
  // No poll sends a second request, so that every request belongs to the opening of a screen.
  const short = (run: TimerHandler, wait = 0, ...args: unknown[]) =>
    wait < POLL_PAUSE ? setTimeoutOfPage(run, wait, ...args) : 0
  Object.assign(window, { setTimeout: short })
})
afterEach(async () => {
  Object.assign(window, { setTimeout: setTimeoutOfPage })
  await page.viewport(390, 844)
})

/** Movements of trades say their market, which may be left out. */
const withZones = (path: string) =>
  exampleWith(path, ({ list }) => ({
    list: listOf(list).map((row) => ({ zone: 'Europe/Rome', ...nodeOf(row) })),
    next: '',
  }))

/** The app at such a server, where figures are hidden or not; what the customer owns is collected from the answers. */
const start = async (hideFigures: '0' | '1') => {
  localStorage.setItem('hideFigures', hideFigures)
  const figures = ownFigures()
  let calls: string[] = []
  // At the time of the device: at that of the examples one of their dates would come while the walk goes on.
  const { app, atRest, go, leave } = await mountServer('es', (path, form) => {
    // The stream has no end, and a picture is no call.
    if (!isCall(path) || path === '/live/stream') return new Response('', { status: 404 })
    calls.push(`${path} ${form}`)
    const answer = path.startsWith('/records/') ? withZones(path) : exampleAnswer(path)
    figures.hear(path, answer)
    return Response.json(answer)
  })
  // The requests of the screen on which it starts are not those of the first visit.
  await atRest('/mine/index')
  const labels = await labelsOf('es')
  const [times, offered] = [eventTimes(), offers()]
  /** Opens a screen with `open`; returns the calls of that visit. */
  const visit = async (path: string, open: () => unknown): Promise<ReadonlyArray<string>> => {
    calls = []
    await open()
    await atRest(path)
    return calls
  }
  return {
    go,
    leave,
    visit,
    /** What is wrong with the screen while figures are shown; how it is laid out only where it is narrow. */
    faults: async (path: ScreenPath, search: object, isWide: boolean): Promise<ReadonlyArray<string>> => {
      const { hidden, toggle } = app.model(makeHiddenModel)
      toggle()
      const isTab = 'tab' in search
      const layout = isWide ? [] : [...(await faultsOfLayout(labels)), ...(await barsInTheMiddle())]
      const service = isWide || isTab ? [] : await underService(path)
      // A tab has tests of its own for barriers.
      const barrier = isTab
        ? []
        : await expectNoBarriers().then(
            () => [],
            ({ actual, message }) => (Array.isArray(actual) ? actual : [message]),
          )
      const text = document.querySelector('main')?.textContent ?? ''
      await offered.look(path, search)
      if (!hidden.peek()) toggle()
      return [
        ...(text === '' ? ['is empty'] : []),
        ...(/NaN|undefined|\[object/.test(text) ? ['shows no text'] : []),
        ...barrier,
        ...layout,
        ...service,
        ...times.wrongAt(`${path}?${new URLSearchParams({ ...search })}`.replace(/\?$/, '')),
      ]
    },
    lacking: () => [...times.lacking(), ...offered.lacking()],
    shownOwn: (path: ScreenPath) => figures.within(path, document.querySelector('main')?.innerText ?? ''),
  }
}

const repeated = (calls: ReadonlyArray<string>) => calls.filter((one, at) => calls.indexOf(one) !== at)

it('finds the own figures of a screen that shows them', async () => {
  const { go, leave, visit, shownOwn } = await start('0')
  const found: string[] = []
  for (const path of SHOWN) {
    await visit(path, () => go(path))
    if (shownOwn(path).length > 0) found.push(path)
  }
  await leave()
  expect(found).toEqual(SHOWN)
})

// The same screens on a wide one are walked in the long runs.
it.each(SIZES.slice(0, __LONG_RUNS__ ? 2 : 1))(
  'a visit of a screen sends each request once on $name, shows no own figure while figures are hidden, is whole without barriers, says nothing twice, has its title, times, bars and buttons in place, and offers what the server has',
  { timeout: 180_000 },
  async ({ isWide, size: [width, height], leftOut }) => {
    await page.viewport(width, height)
    const { faults, go, lacking, leave, visit, shownOwn } = await start('1')
    const twice: Record<string, ReadonlyArray<string>> = {}
    const wrong: Record<string, ReadonlyArray<string>> = {}
    const seen: Record<string, ReadonlyArray<string>> = {}
    const expectOnce = async (how: string, path: string, open: () => unknown) => {
      const again = repeated(await visit(path, open))
      if (again.length > 0) twice[how] = again
    }
    /** The screen that an address shows. On a wide screen the list of quotes opens its first instrument. */
    const screenAt = (path: string) =>
      path === '/login/loading' ? QUIET : isWide && path === '/quotes/index' ? '/quotes/info' : path
    const all = addresses(leftOut)
    await expectOnce('home', '/home/index', () => go('/home/index'))
    for (let from = 0; from < all.length; from += HISTORY) {
      const some = all.slice(from, from + HISTORY)
      for (const { path, search } of some) {
        const address = `${path} ${JSON.stringify(search)}`
        await expectOnce(`going to ${address}`, screenAt(path), () => go(path, search))
        const own = shownOwn(path)
        if (own.length > 0 && !IN_FULL.includes(path)) seen[address] = own
        const found = await faults(path === '/login/loading' ? QUIET : path, search, isWide)
        if (found.length > 0) wrong[address] = found
      }
      for (const { path, search } of some.slice(0, -1).toReversed())
        await expectOnce(`back to ${path} ${JSON.stringify(search)}`, screenAt(path), () => history.back())
    }
    if (!isWide) {
      const menu = page.getByRole('navigation', { name: currentWords().menu() })
      await visit('/home/index', () => go('/home/index'))
      for (const path of ['/quotes/index', '/position/index', '/news/index', '/home/index'])
        await expectOnce(`a tap in the menu on ${path}`, path, () =>
          menu.element().querySelector<HTMLElement>(`a[href$="#${path}"]`)?.click(),
        )
    }
    await leave()
    expect.soft(lacking(), 'what is shown where the server has it').toEqual([])
    expect.soft(twice).toEqual({})
    expect.soft(wrong).toEqual({})
    expect.soft(seen, 'what is shown of one’s own while figures are hidden').toEqual({})
  },
)
