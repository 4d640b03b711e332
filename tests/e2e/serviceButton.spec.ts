import { ROUTE_TABLE } from '../../src/routeTable.ts'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { login } from '../demoCustomer.ts'
import { SCREENS, visitScreens } from './support/everyScreen.ts'
import { expect, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

/** What lies under the button: each control, text or picture that a person would see or reach without it. */
const coveredBy = (name: string): ReadonlyArray<string> => {
  const button = [...document.querySelectorAll<HTMLElement>('a')].find(
    (one) => one.ariaLabel === name && one.checkVisibility(),
  )
  if (!button) return ['no button']
  const { left, top, width, height } = button.getBoundingClientRect()
  if (width < 44 || height < 44) return [`a target of ${width} × ${height}`]
  if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) return ['off the screen']
  const covered = new Set<string>()
  button.style.visibility = 'hidden'
  for (let x = 1; x < width; x += 6)
    for (let y = 1; y < height; y += 6) {
      const [px, py] = [left + x, top + y]
      const below = document.elementFromPoint(px, py)
      if (!below) continue
      const control = below.closest(
        'a, button, input, select, textarea, summary, [role=tab], [role=button], [role=option]',
      )
      if (control) covered.add(control.textContent || control.tagName)
      if (below.closest('svg, canvas, img')) covered.add(below.tagName)
      for (const node of below.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const hit = [...range.getClientRects()].some(
          (r) => px >= r.left && px <= r.right && py >= r.top && py <= r.bottom,
        )
        if (hit) covered.add(node.textContent ?? '')
      }
    }
  button.style.visibility = ''
  return [...covered]
}

// The demo customer has something of everything to show.
test.use({ withDemo: true })

test('the customer-service button lies over no control and no figure of any screen, at 360 and 320 px', async ({
  page,
  broker,
}) => {
  const words = await wordsOf('es')
  const session = await login(broker.url)
  await page.addInitScript((kept) => {
    localStorage.setItem('language', 'es')
    localStorage.setItem('tokend', kept.token)
    localStorage.setItem('account', kept.account)
  }, session)
  await page.goto(`${broker.url}/#/home/index`)
  const button = page.getByRole('link', { name: words.customerService, exact: true })
  await expect(button).toBeVisible()
  const covered: Array<ReadonlyArray<unknown>> = []
  let seen = 0
  await visitScreens(page, SCREENS, async (address) => {
    const { hideSupportButton } = ROUTE_TABLE[address.split('?')[0] as ScreenPath]
    if (hideSupportButton) return expect(button).toBeHidden()
    seen += 1
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 })
      for (const end of ['top', 'end'] as const) {
        await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end)
        const under = await page.evaluate(coveredBy, words.customerService)
        // The account centre's button goes with its head; customer service is a row of its list as well.
        const gone = address === '/mine/index' && end === 'end' && under[0] === 'off the screen'
        if (under.length > 0 && !gone) covered.push([address, width, end, under])
      }
    }
  })
  expect(covered).toEqual([])
  expect(seen).toBeGreaterThan(25)
})
