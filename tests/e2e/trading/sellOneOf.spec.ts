import { expect, expectAccessible, expectNoOverflow } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { test } from './mondayMorning.ts'

const CODE = '96115'

for (const language of ['es', 'ar'] as const)
  test(`with several positions, "sell" asks which one and opens it (${language})`, async ({ ask, open }) => {
    const { quotes } = await wordsOf(language, 'quotes')
    const buy = async (quantity: string) =>
      (await ask('/trade/order', {
        code: CODE,
        direction: 'long',
        action: 'open',
        ordertype: 'market',
        quantity,
        clientorderid: crypto.randomUUID(),
      })) as { readonly positionid: string }
    await buy('100')
    const { positionid } = await buy('300')
    const page = await open(`/quotes/info?code=${CODE}`, { language })
    await page.getByRole('button', { name: quotes.sell, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: quotes.whichPosition })
    await expect(sheet.getByRole('link')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('link').filter({ hasText: '300' }).click()
    await expect(page).toHaveURL(new RegExp(`#/position/info\\?id=${positionid}$`))
    await page.goBack()
    await expect(page.getByRole('button', { name: quotes.sell, exact: true })).toBeVisible()
  })
