import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { makeOverlayStack } from '../ui/kit/overlays/stack.ts'
import { overlayHistory } from './overlayHistory.ts'

/** Resolves after the current task and its follow-ups. */
const turn = () => Promise.resolve().then(() => Promise.resolve())

/** The app on the second of two pages. */
const begin = async () => {
  const browser = createMemoryHistory({ initialEntries: ['/home', '/page'] })
  const overlays = makeOverlayStack()
  const history = overlayHistory(browser, overlays)
  const visited: string[] = []
  history.subscribe(({ location }) => visited.push(location.href))
  const closed: string[] = []
  const open = async (name: string) => {
    const takeOff = overlays.add(() => closed.push(name))
    await turn()
    return async () => {
      takeOff()
      await turn()
    }
  }
  const back = async () => {
    browser.back()
    await turn()
  }
  const forward = async () => {
    browser.forward()
    await turn()
  }
  await turn()
  return { browser, history, overlays, visited, closed, open, back, forward }
}

it('Back closes the topmost overlay and leaves the page', async () => {
  const { back, closed, open, visited } = await begin()
  await open('sheet')
  await open('picker')
  await back()
  expect([closed, visited]).toEqual([['picker'], []])
  await back()
  expect([closed, visited]).toEqual([['picker', 'sheet'], []])
  await back()
  expect(visited).toEqual(['/home'])
})

it('tells an overlay whether it closes for a navigation, which it must not turn elsewhere', async () => {
  const { back, history, overlays } = await begin()
  const told: Array<'navigation' | undefined> = []
  const open = async () => {
    overlays.add((by) => told.push(by))
    await turn()
  }
  await open()
  await back()
  await open()
  history.push('/other')
  await turn()
  await open()
  await back()
  await open()
  history.replace('/third')
  await turn()
  expect(told).toEqual([undefined, 'navigation', undefined, 'navigation'])
})

it('an overlay closed by its button leaves no history entry', async () => {
  const { back, closed, open, visited } = await begin()
  const close = await open('sheet')
  await close()
  await back()
  expect([closed, visited]).toEqual([[], ['/home']])
})

it('Forward never reopens an overlay, and leads to the page without it', async () => {
  const { back, browser, closed, forward, open, overlays, visited } = await begin()
  await open('sheet')
  await back()
  await forward()
  expect([closed, overlays.depth(), visited]).toEqual([['sheet'], 0, []])
  expect(browser.location.state.overlay).toBeUndefined()
  await back()
  expect(visited).toEqual(['/home'])
})

it('a link on an overlay navigates from the page below', async () => {
  const { back, closed, history, open, visited } = await begin()
  await open('sheet')
  await open('picker')
  history.push('/next')
  await turn()
  expect([closed, visited]).toEqual([['picker', 'sheet'], ['/next']])
  await back()
  expect(visited).toEqual(['/next', '/page'])
  await back()
  expect(visited).toEqual(['/next', '/page', '/home'])
})

it('a screen that replaces the one below an overlay replaces its history entry', async () => {
  const { back, history, open, visited } = await begin()
  await open('sheet')
  history.replace('/instead')
  await turn()
  await back()
  expect(visited).toEqual(['/instead', '/home'])
})

it("the app's own back link leaves the page, not the overlay", async () => {
  const { closed, history, open, visited } = await begin()
  await open('sheet')
  history.back()
  await turn()
  expect([closed, visited]).toEqual([['sheet'], ['/home']])
})

it('an overlay that opens while another closes takes over its history entry', async () => {
  const { back, browser, closed, open, overlays, visited } = await begin()
  const close = await open('details')
  const before = browser.length
  const closing = close()
  overlays.add(() => closed.push('question'))
  await closing
  expect(browser.length).toBe(before)
  await back()
  expect([closed, visited]).toEqual([['question'], []])
})

it('a reload shows the page without its overlay, one step from the previous page', async () => {
  const { back: _, browser, open } = await begin()
  await open('sheet')
  const overlays = makeOverlayStack()
  const visited: string[] = []
  const history = overlayHistory(browser, overlays)
  history.subscribe(({ location }) => visited.push(location.href))
  await turn()
  expect([history.location.href, browser.location.state.overlay, visited]).toEqual(['/page', undefined, []])
  browser.back()
  expect(visited).toEqual(['/home'])
})

it('the first page has nothing to go back to, with an overlay or without', async () => {
  const overlays = makeOverlayStack()
  const history = overlayHistory(createMemoryHistory({ initialEntries: ['/page'] }), overlays)
  overlays.add(() => undefined)
  await turn()
  expect(history.canGoBack()).toBe(false)
})

it('the router does not see overlays', async () => {
  const { closed, history, open, visited } = await begin()
  const { __TSR_key: key } = history.location.state
  const close = await open('sheet')
  expect(history.location.state.__TSR_key).toBe(key)
  await close()
  expect([closed, visited, history.location.href]).toEqual([[], [], '/page'])
})
