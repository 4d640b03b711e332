import { EXAMPLES_AT, exampleAnswer, exampleWith, isCall } from '../contract/smallServer.ts'
import { callsUnderWay, isStream, untilAnswered } from './support/calls.ts'
import { test, expect } from './support/fixtures.ts'
import { moves, watchMoves } from './support/moves.ts'

/** The screens of a usual visit, one after the other; a position is the first of the list before it. */
const WALK = [
  '/home/index',
  '/position/index?tab=holdings',
  '/position/info',
  '/position/index?tab=pending',
  '/quotes/info?code=MY0101',
  '/quotes/infoBuy?code=MY0101&direction=long',
  '/quotes/index',
  '/news/index',
  '/home/newShare',
  '/position/index?tab=exchange',
  '/mine/stored',
  '/mine/withdraw',
  '/home/plans',
  '/mine/index',
]

/** In milliseconds, one answer after the other: those of a screen come in another order than they were asked for. */
const LATE = [450, 150, 350, 250, 550]

/** The figures of the ticket are those of an order without leverage, as the walk opens it: the example has a stop-out. */
const answerOf = (path: string): object =>
  path === '/trade/orderpreview' ? exampleWith(path, () => ({ stopprice: '-' })) : exampleAnswer(path)

// In the built app, whose parts are files of their own. The answers are the examples of the contract, so that every screen has data;
// their time stands, since a limit far from a price that moves gets a warning, which is no late part.
test('nothing moves on a walk through the screens, however late their parts come', async ({ open, page }) => {
  await watchMoves(page)
  const underWay = callsUnderWay(page)
  let answers = 0
  await page.route('**/api/vue/**', async (route) => {
    const path = new URL(route.request().url()).pathname.split('/api/vue')[1] ?? ''
    if (!isCall(path) || isStream(route.request())) return route.fulfill({ status: 404 })
    await new Promise((answer) => setTimeout(answer, LATE[(answers += 1) % LATE.length]))
    return route.fulfill({ json: answerOf(path), headers: { date: EXAMPLES_AT } })
  })
  await open('/mine/index', { language: 'us' })
  await untilAnswered(page, underWay, '/mine/index')
  for (const screen of WALK) {
    const [path = ''] = screen.split('?')
    const link =
      path === '/position/info' ? await page.locator(`main a[href*="${path}?"]`).first().getAttribute('href') : null
    await page.evaluate((hash) => (location.hash = hash), link?.split('#')[1] ?? screen)
    await untilAnswered(page, underWay, path)
  }
  expect(await moves(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
