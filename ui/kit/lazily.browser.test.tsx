import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazily } from './lazily.tsx'
import { notLoaded } from './overlays/NotLoaded.tsx'
import { makeOverlayStack } from './overlays/stack.ts'
import { OverlayStackProvider, useOverlay } from './overlays/useOverlay.ts'
import { mount } from './testing/mount.tsx'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Sheet = ({ open }: SheetProps) => open && <p>The sheet</p>
const stay = () => undefined

it('a preloaded overlay is rendered with the tap that opens it', async () => {
  const fetched = vi.fn(() => Promise.resolve(Sheet))
  const Part = lazily(fetched)
  await Part.preload()
  const seen: string[] = []
  await mount(
    <div ref={(node) => void (node && seen.push(node.textContent))}>
      <Part open onClose={stay} />
    </div>,
  )
  // Rendered directly: no fallback was shown.
  expect(seen[0]).toBe('The sheet')
  expect(fetched).toHaveBeenCalledOnce()
})

it('an overlay that is downloaded on opening shows a scrim until then, and is downloaded once', async () => {
  let arrive: (part: typeof Sheet) => void = () => undefined
  const fetched = vi.fn(() => new Promise<typeof Sheet>((resolve) => (arrive = resolve)))
  const Part = lazily(fetched)
  const { rerender } = await mount(<Part open={false} onClose={stay} />)
  expect(fetched).not.toHaveBeenCalled()
  await rerender(<Part open onClose={stay} />)
  expect(document.querySelector('[aria-busy]')).not.toBeNull()
  arrive(Sheet)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await rerender(<Part open={false} onClose={stay} />)
  await rerender(<Part open onClose={stay} />)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(fetched).toHaveBeenCalledOnce()
})

it('reacts to the tap before it is rendered', async () => {
  const answered: boolean[] = []
  const Slow = ({ open }: SheetProps) => {
    if (open) answered.push(document.querySelector('[aria-busy]') !== null)
    return open && <p>The sheet</p>
  }
  const Part = lazily(() => Promise.resolve(Slow))
  await Part.preload()
  const { rerender } = await mount(<Part open={false} onClose={stay} />)
  await rerender(<Part open onClose={stay} />)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(answered[0]).toBe(true)
  expect(document.querySelector('[aria-busy]')).toBeNull()
  // The scrim disappears immediately: there is none behind a closing sheet.
  await rerender(<Part open={false} onClose={stay} />)
  expect(page.getByText('The sheet').elements()).toEqual([])
})

/** A sheet that is being downloaded, on a page with the overlays `stack`; `settle` ends the download. */
const fetchedSheet = () => {
  const stack = makeOverlayStack()
  const onClose = vi.fn()
  let resolve: (part: typeof Sheet) => void = stay
  let reject: (cause: Error) => void = stay
  const promise = new Promise<typeof Sheet>((...settle) => ([resolve, reject] = settle))
  const Part = lazily(() => promise)
  const at = (open: boolean) => (
    <OverlayStackProvider value={stack}>
      <Part open={open} onClose={onClose} />
    </OverlayStackProvider>
  )
  return { at, onClose, reject, resolve, stack }
}

it('counts as an overlay from the tap on, so that Back and Escape cancel it during the download', async () => {
  const { at, onClose, resolve, stack } = fetchedSheet()
  const { rerender } = await mount(at(false))
  expect(stack.depth()).toBe(0)
  await rerender(at(true))
  expect(stack.depth()).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  stack.closeDownTo(0)
  expect(onClose).toHaveBeenCalledTimes(2)
  await rerender(at(false))
  resolve(Sheet)
  await rerender(at(false))
  expect([stack.depth(), page.getByText('The sheet').elements().length]).toEqual([0, 0])
})

it('passes its place in the stack to the downloaded overlay', async () => {
  const { at, resolve, stack } = fetchedSheet()
  const Registered = ({ open, onClose }: SheetProps) => {
    useOverlay(open, onClose)
    return open && <p>The sheet</p>
  }
  await mount(at(true))
  const depths: number[] = []
  stack.watch(() => queueMicrotask(() => depths.push(stack.depth())))
  resolve(Registered)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  // Never empty in between, which would cause a step in the history.
  expect(new Set(depths)).toEqual(new Set([1]))
})

it('a download that fails after it was cancelled is no failure of the screen', async () => {
  const { at, reject } = fetchedSheet()
  const { rerender } = await mount(at(true))
  await rerender(at(false))
  reject(new Error('offline'))
  await rerender(at(false))
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('a download that fails is told in a dialog that can be closed, and leads the focus back', async () => {
  const Part = lazily<SheetProps>(() => Promise.reject(new Error('offline')))
  const Screen = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Opens</button>
        <Part open={open} onClose={() => setOpen(false)} />
      </>
    )
  }
  await mount(<Screen />)
  await page.getByRole('button', { name: 'Opens' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Opens' })).toHaveFocus()
})

it('a download that fails is told in a dialog that tries again, and the screen below it stays', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answers: Array<() => Promise<typeof Sheet>> = [
    () => Promise.reject(new Error('offline')),
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve(Sheet),
  ]
  const Part = lazily(() => answers.shift()?.() ?? Promise.reject(new Error('asked once more')))
  const onClose = vi.fn()
  const at = (open: boolean) => (
    <>
      <p>The screen</p>
      <Part open={open} onClose={onClose} />
    </>
  )
  const { rerender } = await mount(at(true))
  await expect.element(page.getByRole('dialog', { name: 'Part of the app could not be loaded' })).toBeVisible()
  await expect.element(page.getByText('The screen')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => answers.length).toBe(1)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  online.mockRestore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  // What is typed in it survives a render of the screen.
  await rerender(at(true))
  await expect.element(page.getByText('The sheet')).toBeVisible()
  await rerender(at(false))
  await rerender(at(true))
  await expect.element(page.getByText('The sheet')).toBeVisible()
})

it('opened once more after it failed, it is downloaded at once', async () => {
  const answers: Array<() => Promise<typeof Sheet>> = [
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve(Sheet),
  ]
  const Part = lazily(() => answers.shift()?.() ?? Promise.reject(new Error('asked once more')))
  const { rerender } = await mount(<Part open onClose={stay} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await rerender(<Part open={false} onClose={stay} />)
  await rerender(<Part open onClose={stay} />)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('the page is loaded again where a part fails a second time with a connection: Chromium would never load it', async () => {
  const reload = vi.fn()
  const Part = notLoaded<SheetProps>(() => Promise.reject(new Error('remembered')), reload)
  await mount(<Part open onClose={stay} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})
