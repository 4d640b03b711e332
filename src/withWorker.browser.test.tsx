import { expect, it, vi } from 'vitest'
import { reloadAfterLostPart } from './withWorker.ts'

it('loads the page again with the next screen after a part could not be downloaded, once there is a connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const reload = vi.fn()
  let nextScreen = (): void => undefined
  reloadAfterLostPart((shown) => (nextScreen = shown), reload)
  nextScreen()
  expect(reload).not.toHaveBeenCalled()

  dispatchEvent(new Event('vite:preloadError'))
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(false)
  nextScreen()
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  nextScreen()
  expect(reload).toHaveBeenCalledOnce()
})
