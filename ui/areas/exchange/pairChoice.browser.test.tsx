import { Effect } from 'effect'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { EXCHANGE_CURRENCIES } from '../../../domain/exchange/exchange.ts'
import { currencyName } from '../../i18n/currencyNames.ts'
import { LOCALES, localeRow } from '../../i18n/locales.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { PairChoice } from './PairChoice.tsx'

beforeAll(() => page.viewport(360, 740))
afterAll(() => page.viewport(390, 844))

it.each(LOCALES.map(({ code }) => code))(
  'currencies have their names beside their codes in %s, at 360 pixels',
  async (code) => {
    await startAllWords(code)
    const { app } = makeFakeApp({ exchange: { rate: () => Effect.never } })
    await mountScreen(app, '/', PairChoice, {})
    const field = page.getByRole('button', { name: new RegExp(`^${currentWords().exchange.to()}`) })
    // The name is a part of what a screen reader says of the field and of each option.
    await expect.element(field).toHaveAccessibleName(new RegExp(`USD · ${currencyName('USD', localeRow(code))}$`))
    await field.click()
    const options = page.getByRole('dialog').getByRole('option')
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent))
      .toEqual(EXCHANGE_CURRENCIES.map((one) => `${one} · ${currencyName(one, localeRow(code))}`))
    await options.filter({ hasText: /^HKD/ }).click()
    await expect.element(field).toHaveTextContent(currencyName('HKD', localeRow(code)))
    const wide = [document.documentElement, ...document.querySelectorAll('button')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    expect(wide).toEqual([])
    await expectNoBarriers()
  },
)

it('the fields fit a screen of 320 pixels at twice the size of text', async () => {
  await startAllWords('es')
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(360, 740)
  })
  const { app } = makeFakeApp({ exchange: { rate: () => Effect.never } })
  await mountScreen(app, '/', PairChoice, {})
  await expect.element(page.getByRole('button').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
