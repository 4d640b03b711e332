import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { nativePrivacyScreen } from './privacyScreen.ts'

it('tells the shell what changes, and nothing at a start without a lock', async () => {
  const told: string[] = []
  const screen = nativePrivacyScreen(async () => ({
    enable: async () => told.push('enable'),
    disable: async () => told.push('disable'),
  }))
  for (const isHidden of [false, true, true, false]) await Effect.runPromise(screen.hide(isHidden))
  expect(told).toEqual(['enable', 'disable'])
})

it('does nothing in a shell without the plug-in', async () => {
  const screen = nativePrivacyScreen(async () => {
    throw new Error('not implemented')
  })
  expect(await Effect.runPromise(screen.hide(true))).toBeUndefined()
})
