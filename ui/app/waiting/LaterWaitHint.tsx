import { lazyPart } from '../../kit/lazyPart.tsx'
import type { WaitHintProps } from './WaitHint.tsx'

/** Downloaded once the form is on the screen, which does not wait for it. */
export const WaitHint = lazyPart<WaitHintProps>(() => import('./WaitHint.tsx').then((part) => part.default))
