import { useEffect, useState } from 'react'
import { onTestFinished, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from './buttons/Button.tsx'
import { ignoreRestOfDoubleTap } from './doubleTap.ts'
import { mount } from './testing/mount.tsx'

/** A review that opens in the place of its button, and what was pressed. */
const Ticket = ({ pressed }: { readonly pressed: string[] }) => {
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  // As a sheet does.
  useEffect(() => {
    if (open) document.getElementById('send')?.focus()
  }, [open])
  return (
    <div className="grid gap-4">
      {open ? (
        <Button wide key="send" id="send" onClick={() => pressed.push('sent')}>
          Send
        </Button>
      ) : (
        <Button
          wide
          key="review"
          onClick={() => {
            pressed.push('reviewed')
            setOpen(true)
          }}
        >
          Review
        </Button>
      )}
      <Button wide onClick={() => setCount(count + 1)}>
        More
      </Button>
      <label className="flex min-h-11 items-center">
        <input type="checkbox" /> Agree
      </label>
      <output>{count}</output>
    </div>
  )
}

const mountTicket = async () => {
  const pressed: string[] = []
  onTestFinished(ignoreRestOfDoubleTap(window))
  await mount(<Ticket pressed={pressed} />)
  return pressed
}

interface Touches {
  readonly send: (method: 'Input.dispatchTouchEvent', touches: object) => Promise<unknown>
}

/** Taps with a finger, in the middle of a control. */
const tap = async (control: Element) => {
  const frame = window.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = control.getBoundingClientRect()
  const touchPoints = [{ x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 }]
  const device = cdp() as unknown as Touches
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const button = (name: string) => page.getByRole('button', { name })

it('does not send by the double click that opened the review, and sends by the next', async () => {
  const pressed = await mountTicket()
  await userEvent.dblClick(button('Review'))
  await expect.element(button('Send')).toBeVisible()
  expect(pressed).toEqual(['reviewed'])
  await userEvent.click(button('Send'))
  expect(pressed).toEqual(['reviewed', 'sent'])
})

it('does not send by the second or third tap of a finger', async () => {
  const pressed = await mountTicket()
  const place = button('Review').element()
  await tap(place)
  await expect.element(button('Send')).toBeVisible()
  await tap(button('Send').element())
  await tap(button('Send').element())
  expect(pressed).toEqual(['reviewed'])
})

it('does not send by an Enter that is held', async () => {
  const pressed = await mountTicket()
  button('Review').element().focus()
  await userEvent.keyboard('{Enter>3/}')
  await expect.element(button('Send')).toBeVisible()
  expect(pressed).toEqual(['reviewed'])
})

it('gives every tap to a control that stays, and a label its field', async () => {
  await mountTicket()
  await userEvent.tripleClick(button('More'))
  await expect.element(page.getByRole('status')).toHaveTextContent('3')
  const agree = page.getByRole('checkbox', { name: 'Agree' })
  await tap(agree.element().parentElement!)
  await expect.element(agree).toBeChecked()
})
