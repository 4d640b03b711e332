import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { type AppPlugin, nativeBackButton } from './backButton.ts'

const phone = () => {
  const listeners = new Set<() => void>()
  let minimised = 0
  const plugin: AppPlugin = {
    addListener: async (_, pressed) => {
      listeners.add(pressed)
      return { remove: async () => void listeners.delete(pressed) }
    },
    minimizeApp: async () => void (minimised += 1),
  }
  return {
    plugin,
    press: () => listeners.forEach((pressed) => pressed()),
    minimised: () => minimised,
    listeners: () => listeners.size,
  }
}
const backOf = async (plugin: () => Promise<AppPlugin>) => nativeBackButton(plugin)

it("the app receives Android's Back until it stops listening", async () => {
  const { listeners, plugin, press } = phone()
  const button = await backOf(async () => plugin)
  let pressed = 0
  const stop = button.watch(() => (pressed += 1))
  await expect.poll(listeners).toBe(1)
  press()
  expect(pressed).toBe(1)
  stop()
  press()
  expect(pressed).toBe(1)
  await expect.poll(listeners).toBe(0)
})

it('leaving the app minimises it', async () => {
  const { minimised, plugin } = phone()
  const button = await backOf(async () => plugin)
  await Effect.runPromise(button.leaveApp)
  expect(minimised()).toBe(1)
})

it('a shell without the plug-in handles Back itself', async () => {
  const button = await backOf(async () => Promise.reject(new Error('no plug-in')))
  button.watch(() => undefined)()
  await Effect.runPromise(button.leaveApp)
})
