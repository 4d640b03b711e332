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
