import { call } from '../../demoCustomer.ts'
import { drawnChart, standStill } from '../support/drawnChart.ts'
import { test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const MALAYSIAN = '96115'

test.describe('the chart of an instrument', () => {
  test.beforeEach(async ({ steer, page }) => {
    await standStill(steer, page)
  })

  for (const language of ['us', 'ar'] as const)
    test(`shows the customer’s position and orders, also outside the visible prices, in ${language}`, async ({
      open,
      broker,
      customer,
      steer,
    }) => {
      const { charts } = await wordsOf(language, 'charts')
      await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })
      const headers = { token: customer.token, account: customer.account }
      const ask = async (path: string, body: Record<string, string>) => call(broker.url, path, body, headers)
      const shares = { code: MALAYSIAN, direction: 'long', quantity: '100', action: 'open' }
      const order = (fields: Record<string, string>) =>
        ask('/trade/order', { ...shares, ...fields, clientorderid: crypto.randomUUID() })
      await order({ ordertype: 'market' })
      const { book } = (await ask('/quotes/depth', { code: MALAYSIAN })) as { book: { bids: { price: string }[] } }
      const low = (Number(book.bids[0]!.price) * 0.75).toFixed(2)
      await order({ ordertype: 'limit', price: low })

      const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language })
      const { expectText } = drawnChart(page)
      await page.getByRole('radio', { name: charts.ranges['5min'], exact: true }).click()
      const beginning = (words: string) => words.slice(0, words.indexOf('{')).trim()
      await expectText(beginning(charts.cost))
      // The order is far below: its label is at the edge and points down.
      await expectText(new RegExp(`↓ .*${beginning(charts.buy)}.*${low.replace('.', ',')}`))
    })
})
