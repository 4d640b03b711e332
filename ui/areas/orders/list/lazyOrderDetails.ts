import { lazily } from '../../../kit/lazily.tsx'

/** The details of an order, downloaded with the first that is opened. */
export const OrderDetails = lazily(() => import('./OrderDetails.tsx').then((part) => part.OrderDetails))
