import { us } from '../../paper/areas/rewards/words/us.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './support/fixtures.ts'
import { LANGUAGES, wordsOf } from './support/words.ts'

/** Rewards of 110.00 together. */
const ENOUGH = ['identity', 'deposit', 'trade']

for (const language of LANGUAGES) {
  test(`obtained rewards are claimed once and are in the records (${language})`, async ({ customer, open, steer }) => {
    const { records, rewards } = await wordsOf(language, 'rewards', 'records')
    const page = await open('/mine/activity', { language })
    const tasks = page.getByRole('list', { name: rewards.tasks }).getByRole('listitem')
    await expect(tasks).toHaveCount(6)
    await expect(tasks.filter({ hasText: rewards.states.locked })).toHaveCount(3)
    await expect(page.getByText('100,00')).not.toHaveCount(0)
    const claim = page.getByRole('button').filter({ hasText: '110,00' })
    await expect(claim).toHaveCount(0)
    await expectAccessible(page)
    await expectNoOverflow(page)

    for (const task of ENOUGH)
      await steer.post('/activities/complete', { account: customer.account, activity: 'newcomer', task })
    await page.reload()
    await expect(tasks.filter({ hasText: rewards.states.completed })).toHaveCount(3)
    await claim.click()
    // Its title is that of the review first, then that of the result.
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(rewards.reviewTitle)
    await expect(sheet).toContainText('110,00')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: rewards.claimNow }).click()
    await expect(sheet).toContainText(rewards.done)
    await sheet.getByRole('button', { name: rewards.close, exact: true }).last().click()
    await expect(claim).toHaveCount(0)
    await expect(page.getByText(rewards.claimed)).toBeVisible()

    await open('/mine/fundingRecords', { language })
    await expect(page.getByRole('listitem').filter({ hasText: records.kinds.reward })).toContainText('110,00')
    expect(await steer.get('/audit')).toEqual({ problems: [] })
  })
}

test('home shows the progress, and links to the next step and to all steps', async ({ customer, open, steer }) => {
  const { rewards } = await wordsOf('us', 'rewards')
  await steer.post('/activities/complete', { account: customer.account, activity: 'newcomer', task: 'identity' })
  const page = await open('/home/index', { language: 'us' })
  const card = page.locator('section', { has: page.getByRole('heading', { name: us.newcomer.title }) })
  await expect(card.getByRole('progressbar', { name: rewards.towards })).toHaveAttribute('aria-valuenow', '30')
  await expect(card).toContainText('Runs until')
  await card.getByRole('link', { name: 'Set a fund password' }).click()
  await expect(page).toHaveURL(/#\/mine\/fundPassword/)
  await page.goBack()
  await card.getByRole('link', { name: rewards.tasks, exact: true }).click()
  await expect(page).toHaveURL(/#\/mine\/activity$/)
})

test('every activity is listed with its end; an ended one shows that no task counts any more', async ({
  customer,
  open,
  steer,
}) => {
  const { rewards } = await wordsOf('us', 'rewards')
  await steer.post('/activities/complete', { account: customer.account, activity: 'newcomer', task: 'deposit' })
  const page = await open('/mine/activity', { language: 'us' })
  await page.getByRole('link', { name: rewards.all }).click()
  const rows = page.getByRole('list', { name: rewards.listTitle }).getByRole('listitem')
  await expect(rows.first()).toContainText(rewards.phases.running)
  await expect(rows.filter({ hasText: rewards.phases.upcoming })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await rows.filter({ hasText: rewards.phases.ended }).first().click()
  await expect(page.getByText('It ended before')).toBeVisible()
  await expect(page.getByRole('list', { name: rewards.tasks }).getByRole('listitem').first()).toContainText(
    rewards.states.ended,
  )
  await page.goBack()
  await expect(rows.first()).toBeVisible()
})
