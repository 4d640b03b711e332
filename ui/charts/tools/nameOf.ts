import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import type { ChartDrawing } from './drawings.ts'

/** A drawing's name: its kind, numbered where there are several of it ("Trend line 2"). */
export const nameOf = (
  { id, kind }: ChartDrawing,
  all: ReadonlyArray<ChartDrawing>,
  words: TranslationFunctions['charttools'],
): string => {
  const same = all.filter((one) => one.kind === kind)
  const name = words.kinds[kind]()
  return same.length < 2 ? name : `${name} ${same.findIndex((one) => one.id === id) + 1}`
}
