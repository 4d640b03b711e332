import { loadNamespace } from '../../../i18n/words.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import type { EndNoticeProps } from './EndNotice.tsx'
import type { LostCodesProps } from './LostCodesParts.tsx'

/** Downloaded with its words below the field of a code, which does not wait for it. */
export const LostCodes = lazyPart<LostCodesProps>(async () => {
  const [part] = await Promise.all([
    import('./LostCodesParts.tsx'),
    loadNamespace('lostCodes'),
    loadNamespace('identity'),
  ])
  return part.LostCodes
})

/** The same for the warning of a recovery. */
export const EndNotice = lazyPart<EndNoticeProps>(async () => {
  const [part] = await Promise.all([import('./EndNotice.tsx'), loadNamespace('lostCodes')])
  return part.EndNotice
})
