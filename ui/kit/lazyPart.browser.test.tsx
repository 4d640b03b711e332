import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart } from './lazyPart.tsx'
import { mount } from './testing/mount.tsx'

const Part = ({ name }: { readonly name: string }) => <p>Part {name}</p>

it('renders the fallback of a part until it is loaded', async () => {
  let arrive = (): void => undefined
  const download = new Promise<typeof Part>((resolve) => (arrive = () => resolve(Part)))
  const Lazy = lazyPart(() => download, <p>Loading</p>)
  await mount(<Lazy name="one" />)
  await expect.element(page.getByText('Loading')).toBeVisible()
  arrive()
  await expect.element(page.getByText('Part one')).toBeVisible()
})

it('leaves the screen unchanged when a part cannot be downloaded, and retries when the connection returns', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.reject(new Error('offline')))
  const Lazy = lazyPart(load)
  await mount(
    <>
      <h1>The screen</h1>
      <Lazy name="two" />
    </>,
  )
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'The screen' })).toBeVisible()
  load.mockImplementation(() => Promise.resolve(Part))
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Part two')).toBeVisible()
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

it('is rendered immediately the second time', async () => {
  const Lazy = lazyPart(() => Promise.resolve(Part), <p>Loading</p>)
  await mount(<Lazy name="first" />)
  await expect.element(page.getByText('Part first')).toBeVisible()
  const seen: string[] = []
  await mount(
    <div ref={(node) => void (node && seen.push(node.textContent))}>
      <Lazy name="second" />
    </div>,
  )
  expect(seen[0]).toBe('Part second')
})
