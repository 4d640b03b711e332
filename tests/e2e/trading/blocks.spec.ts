import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { fill } from '../money/screens.ts'
import { wordsOf } from '../support/words.ts'

interface Offer {
  readonly lot: string
  readonly id: string
  readonly currency: string
  readonly minquantity: string
}

const RICH = { MYR: '9000000', TWD: '900000000', CNY: '90000000', USD: '90000000', JPY: '9000000000', EUR: '90000000' }
test.use({ practiceMoney: RICH })

const mine = ({ token, account }: { readonly token: string; readonly account: string }) => ({ token, account })

test('shares of a block are bought by two taps, held, and bought with the channel’s password (ar)', async ({
  open,
  broker,
  customer,
  page,
  steer,
}) => {
  const language = 'ar'
  const { block, markets, server } = await wordsOf(language, 'block', 'markets', 'server')
  const sheet = page.getByRole('dialog')
  await test.step('two taps in the fast lane buy shares, which are held from then on', async () => {
    await open('/home/rush', { language })
    const rows = page.getByRole('list', { name: block.fastLane }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('timer').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await rows.first().getByRole('button').click()
    await expect(sheet.getByText(block.lines.total, { exact: true })).toBeVisible()
    await expect(sheet.getByText(markets.fees.brokerage).first()).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: block.buyNow }).click()
    await expect(sheet.getByText(block.done, { exact: true })).toBeVisible()
    const bought = (await call(broker.url, '/block/mine', {}, mine(customer))) as {
      list: ReadonlyArray<{ status: number }>
    }
    expect(bought.list.map(({ status }) => status)).toEqual([0])
    await sheet.getByRole('button', { name: block.close, exact: true }).last().click()

    await page.goto(`${broker.url}/#/home/large`)
    await page.getByRole('tab', { name: block.mine }).click()
    const trade = page.getByRole('list', { name: block.mine }).getByRole('listitem')
    await expect(trade).toHaveCount(1)
    await expect(trade).toContainText(block.tradeStates.waiting)
    await trade.getByRole('button').click()
    await expect(sheet.getByText(block.fields.minimumLots)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: block.toPosition }).click()
    await expect(page).toHaveURL(/position\/info/)
  })

  await test.step('a block shows its price against the market, and its ticket refuses invalid quantities', async () => {
    const { list } = (await call(broker.url, '/block/list', { which: 'open' }, mine(customer))) as {
      list: ReadonlyArray<Offer>
    }
    // A block with a minimum of several lots: the ticket reports a broken lot first.
    const offer = list.find(({ lot, minquantity }) => Number(minquantity) > Number(lot))!
    await steer.post('/blocks/channel', { password: 'blue-river' })
    await goTo(page, `/home/largeInfo?id=${offer.id}`)
    await expect(page.getByText(block.fields.discount)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: block.buy, exact: true }).click()
    const quantity = sheet.getByLabel(block.quantity)
    await quantity.fill(String(Number(offer.minquantity) - Number(offer.lot)))
    await sheet.getByRole('button', { name: block.buyNow }).click()
    // It stays together among words that are read from right to left.
    const least = `\u2066${Number(offer.minquantity).toLocaleString('de-DE')}\u2069`
    await expect(sheet.getByText(fill(block.problems.minimum, { quantity: least }))).toBeVisible()
    await expect(quantity).toBeFocused()
    await quantity.fill(offer.minquantity)
    await sheet.getByLabel(block.password, { exact: true }).fill('red-river')
    await sheet.getByRole('button', { name: block.buyNow }).click()
    await expect(sheet.getByText(server['wrong-channel-password'])).toBeVisible()
    await expect(sheet.getByLabel(block.password, { exact: true })).toBeFocused()
    await sheet.getByLabel(block.password, { exact: true }).fill('blue-river')
    await sheet.getByRole('button', { name: block.buyNow }).click()
    await expect(sheet.getByText(block.done, { exact: true })).toBeVisible()
    await expect(sheet.getByRole('status')).toBeFocused()
    await steer.post('/blocks/channel', { password: null, open: false })
    await page.goto(`${broker.url}/#/home/large`)
    await expect(page.getByText(block.closedTitle)).toBeVisible()
    await steer.post('/blocks/channel', { open: true })
  })
})
