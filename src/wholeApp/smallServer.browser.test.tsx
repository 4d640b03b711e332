import { describe, expect, it, vi } from 'vitest'
import { writtenByPhp } from '../../tests/contract/php.ts'
import { areasUpTo } from '../../tests/contract/smallServer.ts'
import { makeAreasModel } from '../../ui/app/session/areas.model.ts'
import { isLacking, type ScreenPath } from '../../ui/app/navigation/routes.ts'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { keysOf } from '../../domain/validation/keys.ts'
import { mountSmallServer } from '../testing/mountSmallServer.tsx'
import { ROUTE_TABLE } from '../routeTable.ts'

// The whole app in front of servers that the contract makes: each has the calls of its level and nothing that a server may lack.

declare const __LONG_RUNS__: boolean

/** Those that a customer who is signed in does not stay on. */
const LEFT_OUT = /^\/login\//
const SCREENS = keysOf(ROUTE_TABLE).filter((path) => !LEFT_OUT.test(path))
/** What a screen of one thing is opened with: the server answers its example for any. */
const NAMED = { id: '7001', code: 'MY0101' }
const OF_ONE: { readonly [P in ScreenPath]?: Readonly<Partial<typeof NAMED>> } = {
  '/home/newShareInfo': { id: NAMED.id },
  '/home/largeInfo': { id: NAMED.id },
  '/quotes/info': { code: NAMED.code },
  '/quotes/infoBuy': { code: NAMED.code },
  '/position/info': { id: NAMED.id },
  '/news/info': { id: NAMED.id },
  '/market/subscribeDetail': { id: NAMED.id },
  '/mine/messageInfo': { id: NAMED.id },
}

/** Each screen, and the returns and the lists that can be cancelled or closed as a whole. */
const ADDRESSES: ReadonlyArray<readonly [path: ScreenPath, search: Readonly<Record<string, string>>]> = [
  ...SCREENS.map((path) => [path, { ...OF_ONE[path] }] as const),
  ...['assets', 'holdings', 'pending'].map((tab) => ['/position/index', { tab }] as const),
]

/** What a screen may not say or offer. */
const faultsOf = (path: ScreenPath, lacks: (to: string) => boolean): ReadonlyArray<string> => {
  const words = currentWords()
  const text = document.querySelector('main')?.textContent ?? ''
  const buttons = [...document.querySelectorAll('button')].map((button) => button.textContent)
  const links = [...document.querySelectorAll('a[href*="#/"]')].map(
    (link) => link.getAttribute('href')?.split('#')[1]?.split('?')[0] ?? '',
  )
  const { block, copytrading, dividends, firstHour, lending, meanings, offers, quotes } = words
  const practice = meanings.list.practiceMoney
  const claims = [
    words.simulation,
    block.simulated,
    copytrading.simulated,
    dividends.simulated,
    firstHour.practice,
    lending.simulated,
    practice.text,
    practice.example,
    offers.simulated,
    quotes.profile.simulated,
  ].map((text) => text())
  // That a server which has them offers them is `requests.browser.test.tsx`.
  const lackedOnes = [
    words.access.codes,
    words.access.devices,
    words.positions.cancelAll,
    words.protection.title,
    quotes.priceAlerts,
    words.returns.statements,
    words.returns.timeWeighted,
  ].map((name) => name())
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  const names = shown('a, button, [role=switch]').map((one) => one.ariaLabel ?? one.textContent.trim())
  const saysSo = text.includes(words.notOffered()) && buttons.includes(words.home.toHome())
  return [
    ...(lacks(path) && !saysSo ? ['does not say that it is not offered'] : []),
    ...(!lacks(path) && saysSo ? ['says that it is not offered'] : []),
    ...(buttons.includes(words.retry()) ? ['offers to try again'] : []),
    ...claims.filter((claim) => document.body.textContent.includes(claim)).map((claim) => `claims: ${claim}`),
    ...(text.includes(words.error()) ? ['shows an error'] : []),
    ...(text.includes(words.account.securityRow.unknown()) ? ['says that something could not be checked'] : []),
    ...(/NaN|undefined|\[object/.test(text) ? ['shows no text'] : []),
    ...links.filter(lacks).map((to) => `leads to ${to}`),
    // A report that the server lacks, opened by an address that was kept, says so.
    ...shown('main [role=alert]').flatMap(({ textContent: alert }) =>
      path === '/mine/taxReport' && alert.includes(words.notOffered()) ? [] : `alerts: ${alert}`,
    ),
    ...names.filter((name) => lackedOnes.some((one) => name.startsWith(one))).map((name) => `offers ${name}`),
    // Beside the head, which has search and messages where they are offered.
    ...(path === '/home/index' && !document.querySelector('main .center-page a[href*="#/"]') ? ['leads nowhere'] : []),
  ].map((fault) => `${path} ${fault}`)
}

const walk = async (...server: Parameters<typeof mountSmallServer>) => {
  const { app, asked, atRest, go, leave } = await mountSmallServer(...server)
  const areas = app.model(makeAreasModel)
  const lacks = (to: string): boolean => isLacking(areas.known.peek(), to)
  const faults: string[] = []
  for (const [path, search] of ADDRESSES) {
    await go(path, search)
    await atRest(path)
    await expect
      .poll(() => faultsOf(path, lacks), { timeout: 3_000 })
      .toEqual([])
      .catch(() => undefined)
    faults.push(...faultsOf(path, lacks))
  }
  await leave()
  return { faults, asked, lacking: areas.known.peek() }
}

const LANGUAGES = __LONG_RUNS__ ? LOCALES.map(({ code }) => code) : (['us'] as const)

describe.each([1, 2, 3, 4])('a server of level %i', (level) => {
  // The one with everything writes as PHP does; what it writes plainly is read by `requests.browser.test.tsx`.
  const writes = level === 4 ? writtenByPhp : undefined
  const named = 'that names its areas: nothing else is offered or asked for, no retry, and every answer is read, in %s'
  it.each(LANGUAGES)(named, { timeout: 120_000 }, async (language) => {
    const told = vi.spyOn(console, 'error')
    const areas = areasUpTo(level)
    const { faults, asked, lacking } = await walk(language, level, { title: 'Broker', areas: areas.join(' ') }, writes)
    expect(faults).toEqual([])
    expect([...asked]).toEqual([])
    expect(areas.filter((area) => [...lacking].some((one) => one === area))).toEqual([])
    // The app tells the developer of a backend so about an answer that it cannot read.
    expect(told.mock.calls).toEqual([])
  })

  // Where everything is lacking that may be, and where some parts of a screen are; the others in the long runs.
  it.runIf(__LONG_RUNS__ || level % 2 === 1)(
    'that names nothing: a first answer of 404 teaches the app the same',
    { timeout: 120_000 },
    async () => {
      const { faults } = await walk('es', level, {})
      expect(faults).toEqual([])
    },
  )
})
