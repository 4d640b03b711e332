import { loadNamespace } from '../../../i18n/words.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import type { EndNoticeProps } from './EndNotice.tsx'
import type { LostCodesProps } from './LostCodesParts.tsx'

/** Downloaded below the field of a code, which does not wait for it; most of its words are those of the field. */
export const LostCodes = lazyPart<LostCodesProps>(async () => {
  const [part] = await Promise.all([import('./LostCodesParts.tsx'), loadNamespace('identity')])
  return part.LostCodes
})

/** The same for the warning of a recovery. */
export const EndNotice = lazyPart<EndNoticeProps>(async () => (await import('./EndNotice.tsx')).EndNotice)
