import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const MALAYSIAN = '96115'

test('prices that stop arriving are reported as delayed, until they arrive again', async ({
  open,
  steer,
  customer,
}) => {
  const { markets } = await wordsOf('us', 'markets')
  await steer.post('/market/open', { calendar: 'MY' })
  const fail = (path: string) => steer.post('/faults', { kind: 'unavailable', path, token: customer.token })
  // A fault does not end a stream that is open already.
  await fail('/live/stream')
  const page = await open(`/quotes/info?code=${MALAYSIAN}`, { language: 'us' })
  const delayed = page.getByText(new RegExp(`^${markets.delayed.replace('{time:string}', '.*\\d{2}:\\d{2}.*')}$`))
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(delayed).toHaveCount(0)
  await fail('/quotes/list')
  await expect(delayed).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await steer.delete('/faults')
  await expect(delayed).toHaveCount(0, { timeout: 40_000 })
})
