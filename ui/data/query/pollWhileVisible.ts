import { effect, untracked } from '@preact/signals-react'
import type { LiveEvent } from '../../../ports/Live.ts'
import type { App } from '../app/app.ts'
import { makeConnectionModel } from '../app/connection.model.ts'
import { makeLiveParts } from '../live/parts.model.ts'

/** Events of one change arrive together: they are one reason to work again. In milliseconds. */
const SOON = 30

/**
 * Repeats some work while the page is visible and there is a connection, until the returned function is called. With
 * `events` it also works when one of them happens, and otherwise seldom while the stream of the server is open.
 */
export const pollWhileVisible = (
  app: App,
  pause: number,
  again: () => Promise<unknown>,
  events: ReadonlyArray<LiveEvent['is']> = [],
): (() => void) => {
  const { online, visible } = app.model(makeConnectionModel)
  const stream = app.model(makeLiveParts)
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  let isDue = false
  let isRunning = false
  const turn = async (): Promise<void> => {
    isDue = false
    isRunning = true
    await again()
    isRunning = false
    plan()
  }
  const plan = (): void => {
    clearTimeout(timer)
    if (over || isRunning || !online.peek() || !visible.peek()) return
    timer = setTimeout(() => void turn(), isDue ? SOON : events.length > 0 ? stream.pace(pause) : pause)
  }
  /** What happens while the work runs may be missing in it. */
  const soon = (): void => {
    isDue = true
    plan()
  }
  const stop = effect(() => {
    if (online.value && visible.value) untracked(plan)
    else clearTimeout(timer)
  })
  const hear = ({ is }: LiveEvent): void => {
    if (events.includes(is)) soon()
  }
  const leave = events.length > 0 ? stream.join({ hear, again: soon }) : () => undefined
  return () => {
    over = true
    stop()
    leave()
    clearTimeout(timer)
  }
}
