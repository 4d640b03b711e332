import { keysOf } from '../../domain/validation/keys.ts'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { ROUTE_TABLE } from '../routeTable.ts'

/** Its screen sends no request. */
export const QUIET = '/mine/language'
const ID = '0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e'

type Search = Readonly<Record<string, string>>

/** What the screens of one thing are opened with, and the tabs that send requests themselves. */
const SEARCHES: { readonly [P in ScreenPath]?: ReadonlyArray<Search> } = {
  '/home/newShareInfo': [{ id: ID }],
  '/market/subscribeDetail': [{ id: ID }],
  '/home/largeInfo': [{ id: ID }],
  '/home/follow': [{}, { tab: 'orders' }, { code: 'AUR-27' }],
  '/home/borrow': [{}, { tab: 'loans' }, { tab: 'credit' }],
  '/home/plans': [{}, { code: 'ES0701' }, { id: ID }],
  '/home/dayTrading': [{}, { tab: 'progress' }, { tab: 'details' }, { tab: 'applied' }],
  '/quotes/index': [{}, { market: 'MY' }, { market: 'INDEX' }],
  '/position/index': [
    {},
    ...['assets', 'holdings', 'funds', 'pending', 'history', 'exchange', 'exchanged'].map((tab) => ({ tab })),
  ],
  '/quotes/info': [{ code: 'MY0101' }],
  '/quotes/infoBuy': [{ code: 'MY0101' }],
  '/position/info': [{ id: '7003' }],
  '/news/info': [{ id: ID }],
  '/mine/messageInfo': [{ id: ID }],
  '/login/loading': [{ to: QUIET }],
}

/** These redirect signed-in customers immediately. */
export const PASSING: ReadonlyArray<ScreenPath> = ['/login/start', '/login/logon', '/login/loading']

/** Every screen on which a customer stays who is signed in, with what it is opened with, as the examples of the contract answer. */
export const addresses = (leftOut: ReadonlyArray<string>): ReadonlyArray<{ path: ScreenPath; search: Search }> =>
  keysOf(ROUTE_TABLE)
    .filter((path) => !leftOut.includes(path))
    .flatMap((path) => (SEARCHES[path] ?? [{}]).map((search) => ({ path, search })))
