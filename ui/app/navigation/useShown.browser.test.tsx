import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useShown } from './useShown.ts'

const drawn: string[] = []
const afterFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const Long = () => {
  const shown = useShown()
  drawn.push(shown ? 'all' : 'first view')
  return (
    <main>
      <h1>Long</h1>
      <div style={{ height: 2_000 }}>{shown ? 'Below' : 'Room'}</div>
    </main>
  )
}

const openRouter = async (first: string) => {
  drawn.length = 0
  const root = createRootRoute({ component: Outlet })
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/long', component: Long }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>Other</h1> }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [first] }),
    scrollRestoration: true,
  })
  await render(<RouterProvider router={router as never} />)
  return router
}

it('renders all of the screen at once with which the app starts', async () => {
  await openRouter('/long')
  await expect.element(page.getByText('Below')).toBeInTheDocument()
  expect(drawn[0]).toBe('all')
})

it('renders what is below the first view after the first frame where a link leads to it', async () => {
  const router = await openRouter('/other')
  router.history.push('/long')
  await expect.element(page.getByText('Below')).toBeInTheDocument()
  expect(drawn[0]).toBe('first view')
  expect(drawn.at(-1)).toBe('all')
})

it('renders all of a screen at once after Back, which leads down into it, and not where a link leads to it', async () => {
  const router = await openRouter('/other')
  router.history.push('/long')
  await expect.element(page.getByText('Below')).toBeInTheDocument()
  scrollTo(0, 700)
  await afterFrames()
  router.history.push('/other')
  await expect.element(page.getByRole('heading', { name: 'Other' })).toBeInTheDocument()
  drawn.length = 0
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Long' })).toBeInTheDocument()
  expect(drawn[0]).toBe('all')
  await expect.poll(() => scrollY).toBe(700)

  router.history.push('/other')
  await expect.element(page.getByRole('heading', { name: 'Other' })).toBeInTheDocument()
  drawn.length = 0
  router.history.push('/long')
  await expect.element(page.getByText('Below')).toBeInTheDocument()
  expect(drawn[0]).toBe('first view')
})
