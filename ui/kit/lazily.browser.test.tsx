import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazily } from './lazily.tsx'
import { mount } from './testing/mount.tsx'

const Sheet = ({ open }: { readonly open: boolean }) => open && <p>The sheet</p>

it('what was fetched ahead is drawn with the tap that opens it', async () => {
  const fetched = vi.fn(() => Promise.resolve(Sheet))
  const Part = lazily(fetched)
  await Part.preload()
  const seen: string[] = []
  await mount(
    <div ref={(node) => void (node && seen.push(node.textContent))}>
      <Part open />
    </div>,
  )
  // As React put it on the page: nothing stood in its place.
  expect(seen[0]).toBe('The sheet')
  expect(fetched).toHaveBeenCalledOnce()
})

it('what is fetched when it opens stands behind a veil until then, and is fetched once', async () => {
  let arrive: (part: typeof Sheet) => void = () => undefined
  const fetched = vi.fn(() => new Promise<typeof Sheet>((resolve) => (arrive = resolve)))
  const Part = lazily(fetched)
  const { rerender } = await mount(<Part open={false} />)
  expect(fetched).not.toHaveBeenCalled()
  await rerender(<Part open />)
  expect(document.querySelector('[aria-busy]')).not.toBeNull()
  arrive(Sheet)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await rerender(<Part open={false} />)
  await rerender(<Part open />)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(fetched).toHaveBeenCalledOnce()
})

it('answers the tap that opens it before it is drawn', async () => {
  const answered: boolean[] = []
  const Slow = ({ open }: { readonly open: boolean }) => {
    if (open) answered.push(document.querySelector('[aria-busy]') !== null)
    return open && <p>The sheet</p>
  }
  const Part = lazily(() => Promise.resolve(Slow))
  await Part.preload()
  const { rerender } = await mount(<Part open={false} />)
  await rerender(<Part open />)
  await expect.element(page.getByText('The sheet')).toBeVisible()
  expect(answered[0]).toBe(true)
  expect(document.querySelector('[aria-busy]')).toBeNull()
  // It goes at once: nothing is drawn behind a sheet that is leaving.
  await rerender(<Part open={false} />)
  expect(page.getByText('The sheet').elements()).toEqual([])
})
