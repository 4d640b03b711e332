import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NoticeBar } from '../feedback/NoticeBar.tsx'
import { Swipe } from './Swipe.tsx'
import { fingerOn } from '../testing/finger.ts'
import { boxOf, mount } from '../testing/mount.tsx'

afterEach(() => void vi.useRealTimers())

const long = 'Bursa Malaysia is closed on Monday for the public holiday; orders entered now are placed on Tuesday.'
const running = (container: Element) => container.getAnimations({ subtree: true })
const timing = (animation: Animation | undefined) => animation?.effect?.getTiming() ?? {}
const shifts = (animation: Animation | undefined) =>
  ((animation?.effect ?? new KeyframeEffect(null, null)) as KeyframeEffect)
    .getKeyframes()
    .map((frame) => Number.parseFloat(String(frame['translate'])))
const offsets = (animation: Animation | undefined) =>
  ((animation?.effect ?? new KeyframeEffect(null, null)) as KeyframeEffect)
    .getKeyframes()
    .map(({ computedOffset }) => computedOffset)

const lessMotion = () => {
  const real = globalThis.matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
      : real(query),
  )
}

describe('a notice bar', () => {
  it('scrolls out at 60 px/s after one second, then through the whole width and back to its beginning', async () => {
    const { container } = await mount(<NoticeBar texts={[long]} />)
    await page.getByRole('button', { name: 'Pause' }).hover()
    const text = page.getByText(long).element() as HTMLElement
    const width = (text.parentElement as HTMLElement).clientWidth
    const length = text.offsetWidth
    await expect
      .poll(() => Math.round(Number(timing(running(container)[0]).duration)))
      .toBe(Math.round(1000 + (2 * (length + width) * 1000) / 60))
    const [animation, ...others] = running(container)
    // A browser runs two animations of one property on its main thread, in each frame.
    expect(others).toEqual([])
    // Nor does it draw frames where the second ends.
    expect(timing(animation).delay).toBe(0)
    expect(shifts(animation)).toEqual([0, 0, -length, width, -length, width, 0])
    // As much time for each way as it is long: the speed is the same throughout.
    const way = 60 + 2 * (length + width)
    expect(offsets(animation).map((offset) => Math.round(offset * way))).toEqual([
      0,
      60,
      60 + length,
      60 + length,
      60 + 2 * length + width,
      60 + 2 * length + width,
      way,
    ])
  })

  it('rests at the beginning of its text, and scrolls again when its button is pressed', async () => {
    const { container } = await mount(<NoticeBar texts={[long]} />)
    await page.getByRole('button', { name: 'Pause' }).hover()
    const text = page.getByText(long).element() as HTMLElement
    const place = text.getBoundingClientRect().x
    await expect.poll(() => running(container).length).toBe(1)
    running(container)[0]?.finish()
    await expect.poll(() => running(container).map(({ playState }) => playState)).toEqual(['paused'])
    expect(text.getBoundingClientRect().x).toBe(place)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => running(container).map(({ playState }) => playState)).toEqual(['running'])
    await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('scrolls in the other direction for Arabic text', async () => {
    const { container } = await mount(
      <NoticeBar
        texts={[
          'السوق الماليزية مغلقة يوم الاثنين بمناسبة العطلة الرسمية وتنفذ الأوامر المدخلة الآن يوم الثلاثاء عند الافتتاح',
        ]}
      />,
      'rtl',
    )
    await expect.poll(() => running(container).length).toBe(1)
    expect(shifts(running(container)[0])[2]).toBeGreaterThan(0)
  })

  it('stops under the pointer, with focus and by its button', async () => {
    const onPress = vi.fn()
    const { container } = await mount(<NoticeBar texts={[long]} onPress={onPress} />)
    const states = () => running(container).map((animation) => animation.playState)
    const notice = page.getByRole('button', { name: long })
    await page.getByRole('button', { name: 'Pause' }).hover()
    await expect.poll(states).toEqual(['running'])
    await notice.hover()
    await expect.poll(states).toEqual(['paused'])
    await userEvent.unhover(notice)
    await expect.poll(states).toEqual(['running'])
    ;(notice.element() as HTMLElement).focus()
    await expect.poll(states).toEqual(['paused'])
    ;(notice.element() as HTMLElement).blur()
    await expect.poll(states).toEqual(['running'])
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(states).toEqual(['paused'])
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(states).toEqual(['running'])
  })

  it('has its button before anything observes its size', async () => {
    vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => undefined)
    await mount(<NoticeBar texts={[long]} />)
    expect(page.getByRole('button', { name: 'Pause' }).query()).not.toBeNull()
  })

  it('does not move where the text fits', async () => {
    const { container } = await mount(<NoticeBar texts={['All markets open.']} />)
    expect(running(container)).toEqual([])
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('wraps instead under reduced motion', async () => {
    lessMotion()
    const { container } = await mount(<NoticeBar texts={[long]} />)
    expect(running(container)).toEqual([])
    const text = page.getByText(long).element()
    expect(text.scrollWidth).toBeLessThanOrEqual((text.parentElement as Element).clientWidth)
    expect(text.getBoundingClientRect().height).toBeGreaterThan(20)
  })

  it('begins each text on a line of its own where it wraps', async () => {
    lessMotion()
    const { container } = await mount(<NoticeBar texts={['Prices are simulated.', 'New here?']} />)
    expect(boxOf(page.getByText('New here?')).y).toBeGreaterThan(boxOf(page.getByText('Prices are simulated.')).y)
    expect(container.textContent).not.toContain('·')
  })
})

const slides = () => (
  <div style={{ width: 300 }}>
    <Swipe label="Offers">
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href="#/" style={{ display: 'block', height: 100 }}>
          {name}
        </a>
      ))}
    </Swipe>
  </div>
)
const shown = () =>
  page
    .getByRole('group')
    .elements()
    .filter((slide) => !(slide as HTMLElement).inert)
    .map((slide) => slide.textContent)

