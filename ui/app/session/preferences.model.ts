import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { figureStyleFrom, setFigureStyle } from '../../../domain/money/figureStyle.ts'
import { KeyValueStore, type StoredKey } from '../../../ports/device/KeyValueStore.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import {
  appearanceFrom,
  applyAppearance,
  applyDirection,
  applyMotion,
  directionFrom,
  motionFrom,
} from '../../theme/preferences.ts'
import type { Locales } from '../../i18n/i18n-types.ts'
import { localeAsked, type LocaleRow } from '../../i18n/locales.ts'
import type { App } from '../../data/app/app.ts'

/** Theme, motion, figures and language of the app on this device. */
export const makePreferencesModel = (app: App) => {
  const read = (key: StoredKey) => app.run(Effect.flatMap(KeyValueStore, (store) => store.get(key)))
  const keep = (key: StoredKey, value: string) =>
    app.run(Effect.flatMap(KeyValueStore, (store) => store.set(key, value)))

  /** A preference that the root element shows; its stored text is read by `from`. */
  const preference = <V extends string>(
    key: StoredKey,
    from: (stored: string | null) => V,
    apply: (root: HTMLElement, value: V) => void,
  ) => {
    const value = signal(from(null))
    const show = (next: V): void => apply(document.documentElement, (value.value = next))
    return {
      value,
      choose: (next: V): Promise<unknown> => {
        show(next)
        return keep(key, next)
      },
      restore: async (): Promise<void> => show(from(await read(key))),
    }
  }

  const appearance = preference('appearance', appearanceFrom, applyAppearance)
  const direction = preference('direction', directionFrom, applyDirection)
  const motion = preference('motion', motionFrom, applyMotion)

  /** What the browser asks for, where the customer has not chosen a language. */
  const asked = signal<LocaleRow | null>(null)

  const figures = preference('figures', figureStyleFrom, (_root, style) => setFigureStyle(style))

  return {
    appearance,
    direction,
    motion,
    asked,
    figures,
    /** Stores the language and reloads the page. Source: RULES.md, languages. */
    chooseLanguage: async (code: Locales): Promise<void> => {
      await keep('language', code)
      await app.run(Effect.flatMap(Platform, (platform) => platform.reload))
    },
    /** Reads the stored preferences; returns the language in which the app starts. */
    restore: async (): Promise<string | null> => {
      await Promise.all([appearance.restore(), direction.restore(), motion.restore(), figures.restore()])
      const language = await read('language')
      if (language === null)
        asked.value = localeAsked(await app.run(Effect.flatMap(Platform, (platform) => platform.languages)))
      return language
    },
  }
}
