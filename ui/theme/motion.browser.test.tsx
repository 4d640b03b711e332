import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NoticeBar } from '../kit/feedback/NoticeBar.tsx'
import { mount } from '../kit/testing/mount.tsx'
import { applyMotion } from './preferences.ts'

const root = document.documentElement
// The page is shared with other files' tests, of which one may have chosen.
beforeEach(() => applyMotion(root, 'system'))

const long = 'Bursa Malaysia is closed on Monday for the public holiday; orders entered now are placed on Tuesday.'
const Moving = () => (
  <>
    <NoticeBar texts={[long]} />
    <span className="motion-safe:animate-price-rose">1,54</span>
    <span className="transition-opacity">fades</span>
  </>
)

it('nothing moves once the setting wants it, and moves again as the device says', async () => {
  const { container } = await mount(<Moving />)
  const running = () => container.getAnimations({ subtree: true }).length
  const fade = () => getComputedStyle(page.getByText('fades').element()).transitionDuration
  await expect.poll(running).toBeGreaterThan(0)
  expect(fade()).toBe('0.15s')

  applyMotion(root, 'reduced')
  await expect.poll(running).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
  expect(fade()).toBe('1e-05s')

  applyMotion(root, 'system')
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

it('the tint of a changed price is held by a delay, in which the main thread draws no frame, and then goes', async () => {
  const { container } = await mount(<span className="motion-safe:animate-price-rose">1,54</span>)
  const price = page.getByText('1,54').element()
  const ground = () => getComputedStyle(price).backgroundColor
  const [tint] = container.getAnimations({ subtree: true })
  expect(tint?.effect?.getComputedTiming()).toMatchObject({ delay: 800, progress: 0 })
  expect(tint?.effect?.getComputedTiming().activeDuration).toBeLessThan(16)
  expect(ground()).not.toBe('rgba(0, 0, 0, 0)')
  tint?.finish()
  expect(ground()).toBe('rgba(0, 0, 0, 0)')
})