/** How far the slides are to the right of the view, in pixels. */
const shift = (view: HTMLElement) => {
  const track = view.firstElementChild as HTMLElement
  return Math.round(track.getBoundingClientRect().x - view.getBoundingClientRect().x)
}

const swipe = async (by: number, ms: number, dir: 'ltr' | 'rtl' = 'ltr') => {
  await mount(slides(), dir)
  const link = page.getByText('One').element()
  const view = link.closest('.touch-pan-y') as HTMLElement
  view.setPointerCapture = () => {}
  const finger = fingerOn(link)
  finger('pointerdown', { x: 150 }, 1_000)
  finger('pointermove', { x: 150 + by }, 1_000)
  const track = view.firstElementChild as HTMLElement
  const during = shift(view)
  finger('pointerup', { x: 150 + by }, 1_000 + ms)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(click)
  return { during, opened: !click.defaultPrevented, duration: getComputedStyle(track).transitionDuration }
}

describe('a swipe', () => {
  it('follows the finger, takes 500 ms and does not open what was dragged', async () => {
    const { during, opened, duration } = await swipe(-100, 10)
    expect(during).toBe(-100)
    expect(duration).toBe('0.5s')
    expect(opened).toBe(false)
    await expect.poll(shown).toEqual(['Two'])
  })

  it('stays under the finger while the screen around it renders again', async () => {
    const { rerender } = await mount(slides())
    const link = page.getByText('One').element()
    const view = link.closest('.touch-pan-y') as HTMLElement
    view.setPointerCapture = () => {}
    const finger = fingerOn(link)
    finger('pointerdown', { x: 150 }, 1_000)
    finger('pointermove', { x: 90 }, 1_000)
    await rerender(slides())
    expect(shift(view)).toBe(-60)
    finger('pointerup', { x: 90 }, 1_400)
    await expect.poll(() => shift(view)).toBe(0)
  })

  it('returns after a slow, short drag', async () => {
    await swipe(-60, 400)
    await expect.poll(shown).toEqual(['One'])
  })

  it('advances after a slow drag over half the width', async () => {
    await swipe(-160, 700)
    await expect.poll(shown).toEqual(['Two'])
  })

  it('moves in the other direction in Arabic', async () => {
    await swipe(100, 10, 'rtl')
    await expect.poll(shown).toEqual(['Two'])
  })

  it('leaves a tap to what is on the slide', async () => {
    expect((await swipe(3, 10)).opened).toBe(true)
  })

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('is operated by keyboard in %s', async (dir, on, back) => {
    await mount(slides(), dir)
    ;(page.getByRole('button', { name: '1 of 3' }).element() as HTMLElement).focus()
    await userEvent.keyboard(on)
    await expect.poll(shown).toEqual(['Two'])
    await expect.element(page.getByRole('button', { name: '2 of 3' })).toHaveFocus()
    await userEvent.keyboard(back + back)
    await expect.poll(shown).toEqual(['One'])
  })

  it('shows the current page, and follows the dots', async () => {
    await mount(slides())
    await page.getByRole('button', { name: '3 of 3' }).click()
    await expect.poll(shown).toEqual(['Three'])
    await expect.element(page.getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true')
    await expect
      .element(page.getByRole('region', { name: 'Offers' }))
      .toHaveAttribute('aria-roledescription', 'carousel')
    expect(boxOf(page.getByRole('button', { name: '1 of 3' })).width).toBeGreaterThanOrEqual(24)
  })

  it('never advances by itself, so it needs no button to stop it', async () => {
    await mount(slides())
    expect(page.getByRole('button').elements()).toHaveLength(3)
    expect(page.getByText('One').element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  })
})
