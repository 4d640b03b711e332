import { lazily } from '../kit/lazily.tsx'

const load = () => import('./OrderSheet.tsx')

/** Fetches the sheet ahead of its first use, so that nothing is waited for between the form and the review. */
export const preloadOrderSheet = (): Promise<unknown> => load()

/** Review, sending and outcome of an order. See OrderSheet.tsx. */
export const OrderSheet = lazily(() => load().then((part) => part.OrderSheet))
