import { loadNamespace } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'

/** The receipt of a transfer, downloaded with the first outcome. */
export const Receipt = lazyPart(async () => {
  const [part] = await Promise.all([import('./Receipt.tsx'), loadNamespace('transfers')])
  return part.default
})
