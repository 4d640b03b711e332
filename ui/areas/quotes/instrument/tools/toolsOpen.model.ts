import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Credentials } from '../../../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../../data/app/app.ts'

/** Where the drawings of a customer on an instrument are stored. */
export const drawingsKey = (account: string, code: string) => `drawings.${account}.${code}` as const

/** Whether the chart's tools are open, and whether there are drawings: the tools are downloaded for either. */
export const makeToolsOpenModel = (app: App) => {
  const isOpen = signal(false)
  const hasDrawings = signal(false)
  const look = (code: string) =>
    Effect.gen(function* () {
      const account = (yield* Credentials).current()?.account ?? ''
      return (yield* (yield* KeyValueStore).get(drawingsKey(account, code))) !== null
    })
  return {
    isOpen,
    hasDrawings,
    /** Looks whether the customer has drawn on an instrument before. */
    open: async (code: string): Promise<void> => {
      isOpen.value = false
      hasDrawings.value = false
      if (await app.run(look(code))) hasDrawings.value = true
    },
    toggle: (): void => void (isOpen.value = !isOpen.peek()),
  }
}
