import { effect, untracked } from '@preact/signals-react'
import type { App } from '../app/app.ts'
import { makeConnectionModel } from '../app/connection.model.ts'

/** Repeats some work while the page is visible and there is a connection, until the returned function is called. */
export const pollWhileVisible = (app: App, pause: number, again: () => Promise<unknown>): (() => void) => {
  const { online, visible } = app.model(makeConnectionModel)
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const turn = async (): Promise<void> => {
    await again()
    plan()
  }
  const plan = (): void => {
    clearTimeout(timer)
    if (!over && online.peek() && visible.peek()) timer = setTimeout(() => void turn(), pause)
  }
  const stop = effect(() => {
    if (online.value && visible.value) untracked(plan)
    else clearTimeout(timer)
  })
  return () => {
    over = true
    stop()
    clearTimeout(timer)
  }
}
