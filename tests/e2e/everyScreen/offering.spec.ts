import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { walkInLanguages } from './visitScreens.ts'

/** Screens that offer what a server may lack. */
const OFFERING = [
  '/home/newShare',
  '/mine/setting',
  '/position/index',
  '/position/index?tab=assets',
  '/position/index?tab=holdings',
  '/position/index?tab=pending',
  '/quotes/info?code=96115',
  '/quotes/infoBuy?code=96115',
]

/** Screens of what a server may lack. */
const OPTIONAL = new Set(['/mine/devices', '/mine/loginCodes', '/mine/passkeys', '/mine/statement', '/mine/taxReport'])

// That none of it is offered by a server without it is `src/wholeApp/smallServer.browser.test.tsx`.
test('what a server may lack is offered where it has it, and a simulation says so', async ({ browser, broker }, {
  project,
}) => {
  const words = await wordsOf('es', 'access', 'offers', 'positions', 'protection', 'quotes', 'returns')
  const links: string[] = []
  const simulated: string[] = []
  const controls = new Set<string>()
  const { thrown } = await walkInLanguages(
    { browser, broker, settings: project.use },
    ['es'],
    () => OFFERING,
    async (page, address) => {
      const found = await page.evaluate(() => ({
        text: document.body.innerText,
        links: [...document.querySelectorAll('a[href*="#"]')].map((one) => one.getAttribute('href') ?? ''),
        controls: [...document.querySelectorAll('a, button, [role=switch]')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
      }))
      if ([words.simulation, words.offers.simulated].some((claim) => found.text.includes(claim)))
        simulated.push(address)
      links.push(...found.links.filter((link) => OPTIONAL.has(link.split('#')[1]?.split('?')[0] ?? '')))
      for (const name of found.controls) controls.add(name)
    },
  )
  const offers = [
    words.access.codes,
    words.access.devices,
    words.positions.cancelAll,
    words.protection.title,
    words.quotes.priceAlerts,
    words.returns.statements,
    words.returns.timeWeighted,
  ]
  const see = expect.configure({ soft: true })
  see(thrown).toEqual([])
  see(offers.filter((offer) => [...controls].some((name) => name.startsWith(offer)))).toEqual(offers)
  see(links.length).toBeGreaterThan(0)
  see(simulated).toContain('/home/newShare')
})
