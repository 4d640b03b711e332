import type { Page } from '@playwright/test'
import { longRuns } from '../../../paper/testing/longRuns.ts'
import { expect, test } from '../support/fixtures.ts'
import { putInPlace } from '../money/inPlace.ts'
import { nextMonday } from '../money/workTime.ts'
import { wordsOf } from '../support/words.ts'
import { type Arranging, type Flow, LANGUAGES, type Shown } from './flow.ts'
import { MONEY } from './money.ts'
import { PRODUCTS } from './products.ts'
import { TRADES } from './trades.ts'

const AREAS = [
  'payees',
  'block',
  'lending',
  'daytrade',
  'exchange',
  'copytrading',
  'transfers',
  'server',
  'markets',
  'offers',
  'positions',
  'rewards',
  'security',
  'orders',
] as const

/** The screen that each flow is opened from and left to: one that asks for nothing and draws little, as it is drawn three times. */
const BEFORE = '/mine/about'

const go = (page: Page, path: string) => page.evaluate((hash) => (location.hash = hash), `#${path}`)

/** Back closes the topmost overlay, the review before its form, and then leaves the page; Forward reopens nothing. */
const backCloses = async (shown: Shown, formSheet?: Flow['formSheet']): Promise<void> => {
  const { page, sheet } = shown
  const here = page.url()
  if (formSheet) {
    await page.goBack()
    await expect(formSheet(shown)).toBeVisible()
    expect(page.url()).toBe(here)
  }
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  expect(page.url()).toBe(here)
  await page.goForward()
  // Forward leads to an entry without an overlay, which the app leaves immediately.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)
  await expect(sheet).toHaveCount(0)
  expect(page.url()).toBe(here)
}

/** Its button also closes the topmost overlay. */
const buttonCloses = async (shown: Shown, formSheet: Flow['formSheet']): Promise<void> => {
  const { sheet, words } = shown
  const close = sheet.getByRole('button', { name: words.close, exact: true }).first()
  await close.click()
  if (formSheet) {
    await expect(formSheet(shown)).toBeVisible()
    await close.click()
  }
  await expect(sheet).toHaveCount(0)
}

/** The draft, except secrets. */
const expectDraft = async ({ kept, secret }: Flow, shown: Shown, text: string | null): Promise<void> => {
  if (kept && text !== null) await expect(kept(shown)).toHaveValue(text)
  if (secret && !secret.inSheet) await expect(secret.field(shown)).toHaveValue('')
}

const review = async (flow: Flow, shown: Shown): Promise<void> => {
  const { secret } = flow
  if (secret && !secret.inSheet) await secret.field(shown).fill(secret.text)
  await flow.review(shown)
  await expect(shown.sheet).toBeVisible()
  if (!secret?.inSheet) return
  await expect(secret.field(shown)).toHaveValue('')
  await secret.field(shown).fill(secret.text)
}

test.use({
  practiceMoney: { EUR: '20000', MYR: '9000000', TWD: '90000000', CNY: '90000000', USD: '9000000', JPY: '900000000' },
})

/** One flow on the page that is shown: each of its overlays is left by Back, by its button and after its success. */
const walk = async (flow: Flow, arranging: Arranging, shown: Shown): Promise<void> => {
  const { page, sheet } = shown
  const { at, other } = await flow.arrange(arranging)
  const before = `${arranging.url}/#${BEFORE}`
  const visit = async (path: string) => {
    await go(page, path)
    await flow.enter?.(shown)
  }
  await visit(at)
  await flow.fill?.(shown)

  await review(flow, shown)
  await backCloses(shown, flow.formSheet)
  const text = (await flow.kept?.(shown).inputValue()) ?? null
  // The second Back leaves the page; on return the typed values are there, secrets are not.
  await page.goBack()
  await expect(page).toHaveURL(before)
  await visit(at)
  await expectDraft(flow, shown, text)
  await expect(sheet).toHaveCount(0)

  // Closed by its button, it leaves no history entry: one would be found by the last step back.
  await review(flow, shown)
  await buttonCloses(shown, flow.formSheet)

  // A success that is left with Back does not appear again.
  await flow.enter?.(shown)
  await review(flow, shown)
  await flow.send(shown)
  await expect(flow.done(shown)).toBeVisible()
  // A filled order has a further link, to what one does next.
  if (flow.doneLeads) await expect(sheet.getByRole('link')).toHaveCount(0)
  else await expect(sheet.getByRole('link').first()).toBeVisible()
  await backCloses(shown)
  await page.goBack()
  await expect(page).toHaveURL(before)
  await visit(other ?? at)
  if (other !== undefined) {
    await flow.review(shown)
    await expect(sheet).toBeVisible()
  }
  await expect(flow.done(shown)).toHaveCount(0)
  await flow.clean?.(arranging)
  // The next flow is another screen's: it begins where this one did.
  await go(page, BEFORE)
  await expect(page).toHaveURL(before)
}

const FLOWS = [...MONEY, ...PRODUCTS, ...TRADES]

// A customer goes through a third of the flows on one page, in one language; in long runs in each language.
for (const [third, ownLanguage] of LANGUAGES.entries())
  for (const language of longRuns([ownLanguage], LANGUAGES)) {
    const flows = FLOWS.filter((_, place) => place % LANGUAGES.length === third)
    test(`Back at every step of ${flows.map(({ name }) => name).join(', ')} (${language})`, async ({
      broker,
      goOnFrom,
      open,
      session,
      steer,
    }) => {
      const { now } = await steer.get('/clock')
      await goOnFrom(nextMonday(now, 10 * 60 + 30))
      await putInPlace(broker.url, steer, session.now())
      const arranging = { url: broker.url, steer, me: session.now }
      const words = await wordsOf(language, ...AREAS)
      const page = await open(BEFORE, { language })
      const shown: Shown = { page, words, sheet: page.getByRole('dialog') }
      for (const flow of flows) await test.step(flow.name, () => walk(flow, arranging, shown))
    })
  }
