import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import Arrival from './Arrival.ts'

const PATH = '/position/info'

const Screen = () => {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = () => setLoaded(true)
    window.addEventListener('loaded', load)
    return () => window.removeEventListener('loaded', load)
  }, [])
  return (
    <>
      <main data-path={PATH} tabIndex={-1}>
        {isLoaded ? (
          <div>
            <h1 tabIndex={-1}>Jelintang</h1>
          </div>
        ) : (
          <h1 tabIndex={-1}>Position</h1>
        )}
      </main>
      <Arrival path={PATH} arriving />
    </>
  )
}

it('keeps the focus at the heading of a screen that draws it once more when it has loaded', async () => {
  const routeTree = createRootRoute({ component: Screen })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  // Not in strict mode, whose second run finds the focus taken by the first.
  await render(<RouterProvider router={router as never} />)
  await expect.element(page.getByRole('heading', { name: 'Position' })).toHaveFocus()
  window.dispatchEvent(new Event('loaded'))
  await expect.element(page.getByRole('heading', { name: 'Jelintang' })).toHaveFocus()
})
