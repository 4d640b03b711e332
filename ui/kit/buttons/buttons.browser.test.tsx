import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, ButtonLink } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { boxOf, mount, TestLink } from '../testing/mount.tsx'

it('reacts to taps and the keyboard', async () => {
  const onClick = vi.fn()
  await mount(<Button onClick={onClick}>Buy</Button>)
  await page.getByRole('button', { name: 'Buy' }).click()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('while busy keeps its focus and ignores taps, so that one tap is one submission', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = await mount(form(false))
  const button = page.getByRole('button', { name: 'Send' })
  await button.click()
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])

  await rerender(form(true))
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  ;(button.element() as HTMLElement).click()
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
})

it('gives a small button a target of 44 px', async () => {
  const onClick = vi.fn()
  await mount(
    <div style={{ padding: 40 }}>
      <Button size="small" onClick={onClick}>
        ½
      </Button>
    </div>,
  )
  const box = boxOf(page.getByRole('button', { name: '½' }))
  expect(box.height).toBeLessThan(44)
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2 - 21)
  expect(above?.closest('button')?.textContent).toBe('½')
})

it('renders a link as a button that is still a link to screen readers', async () => {
  await mount(<ButtonLink render={<TestLink to="#/login/register" />}>Create account</ButtonLink>)
  await expect.element(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '#/login/register')
})

it('names an icon and shows its count', async () => {
  await mount(<IconButton label="Messages, 120 unread" icon={<svg />} count={120} />)
  const button = page.getByRole('button', { name: 'Messages, 120 unread' })
  await expect.element(button).toHaveTextContent('99+')
  expect(boxOf(button).width).toBe(44)
  expect(boxOf(button).height).toBe(44)
})

it('a pair has one width, and stands below each other where a word would leave its button', async () => {
  await mount(
    <div className="pair" style={{ width: 288 }}>
      <Button kind="secondary">Modificar</Button>
      <Button kind="secondary">Pausar</Button>
    </div>,
  )
  const both = () => ['Modificar', 'Pausar'].map((name) => boxOf(page.getByRole('button', { name })))
  const [change, pause] = both()
  expect([pause!.top, pause!.width]).toEqual([change!.top, change!.width])
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void (document.documentElement.style.fontSize = ''))
  const [large, below] = both()
  expect(below!.top).toBeGreaterThan(large!.bottom)
  expect([large!.width, below!.width]).toEqual([288, 288])
})
