import { call } from '../../demoCustomer.ts'
import { nextMonday } from '../money/workTime.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'
const MORNING = 10 * 60 + 30

for (const language of ['es', 'ar'] as const)
  test(`a stop is set on a position, shows what it risks, and is removed again (${language})`, async ({
    broker,
    customer,
    goOnFrom,
    open,
    session,
    steer,
  }) => {
    const words = await wordsOf(language, 'protection')
    await steer.delete('/market')
    const { now } = await steer.get('/clock')
    await goOnFrom(nextMonday(now, MORNING))
    await steer.post('/market/open', { calendar: 'MY' })
    await steer.post('/clock', { rate: 0 })
    await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })
    const { account, token } = session.now()
    const order = (await call(
      broker.url,
      '/trade/order',
      {
        code: CODE,
        direction: 'long',
        action: 'open',
        ordertype: 'market',
        quantity: '1000',
        clientorderid: crypto.randomUUID(),
      },
      { account, token },
    )) as { readonly positionid: string; readonly averageprice: string }
    const page = await open(`/position/info?id=${order.positionid}`, { language })
    await page.getByRole('button', { name: words.protection.set, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const stop = String(Math.floor(Number(order.averageprice) * 90) / 100).replace('.', ',')
    await sheet.getByLabel(words.protection.stopPrice).fill(stop)
    await expect(sheet.getByText(words.protection.atStop)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.protection.save }).click()
    await expect(page.getByText(words.protection.states.active)).toBeVisible()
    await page.getByRole('button', { name: words.protection.edit, exact: true }).click()
    await sheet.getByRole('button', { name: words.protection.remove }).click()
    await expect(page.getByRole('button', { name: words.protection.set, exact: true })).toBeVisible()
  })
