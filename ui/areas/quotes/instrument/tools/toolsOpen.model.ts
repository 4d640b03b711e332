import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Credentials } from '../../../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { DrawingKind } from '../../../../charts/tools/drawings.ts'
import type { App } from '../../../../data/app/app.ts'

/** Where something is stored on the device for the customer and an instrument. */
export const deviceKey = <Kind extends 'compare' | 'drawings' | 'note'>(kind: Kind, code: string) =>
  Effect.map(Credentials, (credentials) => `${kind}.${credentials.current()?.account ?? ''}.${code}` as const)

/**
 * Whether the chart's tools are open, and which one is in use; whether there are drawings or a comparison. What these need is
 * downloaded only then.
 */
export const makeToolsOpenModel = (app: App) => {
  const isOpen = signal(false)
  /** What taps on the chart draw while the tools are open; null: taps are the chart's own. */
  const tool = signal<DrawingKind | null>(null)
  /** Whether the chart covers the screen. */
  const isFull = signal(false)
  const isHintInBar = computed(() => isOpen.value && !isFull.value)
  const hasDrawings = signal(false)
  const hasComparison = signal(false)
  const look = (code: string) =>
    Effect.gen(function* () {
      const { get } = yield* KeyValueStore
      const isKept = (kind: 'compare' | 'drawings') =>
        Effect.map(Effect.flatMap(deviceKey(kind, code), get), (kept) => kept !== null)
      return [yield* isKept('drawings'), yield* isKept('compare')] as const
    })
  return {
    isOpen,
    tool,
    /** The chart covers the screen, until the returned function is called. */
    cover: (): (() => void) => {
      isFull.value = true
      return () => void (isFull.value = false)
    },
    /** Whether the bar of the screen says which point to tap next: a chart that covers the screen says it itself. */
    isHintInBar,
    /** Whether it does so now. */
    isPlacing: computed(() => isHintInBar.value && tool.value !== null),
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
