import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Passkey } from '../../../../ports/Account.passkeys.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import Passkeys from './Passkeys.tsx'

const KEY: Passkey = { id: 'k1', name: 'Phone', addedAt: NOW, usedAt: null, confirmsFunds: false }

/** The screen on a device that has no passkeys. */
const open = async (own: ReadonlyArray<Passkey>) => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    security: { hasFundPassword: () => Effect.succeed(false) },
    passkeys: { list: () => Effect.succeed(own) },
  })
  app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: false,
    entries: new Map([['security', 'passkeys']]),
  }
  await mountScreen(app, '/mine/passkeys', Passkeys, {})
}

it('says that passkeys of other devices are listed only where there are some', async () => {
  await open([])
  await expect.element(page.getByText('You have no passkey yet')).toBeVisible()
  await expect
    .element(page.getByText('This browser or web address does not support passkeys.', { exact: true }))
    .toBeVisible()
  await open([KEY])
  await expect.element(page.getByText(/The passkeys of your other devices are listed below\.$/)).toBeVisible()
})
