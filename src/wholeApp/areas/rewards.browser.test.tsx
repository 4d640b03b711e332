import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords } from '../../../ui/i18n/words.ts'
import { shownPath } from '../../testing/mountApp.tsx'
import { exampleAnswer } from '../../../tests/contract/smallServer.ts'
import { mountExamples } from '../../testing/mountSmallServer.tsx'

it('home shows the progress of the newcomer, and links to the next step and to all steps', async () => {
  const { go, leave } = await mountExamples('us', (path) => exampleAnswer(path))
  const { rewards } = currentWords()
  await go('/home/index')
  const card = page.getByRole('main')
  await expect.element(card.getByRole('heading', { name: 'Newcomer benefit' })).toBeVisible()
  await expect
    .element(card.getByRole('progressbar', { name: rewards.towards() }))
    .toHaveAttribute('aria-valuenow', '30')
  await expect.element(card).toHaveTextContent('Runs until')
  await card.getByRole('link', { name: 'Set a transaction PIN' }).click()
  await expect.poll(shownPath).toBe('/mine/fundPassword')
  history.back()
  await card.getByRole('link', { name: rewards.tasks(), exact: true }).click()
  await expect.poll(shownPath).toBe('/mine/activity')
  await leave()
})

it('an activity that has ended is opened from the list of all, and Back returns to the list', async () => {
  const { go, leave } = await mountExamples('us', (path, form) =>
    exampleAnswer(path, path === '/activity/info' && form.get('id') === 'discovery-2025-q4' ? 'ended' : undefined),
  )
  const { rewards } = currentWords()
  await go('/mine/activity')
  await page.getByRole('link', { name: rewards.all() }).click()
  const rows = page.getByRole('list', { name: rewards.listTitle() }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent(rewards.phases.running())
  expect(rows.filter({ hasText: rewards.phases.upcoming() }).elements()).toHaveLength(1)
  await rows.filter({ hasText: rewards.phases.ended() }).first().click()
  await expect.element(page.getByText('It ended before')).toBeVisible()
  const tasks = page.getByRole('list', { name: rewards.tasks() }).getByRole('listitem')
  await expect.element(tasks.first()).toHaveTextContent(rewards.states.ended())
  history.back()
  await expect.element(rows.first()).toBeVisible()
  await leave()
})

it('a claimed reward is in the records, under its name', async () => {
  const { go, leave } = await mountExamples('us', (path) => exampleAnswer(path))
  await go('/mine/fundingRecords')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: currentWords().records.kinds.reward() })
  await expect.element(row).toHaveTextContent('100,00')
  await leave()
})
