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

/** All colours, those that are usual in the country of a language first. */
export const coloursFor = (code: Locales): ReadonlyArray<DirectionColours> => {
  const usual = USUAL[code]
  return usual ? [usual, ...DIRECTION_COLOURS.filter((one) => one !== usual)] : DIRECTION_COLOURS
}

/** Whether the colours of prices were never chosen on this device. */
export const makePriceColoursModel = (app: App) => {
  const asks = signal(false)
  return {
    asks,
    load: async (): Promise<void> => {
      asks.value = (await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('direction')))) === null
    },
    answer: (): void => void (asks.value = false),
  }
}
