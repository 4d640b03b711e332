import { loadNamespace } from '../../../i18n/words.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'

/** What an order would cost, downloaded with the first review. */
export const EstimatedCosts = lazyPart(async () => {
  const [part] = await Promise.all([import('./EstimatedCosts.tsx'), loadNamespace('costBar')])
  return part.default
})

/** What an order or a position has cost, downloaded with the first details. */
export const ChargedCosts = lazyPart(async () => {
  const [part] = await Promise.all([import('./ChargedCosts.tsx'), loadNamespace('costBar')])
  return part.default
})
