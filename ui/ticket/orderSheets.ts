import { lazily } from '../kit/lazily.tsx'

/** Review, sending and outcome of an order. See OrderSheet.tsx. */
export const OrderSheet = lazily(() => import('./OrderSheet.tsx').then((part) => part.OrderSheet))
