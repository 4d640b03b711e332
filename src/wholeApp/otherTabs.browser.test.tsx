import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { EXPIRY_DELAY, makeSessionModel } from '../../ui/app/session/session.model.ts'
import { startForCustomer } from '../forCustomer.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

/** What a tab gets when another one has changed the session on the device. */
const change = (oldValue: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: 'tokend', oldValue, newValue }))

it('a log-out in another tab leads to the log-in from a screen that asks for nothing', async () => {
  const { app } = await mountApp('/mine/about')
  startForCustomer(app)
  const { session } = app.model(makeSessionModel)
  // That of another customer, who was signed in before; and a log-in.
  change('an-earlier-token', null)
  change('token-of-the-test', 'a-later-token')
  expect(session.peek()).not.toBeNull()
  change('token-of-the-test', null)
  await vi.waitFor(() => expect(session.peek()).toBeNull())
  await vi.waitFor(() => expect(shownPath()).toBe('/login/login'), 4 * EXPIRY_DELAY)
  await expect.element(page.getByRole('main').getByText(currentWords().access.outElsewhere())).toBeVisible()
  expect(page.getByText(currentWords().login.expired()).elements()).toEqual([])
})
