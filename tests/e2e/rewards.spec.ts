import { us } from '../../paper/areas/rewards/words/us.ts'
import { expect, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

/** Rewards of 110.00 together, with the identity. */
const ENOUGH = ['deposit', 'trade']

test('a newcomer follows the steps from home, claims the reward once and finds it in the records', async ({
  customer: { account },
  open,
  steer,
}) => {
  const { records, rewards } = await wordsOf('us', 'rewards', 'records')
  const complete = (task: string) => steer.post('/activities/complete', { account, activity: 'newcomer', task })
  await complete('identity')
  const page = await open('/home/index', { language: 'us' })
  await test.step('home shows the progress, and links to the next step and to all steps', async () => {
    const card = page.locator('section', { has: page.getByRole('heading', { name: us.newcomer.title }) })
    await expect(card.getByRole('progressbar', { name: rewards.towards })).toHaveAttribute('aria-valuenow', '30')
    await expect(card).toContainText('Runs until')
    await card.getByRole('link', { name: 'Set a transaction PIN' }).click()
    await expect(page).toHaveURL(/#\/mine\/fundPassword/)
    await page.goBack()
    await card.getByRole('link', { name: rewards.tasks, exact: true }).click()
    await expect(page).toHaveURL(/#\/mine\/activity$/)
  })
  const tasks = page.getByRole('list', { name: rewards.tasks }).getByRole('listitem')
  const claim = page.getByRole('button').filter({ hasText: '110,00' })
  await test.step('the reward is claimed once', async () => {
    await expect(tasks).toHaveCount(6)
    await expect(claim).toHaveCount(0)
    for (const task of ENOUGH) await complete(task)
    await page.reload()
    // The text of a task may have the word too.
    const completed = page.getByText(rewards.states.completed, { exact: true })
    await expect(tasks.filter({ has: completed })).toHaveCount(3)
    await claim.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: rewards.claimNow }).click()
    await expect(sheet).toContainText(rewards.done)
    await sheet.getByRole('button', { name: rewards.close, exact: true }).last().click()
    await expect(claim).toHaveCount(0)
    await expect(page.getByText(rewards.claimed)).toBeVisible()
  })
  await test.step('an activity that has ended is opened from the list of all', async () => {
    await page.getByRole('link', { name: rewards.all }).click()
    const rows = page.getByRole('list', { name: rewards.listTitle }).getByRole('listitem')
    await expect(rows.first()).toContainText(rewards.phases.running)
    await expect(rows.filter({ hasText: rewards.phases.upcoming })).toHaveCount(1)
    await rows.filter({ hasText: rewards.phases.ended }).first().click()
    await expect(page.getByText('It ended before')).toBeVisible()
    await expect(tasks.first()).toContainText(rewards.states.ended)
    await page.goBack()
    await expect(rows.first()).toBeVisible()
  })
  await test.step('the reward is in the records', async () => {
    await page.evaluate(() => (location.hash = '#/mine/fundingRecords'))
    const rows = page.locator('main[data-path="/mine/fundingRecords"]').getByRole('listitem')
    await expect(rows.filter({ hasText: records.kinds.reward })).toContainText('110,00')
    expect(await steer.get('/audit')).toEqual({ problems: [] })
  })
})
