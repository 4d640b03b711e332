import type { Locator } from '@playwright/test'
import { putInPlace } from './money/inPlace.ts'
import { expect } from './support/fixtures.ts'
import { type Actions, CODE, NAMESPACES, TASKS } from './tapTasks.ts'
import { wordsOf } from './support/words.ts'
import { MORNING, test as base } from './trading/mondayMorning.ts'
import { nextMonday } from './money/workTime.ts'

/** The longest, in milliseconds. */
const MONTH = 31 * 86_400_000
/** Every task begins on home. Taps that arrive at the page are counted: docs/decisions/taps.md. */
const test = base.extend<{ readonly actions: Actions; readonly taps: () => Promise<number> }>({
  taps: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener(
        'pointerup',
        ({ isTrusted }) => {
          if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
          Object.assign(globalThis, { tapped: performance.now() })
        },
        true,
      )
    })
    await use(() => page.evaluate(() => Number(sessionStorage.getItem('taps'))))
  },
  actions: async ({ page, taps: _counted }, use) => {
    const words = await wordsOf('us', ...NAMESPACES)
    // A second finger in the same place within half a second is a double tap, and no task of its own.
    const tap = async (target: Locator) => {
      const isOver = () => performance.now() > 500 + Number(Reflect.get(globalThis, 'tapped') ?? -500)
      // Not tested in each frame, which would draw one.
      await page.waitForFunction(isOver, undefined, { polling: 50 })
      await target.tap()
    }
    const type = async (field: Locator, text: string) => {
      await field.waitFor()
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field)
      await field.fill(text)
    }
    await use({
      page,
      words,
      tap,
      type,
      sheet: page.getByRole('dialog'),
      find: async () => {
        await tap(page.getByRole('link', { name: words.home.search }))
        await type(page.getByRole('searchbox'), CODE)
        await tap(page.getByRole('list', { name: words.quotes.hits }).getByRole('link').first())
      },
      account: async (path) => {
        await tap(page.getByRole('navigation', { name: words.menu }).getByText(words.menuMine, { exact: true }))
        await tap(page.getByRole('dialog').locator(`a[href*="${path}"]`).first())
      },
    })
  },
})
test.use({ hasTouch: true })

// One customer does the tasks of an area one after another: what needs an empty list comes first.
for (const walk of ['money', 'instrument', 'position'] as const)
  test(`taps: ${walk}`, async ({ ask, broker, actions, goOnFrom, open, page, session, steer, taps }) => {
    test.slow()
    if (walk === 'position') {
      const order = { code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
      await ask('/trade/order', { ...order, clientorderid: crypto.randomUUID() })
      // Bought in the month before, on a day when the market is open.
      const { now } = await steer.get('/clock')
      await goOnFrom(nextMonday(new Date(Date.parse(now) + MONTH).toISOString(), MORNING))
      await steer.post('/clock', { rate: 0 })
    }
    await putInPlace(broker.url, steer, session.now())
    await open('/home/index', { language: 'us' })
    for (const { name, takes, run } of TASKS.filter(({ area }) => area === walk))
      await test.step(name, async () => {
        await page.evaluate(() => {
          location.hash = '#/home/index'
          sessionStorage.removeItem('taps')
        })
        await expect(page.locator('main[data-path="/home/index"]')).toBeVisible()
        await run(actions)
        expect(await taps(), name).toBe(takes)
      })
  })
