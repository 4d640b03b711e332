import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from './buttons/Button.tsx'
import { IconButton, IconLink } from './buttons/IconButton.tsx'
import { FilterChip, ToggleChip } from './choices/FilterChip.tsx'
import { OptionList } from './choices/OptionList.tsx'
import { Segmented, Tabs } from './choices/Tabs.tsx'
import { Shortcuts } from './layout/Shortcuts.tsx'
import { ListRow } from './lists/ListRow.tsx'
import { SwitchRow } from './lists/SwitchRow.tsx'
import { markPressed } from './pressed.ts'
import { mount, TestLink } from './testing/mount.tsx'

const nothing = () => undefined
const CHOICES = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const
const KINDS = ['primary', 'secondary', 'quiet', 'up', 'down', 'danger'] as const

/** Every kind of control that can be pressed. */
const Controls = () => (
  <>
    {KINDS.map((kind) => (
      <Button key={kind} kind={kind}>
        {kind}
      </Button>
    ))}
    <ButtonLink render={<TestLink to="/a" />}>Link as a button</ButtonLink>
    <IconButton label="Icon" icon={<svg />} />
    <IconLink label="Icon link" icon={<svg />} render={<TestLink to="/b" />} />
    <FilterChip label="Filter" value={null} open={false} onOpen={nothing} />
    <ToggleChip pressed={false} onPress={nothing}>
      Toggle
    </ToggleChip>
    <Segmented label="Segmented" choices={CHOICES} value="one" onChange={nothing} />
    <Segmented kind="chips" label="Chips" choices={CHOICES} value="one" onChange={nothing} />
    <Tabs kind="underline" label="Tabs" choices={CHOICES} value="one" onChange={nothing}>
      Panel
    </Tabs>
    <ListRow title="Row" render={<TestLink to="/c" />} />
    <ListRow title="Row that opens a sheet" onPress={nothing} />
    <SwitchRow title="Switch" hint="Off" on={false} busy={false} onPress={nothing} />
    <Shortcuts label="Tiles" items={[{ key: 'd', label: 'Tile', icon: <svg />, render: <TestLink to="/d" /> }]} />
    <OptionList label="Options" options={CHOICES} value="one" onChoose={nothing} />
    <a href="#/e">Plain link</a>
    <button type="button">Plain button</button>
    <details>
      <summary>Summary</summary>
    </details>
  </>
)

const lookOf = (element: Element): string => {
  const { backgroundColor, filter, opacity } = getComputedStyle(element)
  return `${backgroundColor} ${filter} ${opacity}`
}

it('every kind of control looks otherwise while it is pressed', async () => {
  await mount(<Controls />)
  const still = document.createElement('style')
  still.textContent = '* { transition: none !important }'
  document.head.append(still)
  const controls = [...document.querySelectorAll('a, button, summary, [role=option], label:has(input)')]
  const unmoved = controls.filter((control) => {
    const before = lookOf(control)
    control.setAttribute('data-pressed', '')
    return lookOf(control) === before
  })
  still.remove()
  expect(controls.length).toBeGreaterThan(24)
  expect(unmoved.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([])
})

describe('a control under a finger', () => {
  let stop = () => undefined as void
  beforeEach(async () => {
    await mount(
      <button type="button">
        <span>Buy</span>
      </button>,
    )
    // Chromium lets timers wait while a finger may begin to scroll: only frames and what the finger does come meanwhile.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stop = markPressed(document)
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })
  const finger = (type: string, pointerType = 'touch') =>
    document.querySelector('button span')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  const isPressed = () => document.querySelector('button')?.hasAttribute('data-pressed')
  const nextFrame = () => new Promise<number>(requestAnimationFrame)
  const framesFor = async (milliseconds: number) => {
    const since = performance.now()
    while ((await nextFrame()) - since < milliseconds);
  }

  it('looks pressed while the finger is there, without a timer, and a moment longer', async () => {
    finger('pointerdown')
    expect(isPressed()).toBe(false)
    await framesFor(60)
    expect(isPressed()).toBe(true)
    finger('pointerup')
    await nextFrame()
    expect(isPressed()).toBe(true)
    vi.advanceTimersByTime(120)
    expect(isPressed()).toBe(false)
  })

  it('looks pressed after a finger that was quicker', async () => {
    finger('pointerdown')
    finger('pointerup')
    expect(isPressed()).toBe(true)
    await nextFrame()
    vi.advanceTimersByTime(120)
    expect(isPressed()).toBe(false)
  })

  it('does not where the finger scrolls, nor for a mouse, which has a state of its own', async () => {
    finger('pointerdown')
    finger('pointercancel')
    await framesFor(60)
    expect(isPressed()).toBe(false)
    finger('pointerdown', 'mouse')
    await framesFor(60)
    expect(isPressed()).toBe(false)
  })

  describe('the click', () => {
    const clicks: boolean[] = []
    let pressing: HTMLElement
    beforeEach(() => {
      clicks.length = 0
      pressing = document.createElement('a')
      pressing.setAttribute('href', '#/next')
      document.body.append(pressing)
      pressing.addEventListener('click', (event) => {
        event.preventDefault()
        clicks.push(pressing.hasAttribute('data-pressed'))
      })
    })
    afterEach(() => pressing.remove())
    const send = (type: string, pointerType = 'touch') =>
      pressing.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
    const click = (detail = 1) =>
      pressing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    const tap = () => {
      send('pointerdown')
      send('pointerup')
      click()
    }

    it('of a finger that was quicker than the frame comes once, after the frame that shows the control pressed', async () => {
      tap()
      expect(clicks).toEqual([])
      await nextFrame()
      expect(clicks).toEqual([])
      await framesFor(60)
      expect(clicks).toEqual([true])
    })

    it('is not kept from a link that leaves the app, nor from a button: Safari gives files and the clipboard to it alone', () => {
      pressing.setAttribute('target', '_blank')
      tap()
      expect(clicks).toHaveLength(1)
      let pushed = 0
      const button = document.querySelector('button')!
      button.addEventListener('click', () => void pushed++)
      finger('pointerdown')
      finger('pointerup')
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
      expect(pushed).toBe(1)
    })

    it('comes at once where the control is drawn as pressed, by a mouse and by a key', async () => {
      send('pointerdown')
      await framesFor(60)
      send('pointerup')
      click()
      expect(clicks).toHaveLength(1)
      send('pointerdown', 'mouse')
      send('pointerup', 'mouse')
      click()
      expect(clicks).toHaveLength(2)
      send('pointerdown')
      send('pointerup')
      click(0)
      expect(clicks).toHaveLength(3)
    })

    it('comes before the next finger, and never to a control that has gone', async () => {
      tap()
      send('pointerdown')
      expect(clicks).toHaveLength(1)
      send('pointerup')
      click()
      pressing.remove()
      await framesFor(60)
      expect(clicks).toHaveLength(1)
    })
  })
})
