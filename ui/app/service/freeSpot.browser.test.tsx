import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { useFreeSpot } from './freeSpot.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { Price } from '../../areas/markets/Price.tsx'

interface ScreenProps {
  readonly price: string
  readonly percent: string
  readonly more?: boolean
}

const Screen = ({ price, percent, more = false }: ScreenProps) => {
  useFreeSpot(true, '/')
  return (
    <>
      <Price price={decimal(price)} decimals={2} />
      <Change key={percent.length} percent={decimal(percent)} />
      {more && <p>More</p>}
    </>
  )
}

it('a tick, which changes figures and their arrows, measures nothing of the screen; a part that comes does', async () => {
  await startAllWords('us')
  const measured = vi.spyOn(document, 'createTreeWalker')
  const { rerender } = await mount(<Screen price="1.50" percent="0" />)
  await expect.poll(() => measured.mock.calls.length).toBeGreaterThan(0)
  measured.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await rerender(<Screen price="1.51" percent="1" />)
  await rerender(<Screen price="1.51" percent="12" />)
  expect(page.getByText('1,51').query()).not.toBeNull()
  expect(page.getByText('▲').query()).not.toBeNull()
  await Promise.resolve()
  vi.advanceTimersByTime(2_000)
  expect(measured).not.toHaveBeenCalled()
  await rerender(<Screen price="1.51" percent="12" more />)
  await Promise.resolve()
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  expect(measured).toHaveBeenCalledOnce()
})
