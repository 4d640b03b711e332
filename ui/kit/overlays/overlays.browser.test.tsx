import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BottomSheet, ConfirmDialog, Dialog, SidePanel } from './overlays.ts'
import { fingerOn } from '../testing/finger.ts'
import { boxOf, mount } from '../testing/mount.tsx'

const kinds = { sheet: BottomSheet, panel: SidePanel, dialog: Dialog }

const Opened = ({ kind }: { kind: keyof typeof kinds }) => {
  const [open, setOpen] = useState(false)
  const Kind = kinds[kind]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <button type="button">behind</button>
      <Kind open={open} onClose={() => setOpen(false)} title="Details">
        <button type="button">inside</button>
      </Kind>
    </>
  )
}

/** Waits until the opened overlay is in its final place: it has not begun to move while it is marked as starting. */
const still = () =>
  expect
    .poll(() => {
      const dialog = page.getByRole('dialog').element()
      return dialog.hasAttribute('data-starting-style') || dialog.getAnimations().length > 0
    })
    .toBe(false)

describe.each(['sheet', 'panel', 'dialog'] as const)('a %s', (kind) => {
  it('is named by its title, keeps the focus inside, closes by Escape and restores the focus', async () => {
    await mount(<Opened kind={kind} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Details' })
    await expect.element(dialog).toBeVisible()
    for (let n = 0; n < 4; n++) {
      await userEvent.tab()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus()
  })

  it('closes by its button', async () => {
    await mount(<Opened kind={kind} />)
    await page.getByRole('button', { name: 'open' }).click()
    await still()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

it('a sheet begins at its title', async () => {
  await mount(<Opened kind="sheet" />)
  await page.getByRole('button', { name: 'open' }).click()
  await expect.element(page.getByRole('heading', { name: 'Details' })).toHaveFocus()
})

const Following = () => {
  const [shown, setShown] = useState<'first' | 'second' | null>(null)
  return (
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      <button type="button" onClick={() => setShown('first')}>
        open
      </button>
      <BottomSheet open={shown === 'first'} onClose={() => setShown(null)} title="First">
        <button type="button" onClick={() => setShown('second')}>
          next
        </button>
      </BottomSheet>
      <BottomSheet open={shown === 'second'} onClose={() => setShown(null)} title="Second">
        <input aria-label="Figure" defaultValue="100" />
      </BottomSheet>
    </main>
  )
}

it('a sheet that leaves takes no focus from the one that follows it, and that one gives it back', async () => {
  await mount(<Following />)
  await page.getByRole('button', { name: 'open' }).click()
  await still()
  const first = page.getByRole('dialog', { name: 'First' }).element()
  await page.getByRole('button', { name: 'next' }).click()
  const title = page.getByRole('heading', { name: 'Second' })
  await expect.element(title).toHaveFocus()
  const taken: Array<EventTarget | null> = []
  const watch = (event: FocusEvent) => event.target === title.element() && taken.push(event.relatedTarget)
  document.addEventListener('focusout', watch)
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(title).toHaveFocus()
  document.removeEventListener('focusout', watch)
  expect(taken).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus()
})

it('a sheet that follows another a second time gives the focus back to what led to the first', async () => {
  await mount(<Following />)
  for (const _ of ['with the code of both still to be mounted', 'with both mounted']) {
    await page.getByRole('button', { name: 'open' }).click()
    await still()
    await page.getByRole('button', { name: 'next' }).click()
    await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'First' })).not.toBeInTheDocument()
    await page.getByLabelText('Figure').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

const Arrived = () => {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="Asked for by the address">
        <button type="button">inside</button>
      </BottomSheet>
    </main>
  )
}

it('a sheet that closes shows what it showed, and takes no second tap, until it is out of sight', async () => {
  const taps = vi.fn<() => void>()
  const Outcome = () => {
    const [open, setOpen] = useState(true)
    const finish = () => {
      taps()
      setOpen(false)
    }
    return (
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title={open ? 'Sent' : 'Review'}
        footer={open && <button onClick={finish}>Done</button>}
      >
        {open ? 'It has arrived' : 'Nothing was sent'}
      </BottomSheet>
    )
  }
  await mount(<Outcome />)
  await still()
  const sheet = page.getByRole('dialog').element()
  if (!(sheet instanceof HTMLElement)) throw new Error('no sheet')
  // Long enough to look at.
  sheet.style.transitionDuration = '2s'
  const done = page.getByRole('button', { name: 'Done' }).element()
  await userEvent.click(done)
  await expect.poll(() => sheet.hasAttribute('data-ending-style')).toBe(true)
  expect(sheet.innerText).toMatch(/Sent\s+It has arrived\s+Done/)
  expect(getComputedStyle(done).pointerEvents).toBe('none')
  expect(taps).toHaveBeenCalledOnce()
})

it('a sheet that leads to a field of the page brings it into sight', async () => {
  const Refused = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <input aria-label="refused" />
        <div style={{ height: '300vh' }} />
        <button type="button" onClick={() => setOpen(true)}>
          send
        </button>
        <BottomSheet
          open={open}
          onClose={() => setOpen(false)}
          title="Review"
          leadTo={() => document.querySelector('input')}
        >
          text
        </BottomSheet>
      </>
    )
  }
  await mount(<Refused />)
  await page.getByRole('button', { name: 'send' }).click()
  await still()
  await userEvent.keyboard('{Escape}')
  const field = page.getByRole('textbox', { name: 'refused' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toBeInViewport()
})

it('a sheet that nothing on the screen led to gives the focus to the heading of the screen', async () => {
  await mount(<Arrived />)
  await expect.element(page.getByRole('heading', { name: 'Asked for by the address' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Screen' })).toHaveFocus()
})

describe('position', () => {
  it.each([
    ['ltr', 0],
    ['rtl', 390],
  ] as const)('a side panel in %s touches the edge where reading starts', async (dir, edge) => {
    await mount(<Opened kind="panel" />, dir)
    await page.getByRole('button', { name: 'open' }).click()
    await still()
    const box = boxOf(page.getByRole('dialog'))
    expect(dir === 'ltr' ? box.left : box.right).toBe(edge)
    expect(box.width).toBeLessThan(390)
    expect(box.height).toBe(innerHeight)
  })

  it('a sheet touches the bottom and takes the whole width', async () => {
    await mount(<Opened kind="sheet" />)
    await page.getByRole('button', { name: 'open' }).click()
    await still()
    const box = boxOf(page.getByRole('dialog'))
    expect([box.bottom, box.width]).toEqual([innerHeight, 390])
  })
})

describe('a sheet dragged by its head', () => {
  const drag = async (by: number, ms: number) => {
    await mount(<Opened kind="sheet" />)
    await page.getByRole('button', { name: 'open' }).click()
    await still()
    const title = page.getByText('Details').element()
    const head = title.parentElement as HTMLElement
    head.setPointerCapture = () => {}
    const finger = fingerOn(title)
    finger('pointerdown', { y: 600 }, 1_000)
    finger('pointermove', { y: 600 + by }, 1_000)
    const shift = (page.getByRole('dialog').element() as HTMLElement).style.translate
    finger('pointerup', { y: 600 + by }, 1_000 + ms)
    return shift
  }

  it('follows the finger and closes when released fast', async () => {
    expect(await drag(60, 10)).toBe('0px 60px')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('returns when released slowly after a short drag', async () => {
    await drag(20, 200)
    await expect.poll(() => (page.getByRole('dialog').element() as HTMLElement).style.translate).toBe('')
    await still()
    expect(boxOf(page.getByRole('dialog')).bottom).toBe(innerHeight)
  })
})

it('a question focuses the safe answer first and is not closed by a tap beside it', async () => {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  await mount(
    <ConfirmDialog
      open
      title="Cancel this order?"
      description="It stays unbought."
      confirmLabel="Cancel order"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  )
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect.element(dialog).toHaveAccessibleDescription('It stays unbought.')
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  await page.getByRole('button', { name: 'Cancel order' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
