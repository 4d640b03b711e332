import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, nodeOf } from '../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf } from '../../tests/contract/smallServer.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { shownPath } from '../testing/mountApp.tsx'
import { mountExamples, mountSmallServer } from '../testing/mountSmallServer.tsx'

const NONE_BEFORE = ['/trade/fills', '/trade/positionlist']

it('a server without stops leads from the fill to the sale', async () => {
  localStorage.setItem('firstHour.5550000001', '{"isOn":true,"since":0}')
  let hasBought = false
  const { go, leave } = await mountSmallServer('us', 4, { title: 'Broker' }, (path, answer) => {
    if (path === '/trade/pendinglist' || (NONE_BEFORE.includes(path) && !hasBought)) return exampleOf(path, 'empty')
    if (path !== '/trade/fills') return answer
    const data = nodeOf(answer['data'])
    return {
      ...answer,
      data: { ...data, list: listOf(data['list']).filter((fill) => nodeOf(fill)['action'] === 'open') },
    }
  })
  const { all, steps, title } = currentWords().firstHour
  const card = page.getByRole('group', { name: title(), exact: true })
  await go('/home/index')
  await expect.element(card.getByRole('heading', { name: steps.order() })).toBeVisible()
  await go('/mine/about')
  await expect.element(card).not.toBeInTheDocument()
  hasBought = true
  await go('/home/index')
  await expect.element(card.getByRole('heading', { name: steps.sale() })).toBeVisible()
  await card.getByRole('button', { name: all(), exact: true }).click()
  await expect.element(card.getByText(steps.sale()).first()).toBeVisible()
  expect(card.getByText(steps.stop()).elements()).toEqual([])
  await expectNoBarriers()
  await leave()
})

it('who has traded before is not led', async () => {
  const { atRest, go, leave } = await mountExamples('us', (path) => exampleAnswer(path))
  await go('/login/loading')
  await expect.poll(shownPath).toBe('/home/index')
  await atRest('/home/index')
  await expect.poll(() => localStorage.getItem('firstHour.5550000001')).toBe('{"isOn":false,"since":0}')
  const { home, firstHour } = currentWords()
  await expect.element(page.getByText(home.latestNews()).first()).toBeVisible()
  await expect.element(page.getByRole('group', { name: firstHour.title() })).not.toBeInTheDocument()
  await leave()
})
