import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { useFreeSpot } from './freeSpot.ts'
import { Price } from '../../areas/markets/Price.tsx'

interface ScreenProps {
  readonly price: string
  readonly more?: boolean
}

const Screen = ({ price, more = false }: ScreenProps) => {
  useFreeSpot(true, '/')
  return (
    <>
      <Price price={decimal(price)} decimals={2} />
      {more && <p>More</p>}
    </>
  )
}

it('a price that ticks measures nothing of the screen; a part that comes does', async () => {
  await startAllWords('us')
  const measured = vi.spyOn(document, 'createTreeWalker')
  const { rerender } = await mount(<Screen price="1.50" />)
  await expect.poll(() => measured.mock.calls.length).toBeGreaterThan(0)
  measured.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await rerender(<Screen price="1.51" />)
  expect(page.getByText('1,51').query()).not.toBeNull()
  await Promise.resolve()
  vi.advanceTimersByTime(2_000)
  expect(measured).not.toHaveBeenCalled()
  await rerender(<Screen price="1.51" more />)
  await Promise.resolve()
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  expect(measured).toHaveBeenCalledOnce()
})
