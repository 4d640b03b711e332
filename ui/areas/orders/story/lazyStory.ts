import { loadNamespace } from '../../../i18n/words.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'

/** The story of an order or a position, downloaded with its details. */
export const Story = lazyPart(async () => {
  const [part] = await Promise.all([import('./Story.tsx'), loadNamespace('story')])
  return part.default
})
