import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore, type StoredKey } from '../../../ports/device/KeyValueStore.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import {
  type Appearance,
  appearanceFrom,
  applyAppearance,
  applyDirection,
  applyMotion,
  type DirectionColours,
  directionFrom,
  type Motion,
  motionFrom,
} from '../../theme/preferences.ts'
import type { Locales } from '../../i18n/i18n-types.ts'
import type { App } from '../../data/app/app.ts'

/** Theme, motion and language of the app on this device. */
export const makePreferencesModel = (app: App) => {
  const appearance = signal<Appearance>(appearanceFrom(null))
  const direction = signal<DirectionColours>(directionFrom(null))
  const motion = signal<Motion>(motionFrom(null))
  const root = () => document.documentElement

  const read = (key: StoredKey) => app.run(Effect.flatMap(KeyValueStore, (store) => store.get(key)))
  const keep = (key: StoredKey, value: string) =>
    app.run(Effect.flatMap(KeyValueStore, (store) => store.set(key, value)))

  const chooseAppearance = async (next: Appearance): Promise<void> => {
    appearance.value = next
    applyAppearance(root(), next)
    await keep('appearance', next)
  }

  const chooseDirection = async (next: DirectionColours): Promise<void> => {
    direction.value = next
    applyDirection(root(), next)
    await keep('direction', next)
  }

  const chooseMotion = async (next: Motion): Promise<void> => {
    motion.value = next
    applyMotion(root(), next)
    await keep('motion', next)
  }

  /** Stores the language and reloads the page. Source: RULES.md, languages. */
  const chooseLanguage = async (code: Locales): Promise<void> => {
    await keep('language', code)
    await app.run(Effect.flatMap(Platform, (platform) => platform.reload))
  }

  /** Reads the stored preferences; returns the language in which the app starts. */
  const restore = async (): Promise<string | null> => {
    const [look, colours, movement, language] = await Promise.all([
      read('appearance'),
      read('direction'),
      read('motion'),
      read('language'),
    ])
    appearance.value = appearanceFrom(look)
    direction.value = directionFrom(colours)
    motion.value = motionFrom(movement)
    applyAppearance(root(), appearance.peek())
    applyDirection(root(), direction.peek())
    applyMotion(root(), motion.peek())
    return language
  }

  return { appearance, direction, motion, chooseAppearance, chooseDirection, chooseMotion, chooseLanguage, restore }
}
