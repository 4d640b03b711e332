import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

it('reports a lost connection on a banner, until it is back', async () => {
  const { setOnline } = await mountApp('/home/index')
  const words = currentWords()
  await expect.element(page.getByText(words.simulation()).first()).toBeVisible()
  setOnline(false)
  await expect.element(page.getByText(words.offlineBanner())).toBeVisible()
  setOnline(true)
  await expect.element(page.getByText(words.offlineBanner())).not.toBeInTheDocument()
})

it('reports an unknown address, with a link to home, which Back leaves to the screen before', async () => {
  await mountApp('/mine/setting')
  const words = currentWords()
  const before = page.getByRole('heading', { name: words.settings.title() })
  await expect.element(before).toBeVisible()
  location.hash = '/no/such/screen'
  await expect.element(page.getByText(words.home.notFound())).toBeVisible()
  await page.getByRole('button', { name: words.home.toHome() }).click()
  await expect.element(page.getByRole('navigation', { name: words.menu() })).toBeVisible()
  expect(location.hash).toBe('#/home/index')
  history.back()
  await expect.element(before).toBeVisible()
})

it('shows the last of several screens that are asked for at once, and fades none with reduced motion', async () => {
  await mountApp('/home/index', { kept: new Map([['motion', 'reduced']]) })
  for (const path of ['/mine/index', '/mine/setting', '/home/index', '/mine/about', '/mine/index']) location.hash = path
  await expect.poll(shownPath).toBe('/mine/index')
  const main = page.getByRole('main').element()
  expect(Number.parseFloat(getComputedStyle(main).animationDuration)).toBeLessThan(0.001)
})

it('stands on a desk where it stays, also before the list beside it is there', async () => {
  await page.viewport(1280, 800)
  const seen = new Set<number>()
  const watch = () => {
    const main = document.querySelector('main')
    if (main) seen.add(main.getBoundingClientRect().left)
    frame = requestAnimationFrame(watch)
  }
  let frame = requestAnimationFrame(watch)
  await mountApp('/mine/fundingRecords')
  const beside = page.getByRole('complementary').filter({ hasText: currentWords().account.totalAssets() })
  await expect.element(beside).toBeVisible()
  cancelAnimationFrame(frame)
  expect(seen.size).toBe(1)
  await page.viewport(390, 844)
})
