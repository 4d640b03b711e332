import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startAllWords } from '../../testing/allWords.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { Html } from './Html.tsx'
import { eventually } from '../../testing/eventually.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const HOSTILE = `
  <h2 onclick="window.stolen = true">Terms</h2>
  <img src="x:" onerror="window.stolen = true">
  <script>window.stolen = true</script>
  <style>body { display: none }</style>
  <p style="position: fixed" class="fixed" id="app">Text</p>
  <form action="https://evil.example"><input name="password"></form>
  <iframe src="https://evil.example"></iframe>
  <a href="javascript:window.stolen = true">trap</a>
  <a href="https://house.example/fees">fees</a>`

it('renders the text and no active content', async () => {
  const { container } = await mount(<Html html={HOSTILE} />)
  await expect.element(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
  expect(
    container.querySelectorAll('script, style, form, input, iframe, [onclick], [onerror], [style], [id=app]'),
  ).toHaveLength(0)
  expect(page.getByText('Text').element().className).toBe('')
  page
    .getByText('trap')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect((window as { stolen?: boolean }).stolen).toBeUndefined()
})

it('opens links outside the app, without a referrer', async () => {
  await mount(<Html html={HOSTILE} />)
  const link = page.getByRole('link', { name: 'fees' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('renders a new text when its prop changes', async () => {
  const { rerender } = await mount(<Html html="<p>first</p>" />)
  await expect.element(page.getByText('first')).toBeVisible()
  await rerender(<Html html="<p>second</p>" />)
  await expect.element(page.getByText('second')).toBeVisible()
  await eventually(() => expect(page.getByText('first').query()).toBeNull())
})

it('lets a table scroll that is wider than the page', async () => {
  const wide =
    '<table><tr><td>Wie&shy;lange</td><td>' + 'Donaudampfschifffahrtsgesellschaft'.repeat(3) + '</td></tr></table>'
  const { container } = await mount(<Html html={wide} />)
  await expect.element(page.getByRole('table')).toBeVisible()
  const scroller = container.querySelector('table')?.parentElement
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})
