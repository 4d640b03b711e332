import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, nodeOf } from '../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf, exampleWith } from '../../tests/contract/smallServer.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { button } from '../testing/flows/flow.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

/** Kuala Lumpur on the day of the examples, which are of its morning: a session before it, or one that goes on. */
const malaysia = (isOver: boolean) => ({
  ...nodeOf(listOf(exampleOf('/market/list')['data'])[0]),
  code: 'MY',
  currency: 'MYR',
  zone: 'Asia/Kuala_Lumpur',
  state: isOver ? 'closed' : 'open',
  sessions: [
    {
      opentime: Date.parse('2026-01-15T08:00+08:00'),
      closetime: Date.parse(`2026-01-15T${isOver ? '09:30' : '17:00'}+08:00`),
    },
  ],
})

/** 1,000 shares, bought on the day before. */
const HELD = exampleWith('/trade/positionlist', ({ list }) => ({
  list: [{ ...nodeOf(listOf(list)[0]), buytime: Date.parse('2026-01-14T10:00+08:00') }],
  next: '',
}))

afterEach(() => page.viewport(390, 844))

it.each(['es', 'ar'] as const)(
  'home tells the day of a market after its close, until it is dismissed (%s)',
  async (language) => {
    let isOver = false
    const { atRest, go, leave } = await mountExamples(language, (path) => {
      if (path === '/market/list') return { status: 1, data: [malaysia(isOver)] }
      return path === '/trade/positionlist' ? HELD : exampleAnswer(path)
    })
    const visitHome = async () => {
      await go('/mine/about')
      await atRest('/mine/about')
      await go('/home/index')
      await atRest('/home/index')
    }
    const { evening, markets } = currentWords()
    const end = page.getByText(evening.thatIsAll(), { exact: true })
    await visitHome()
    await expect.element(end).not.toBeInTheDocument()
    isOver = true
    await visitHome()
    await expect.element(end).toBeVisible()
    const card = page.elementLocator(end.element().closest('section')!)
    const title = evening.title({ market: markets.marketNames.MY() })
    await expect.element(card.getByRole('heading', { name: title })).toBeVisible()
    const rows = card.getByRole('list', { name: evening.moved() }).getByRole('listitem')
    expect(rows.elements()).toHaveLength(1)
    // From 1.520 to 1.550.
    expect(rows.element().textContent).toContain('+30,00\u00a0MYR')
    // All of them together are this one, and the exchange rate is told apart from the price.
    const fact = (label: string) => card.getByText(label).element().parentElement?.textContent
    expect(fact(evening.together())).toContain('+30,00\u00a0MYR')
    expect(fact(evening.rate({ currency: 'MYR' }))).toContain('EUR')
    await expect.element(card.getByRole('heading', { name: evening.tomorrow() })).toBeVisible()
    for (const width of [390, 320]) {
      await page.viewport(width, 844)
      await expectNoBarriers()
    }
    // Dismissed once, it stays away at the next visit.
    await button(evening.dismiss(), card).click()
    await expect.element(end).not.toBeInTheDocument()
    expect(localStorage.getItem('evening')).toMatch(/^MY \d+$/)
    await visitHome()
    await expect.element(end).not.toBeInTheDocument()
    await leave()
  },
)
