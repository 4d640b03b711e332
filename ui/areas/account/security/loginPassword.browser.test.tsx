import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WAITING_TIME } from '../../../../domain/withdrawals/waiting.ts'
import { Rejected } from '../../../../ports/failure.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { deviceTime } from '../../../data/clock/device.ts'
import { currentWords, locale } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import LoginPassword from './LoginPassword.tsx'

const RIGHT = 'letters1and2digits'

const open = async (security = 'waiting') => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id' },
    security: {
      changeLoginPassword: ({ old }) =>
        old === RIGHT ? Effect.void : Effect.fail(new Rejected({ code: 'wrong-original-password' })),
    },
  })
  app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map([['security', security]]),
  }
  return mountScreen(app, '/mine/loginPassword', LoginPassword, {})
}

const field = (label: string) => page.getByLabelText(label, { exact: true })

describe.each(['es', 'ar'])('the change of a login password in %s', (language) => {
  it('tells a wrong one at its field, and before and after until when withdrawals wait', async () => {
    await startAllWords(language)
    const words = currentWords().security
    const time = deviceTime(NOW + WAITING_TIME, locale.peek().tag)
    await open()
    await expect.element(page.getByText(words.waitHint({ time }))).toBeVisible()
    await expectNoBarriers()
    await field(words.old()).fill('not1the2right3one')
    await field(words.next()).fill('another4password')
    await field(words.confirmation()).fill('another4password')
    await page.getByRole('button', { name: words.change() }).click()
    await expect.element(field(words.old())).toHaveAccessibleDescription(words.problems['wrong-original-password']())
    await expect.element(field(words.old())).toHaveFocus()
    await field(words.old()).fill(RIGHT)
    await page.getByRole('button', { name: words.change() }).click()
    await expect.element(page.getByText(words.loginDone(), { exact: true })).toBeVisible()
    await expect.element(page.getByText(words.waitsAgain({ time }))).toBeVisible()
    await expectNoBarriers()
  })
})

it('no password is left in a form that is left', async () => {
  await startAllWords('us')
  const words = currentWords().security
  const screen = await open()
  await field(words.old()).fill(RIGHT)
  await screen.unmount()
  await open()
  await expect.element(field(words.old())).toHaveValue('')
})
