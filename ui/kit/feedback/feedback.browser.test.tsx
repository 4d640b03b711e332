import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BlockingLoading } from './BlockingLoading.tsx'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonRows } from './Skeleton.tsx'
import { boxOf, mount } from '../testing/mount.tsx'
import { makeToaster, TOAST_MS } from './toaster.ts'
import { ToastRegion } from './ToastRegion.tsx'

afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('is announced politely, shown, and hidden after 2000 ms; a new one replaces it and restarts the time', async () => {
    vi.useFakeTimers()
    const toaster = makeToaster()
    await mount(<ToastRegion toaster={toaster} />)
    const status = page.getByRole('status')
    expect(status.element().getAttribute('aria-live')).toBe('polite')
    toaster.show('Copied')
    await expect.element(status).toHaveTextContent('Copied')
    vi.advanceTimersByTime(1500)
    toaster.show('Deleted', 'error')
    vi.advanceTimersByTime(TOAST_MS - 1)
    await expect.element(status).toHaveTextContent('Deleted')
    vi.advanceTimersByTime(1)
    await expect.element(status).toBeEmptyDOMElement()
    expect(document.querySelector(':popover-open')).toBeNull()
  })

  it('that a field says already is seen, and not announced', async () => {
    const toaster = makeToaster()
    await mount(<ToastRegion toaster={toaster} />)
    toaster.show('Wrong password', 'error', true)
    await expect.element(page.getByText('Wrong password')).toBeVisible()
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
    toaster.show('Copied')
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  })

  it('can be removed without an announcement', async () => {
    const toaster = makeToaster()
    await mount(<ToastRegion toaster={toaster} />)
    toaster.show('Busy')
    await expect.element(page.getByRole('status')).toHaveTextContent('Busy')
    toaster.clear()
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows in the top layer even during a blocking loading, and receives no clicks itself', async () => {
    const toaster = makeToaster()
    await mount(
      <>
        <ToastRegion toaster={toaster} />
        <BlockingLoading open />
      </>,
    )
    toaster.show('Signed out')
    await expect.poll(() => document.querySelector(':popover-open')?.textContent).toBe('Signed out')
    const shown = document.querySelector(':popover-open') as HTMLElement
    expect(getComputedStyle(shown).pointerEvents).toBe('none')
    expect(shown.getBoundingClientRect().height).toBeGreaterThan(20)
  })
})

describe('a blocking loading', () => {
  const screen = (open: boolean, onClick = () => {}) => (
    <>
      <button type="button" onClick={onClick}>
        behind
      </button>
      <BlockingLoading open={open} label="Calculating assets" />
    </>
  )

  it('covers everything and intercepts every click and key', async () => {
    const onClick = vi.fn()
    const { rerender } = await mount(screen(false, onClick))
    const behind = page.getByText('behind')
    ;(behind.element() as HTMLElement).focus()
    await rerender(screen(true, onClick))
    const loading = page.getByRole('dialog', { name: 'Calculating assets' })
    await expect.element(loading).toHaveAttribute('aria-busy', 'true')
    const box = boxOf(loading)
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, innerWidth, innerHeight])
    const spot = boxOf(behind)
    expect(document.elementFromPoint(spot.x + 2, spot.y + 2)).toBe(loading.element())
    await userEvent.keyboard('{Tab}{Enter}{Escape}{Escape} ')
    await expect.element(loading).toBeVisible()
    expect(loading.element().contains(document.activeElement)).toBe(true)
    expect(onClick).not.toHaveBeenCalled()
  })

  it('restores the focus when it ends', async () => {
    const { rerender } = await mount(screen(false))
    ;(page.getByText('behind').element() as HTMLElement).focus()
    await rerender(screen(true))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await rerender(screen(false))
    await expect.element(page.getByText('behind')).toHaveFocus()
  })
})

it('a failure is announced immediately and can be retried', async () => {
  const onRetry = vi.fn()
  await mount(<ErrorState title="Your orders could not be loaded" onRetry={onRetry} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your orders could not be loaded')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('a skeleton announces once that it is loading', async () => {
  await mount(<SkeletonRows count={3} />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent(/^Loading$/)
  await expect.element(status).toHaveAttribute('aria-busy', 'true')
})
