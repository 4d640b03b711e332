import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../data/app/app.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { DIRECTION_COLOURS, type DirectionColours } from '../../../theme/preferences.ts'

/** The usual colours of the country, for the languages whose customers are asked. */
const USUAL: { readonly [code in Locales]?: DirectionColours } = {
  kr: 'red-up-blue-down',
  cn: 'red-up',
  tw: 'red-up',
  my: 'green-up',
}

/** Whether customers of a language are asked for the colours. */
export const isAskedColours = (code: Locales): boolean => USUAL[code] !== undefined

/** All colours, those that are usual in the country of a language first. */
export const coloursFor = (code: Locales): ReadonlyArray<DirectionColours> => {
  const usual = USUAL[code]
  return usual ? [usual, ...DIRECTION_COLOURS.filter((one) => one !== usual)] : DIRECTION_COLOURS
}

/** Whether the colours of prices, and how figures are written, were never chosen on this device. */
export const makePriceColoursModel = (app: App) => {
  const asks = signal(false)
  const asksFigures = signal(false)
  const isUnset = async (key: 'direction' | 'figures') =>
    (await app.run(Effect.flatMap(KeyValueStore, (store) => store.get(key)))) === null
  return {
    asks,
    asksFigures,
    load: async (): Promise<void> => {
      const [colours, figures] = await Promise.all([isUnset('direction'), isUnset('figures')])
      asks.value = colours
      asksFigures.value = figures
    },
    answer: (): void => void (asks.value = false),
    answerFigures: (): void => void (asksFigures.value = false),
  }
}
