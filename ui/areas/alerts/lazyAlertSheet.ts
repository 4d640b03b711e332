import { loadNamespace } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'

/** The content of the sheet of price alerts, with its words. */
export const LazyAlertSheet = lazyPart(async () => {
  const [part] = await Promise.all([import('./AlertSheet.tsx'), loadNamespace('alerts'), loadNamespace('server')])
  return part.default
})
