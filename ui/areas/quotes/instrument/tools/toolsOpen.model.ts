import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Credentials } from '../../../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../../data/app/app.ts'

/** Where the drawings of a customer on an instrument are stored. */
export const drawingsKey = (account: string, code: string) => `drawings.${account}.${code}` as const

/** Where the instrument is stored with which a customer compares another. */
export const compareKey = (account: string, code: string) => `compare.${account}.${code}` as const

/** Whether the chart's tools are open, and whether there are drawings or a comparison: each is downloaded only then. */
export const makeToolsOpenModel = (app: App) => {
  const isOpen = signal(false)
  const hasDrawings = signal(false)
  const hasComparison = signal(false)
  const look = (code: string) =>
    Effect.gen(function* () {
      const account = (yield* Credentials).current()?.account ?? ''
      const { get } = yield* KeyValueStore
      const isKept = (key: Parameters<typeof get>[0]) => Effect.map(get(key), (kept) => kept !== null)
      return [yield* isKept(drawingsKey(account, code)), yield* isKept(compareKey(account, code))] as const
    })
  return {
    isOpen,
    hasDrawings,
    hasComparison,
    /** Looks whether the customer has drawn on an instrument before, or compared it. */
    open: async (code: string): Promise<void> => {
      isOpen.value = false
      hasDrawings.value = false
      hasComparison.value = false
      const [drawn, compared] = await app.run(look(code))
      if (drawn) hasDrawings.value = true
      if (compared) hasComparison.value = true
    },
    toggle: (): void => void (isOpen.value = !isOpen.peek()),
  }
}
