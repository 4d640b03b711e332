import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { NewsItem } from '../../../ports/News.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NewsRow } from './NewsRow.tsx'

const TITLE = 'الولايات المتحدة: إغلاق على انخفاض، US Simulated 500 بنسبة −0,65 % في نهاية التداول'

beforeAll(async () => {
  await startAllWords('ar')
})

it('shows a title whole, however narrow the screen is', async () => {
  const { app } = makeFakeApp({ clock: { now: () => 0 } })
  const item = { id: '1', title: TITLE, image: '/news/market.svg', source: 'Paper Wire', time: 0 } as NewsItem
  const Narrow = () => (
    <div dir="rtl" style={{ width: 288 }}>
      <NewsRow item={item} />
    </div>
  )
  await mountScreen(app, '/news/index', Narrow, {})
  const cut = page.getByText(TITLE).element().parentElement
  if (!cut) throw new Error('no title')
  expect(cut.getBoundingClientRect().height).toBeGreaterThan(60)
  expect(cut.scrollHeight).toBe(cut.clientHeight)
})
