import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startAllWords } from '../../testing/allWords.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { ListingName, LocalName } from './ListingName.tsx'
import { scriptOf } from './script.ts'

const taiwanese = { name: 'Lanyao Optronics', chineseName: '嵐曜光電', market: 'TW' } as const
const malaysian = { name: 'Harimau Foods', chineseName: '虎牌食品', market: 'MY' } as const

const names = () =>
  mount([taiwanese, malaysian].map((listing) => <ListingName key={listing.market} listing={listing} />))

it('a name in Chinese characters carries the language of its market', async () => {
  await startAllWords('cn')
  await names()
  await expect.element(page.getByText('嵐曜光電')).toHaveAttribute('lang', 'zh-Hant')
  await expect.element(page.getByText('虎牌食品')).toHaveAttribute('lang', 'zh-Hans')
})

it('a Latin name is read as the page is', async () => {
  await startAllWords('es')
  await names()
  await expect.element(page.getByText('Harimau Foods')).not.toHaveAttribute('lang')
  expect(scriptOf('FTSEMIB', 'IT')).toBeUndefined()
})

it('a Chinese name on a Spanish page, as among the hits of a search, is read in Chinese', async () => {
  await startAllWords('es')
  await mount(<LocalName name={malaysian.chineseName} market={malaysian.market} />)
  await expect.element(page.getByText('虎牌食品')).toHaveAttribute('lang', 'zh-Hans')
})
