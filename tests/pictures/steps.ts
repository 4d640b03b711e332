import type { Locator, Page } from '@playwright/test'
import { type Language, wordsOf } from '../e2e/support/words.ts'

/** What is done on an open screen before its picture is taken. */
export type Step = (page: Page, language: Language) => Promise<unknown>

/** A place on an open screen. */
export type At = (page: Page, language: Language) => Promise<Locator>

const textsOf = (language: Language) => wordsOf(language, 'orders', 'markets', 'settings', 'story')

/** Follows the first link of the screen to an address that begins with `address`. */
export const follow =
  (address: string): Step =>
  async (page) => {
    await page.locator(`main a[href*="#${address}"]:visible`).first().press('Enter')
    await page.waitForURL(({ hash }) => hash.startsWith(`#${address}`))
  }

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).last()

/** Writes a market order on the ticket and opens its review. */
export const review =
  (quantity: string): Step =>
  async (page, language) => {
    const { markets, orders } = await textsOf(language)
    await page.getByRole('radio', { name: markets.orderTypes.market }).click()
    await page.getByLabel(orders.quantity, { exact: true }).fill(quantity)
    await page.getByRole('button', { name: orders.review }).last().click()
    await page.getByRole('dialog', { name: orders.reviewTitle }).waitFor()
  }

/** Writes an order, reviews and sends it: the receipt. */
export const receipt: Step = async (page, language) => {
  const { orders } = await textsOf(language)
  await review('1000')(page, language)
  await named(page, orders.send).click()
  await named(page, orders.done).waitFor()
}

/** Chooses the pause before every order in the settings, then sends an order: the pause begins. */
export const pause =
  (ticket: string): Step =>
  async (page, language) => {
    const { orders, settings } = await textsOf(language)
    await page.getByRole('button', { name: settings.row.hold }).click()
    await page.getByRole('dialog').getByRole('option').nth(1).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.evaluate((hash) => (location.hash = hash), ticket)
    await review('20000')(page, language)
    await named(page, orders.send).click()
    await page.getByRole('dialog').getByRole('timer').waitFor()
  }

/** Opens the story of a position. */
export const story: Step = async (page, language) => {
  const { story: words } = await textsOf(language)
  await page.getByRole('button', { name: words.ofPosition }).click()
}

/** The button of a position's story, with the story beneath. */
export const storyTitle: At = async (page, language) => {
  const { story: words } = await textsOf(language)
  return page.getByRole('button', { name: words.ofPosition })
}

/** The last line of the evening card. */
export const eveningEnd: At = async (page, language) => {
  const { evening } = await wordsOf(language, 'evening')
  return page.getByText(evening.thatIsAll, { exact: true })
}

/** The line of the returns, with its figures beneath. */
export const returnsTitle: At = async (page, language) => {
  const { returns } = await wordsOf(language, 'returns')
  return page.getByText(returns.gain, { exact: true }).first()
}
