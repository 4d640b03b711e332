import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { belowPart, useNear } from './belowPart.tsx'
import { mount } from './testing/mount.tsx'

const Part = ({ name }: { readonly name: string }) => <p>Part {name}</p>
const never = () => new Promise<void>(() => undefined)
const below = <div style={{ height: 3_000 }}>Above</div>

it('is downloaded when it comes near the screen', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part))
  const Below = belowPart(load, <p>Its place</p>, never)
  await mount(
    <>
      {below}
      <Below name="one" />
    </>,
  )
  await expect.element(page.getByText('Its place')).toBeInTheDocument()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(load).not.toHaveBeenCalled()
  page.getByText('Its place').element().scrollIntoView()
  await expect.element(page.getByText('Part one')).toBeVisible()
})

it('is downloaded at the first sign of the customer, and stands at once the second time', async () => {
  let touch = (): void => undefined
  const sign = new Promise<void>((resolve) => (touch = resolve))
  const Below = belowPart(
    () => Promise.resolve(Part),
    <p>Its place</p>,
    () => sign,
  )
  await mount(
    <>
      {below}
      <Below name="two" />
    </>,
  )
  await expect.element(page.getByText('Its place')).toBeInTheDocument()
  touch()
  await expect.element(page.getByText('Part two')).toBeInTheDocument()
  const seen: string[] = []
  await mount(
    <div ref={(node) => void (node && seen.push(node.textContent))}>
      {below}
      <Below name="three" />
    </div>,
  )
  expect(seen[0]).toBe('AbovePart three')
})

it('counts what is a little below the screen as near only after the first sign', async () => {
  // A frame cuts off what is below it, so the margins of a test in one are told and not seen.
  const margins: Array<string | undefined> = []
  class Observer extends IntersectionObserver {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(seen, options)
      margins.push(options?.rootMargin)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  let touch = (): void => undefined
  const signed = new Promise<void>((resolve) => (touch = resolve))
  const sign = () => signed
  const Place = () => {
    const [isNear, place] = useNear(sign)
    return isNear ? <p>Drawn</p> : <div ref={place}>Its place</div>
  }
  await mount(
    <>
      {below}
      <Place />
    </>,
  )
  await expect.element(page.getByText('Its place')).toBeInTheDocument()
  const before = [...margins]
  expect(before.every((margin) => margin === '-56px')).toBe(true)
  touch()
  await expect.poll(() => margins.slice(before.length)).toEqual(['100px'])
})
