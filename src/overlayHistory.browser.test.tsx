import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../ui/kit/testing/mount.tsx'
import { lazily } from '../ui/kit/lazily.tsx'
import { makeOverlayStack } from '../ui/kit/overlays/stack.ts'
import { OverlayStackProvider, useOverlay } from '../ui/kit/overlays/useOverlay.ts'
import { hashHistory, overlayHistory } from './overlayHistory.ts'

// On the browser's own history; every other rule is in overlayHistory.test.ts.

let end = () => undefined as void
afterEach(() => end())

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** As the app begins at the current entry, also when it is loaded again. */
const begin = () => {
  const base = hashHistory()
  const overlays = makeOverlayStack()
  const pages = overlayHistory(base, overlays)
  end = () => base.destroy()
  return { overlays, pages }
}
const overlayOfEntry = (): unknown => history.state?.overlay

it('loaded again with a sheet open, it is at the page without the sheet, one step from the previous page', async () => {
  history.pushState(null, '', '#/previous')
  history.pushState(null, '', '#/withdraw')
  begin().overlays.add(() => undefined)
  await expect.poll(overlayOfEntry).toMatchObject({ depth: 1 })
  end()
  const { overlays } = begin()
  await expect.poll(overlayOfEntry).toBeUndefined()
  expect([location.hash, overlays.depth()]).toEqual(['#/withdraw', 0])
  history.back()
  await expect.poll(() => location.hash).toBe('#/previous')
})

it('Escape and Back cancel a sheet whose code is still loading, which then arrives for nothing', async () => {
  let arrive = () => undefined as void
  const Sheet = ({ open, onClose }: SheetProps) => {
    useOverlay(open, onClose)
    return open && <p>The sheet</p>
  }
  const code = new Promise<typeof Sheet>((resolve) => (arrive = () => resolve(Sheet)))
  const Part = lazily(() => code)
  history.pushState(null, '', '#/previous')
  history.pushState(null, '', '#/deposit')
  const { overlays } = begin()
  const Screen = () => {
    const [open, setOpen] = useState(false)
    return (
      <OverlayStackProvider value={overlays}>
        <button onClick={() => setOpen(true)}>Date</button>
        <Part open={open} onClose={() => setOpen(false)} />
      </OverlayStackProvider>
    )
  }
  await mount(<Screen />)
  const busy = () => document.querySelector('[aria-busy=true]')
  const sheet = page.getByText('The sheet')
  const open = async () => {
    ;(page.getByRole('button', { name: 'Date' }).element() as HTMLElement).click()
    await expect.poll(overlayOfEntry).toMatchObject({ depth: 1 })
  }
  for (const cancel of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
    await open()
    expect(busy()).not.toBeNull()
    await cancel()
    await expect.poll(busy).toBeNull()
    await expect.poll(overlayOfEntry).toBeUndefined()
    expect(location.hash).toBe('#/deposit')
  }
  arrive()
  await code
  await expect.element(sheet).not.toBeInTheDocument()
  await open()
  await expect.element(sheet).toBeVisible()
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(location.hash).toBe('#/deposit')
  history.back()
  await expect.poll(() => location.hash).toBe('#/previous')
})
