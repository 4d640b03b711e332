// What few log-ins need: downloaded then, in one file, so that the first load names only one.
export { fillPlaces } from './fillPlaces.ts'

/** The second step, only for an account that has one-time codes. */
export const loadSecondStep = () => import('./SecondStep.tsx').then((part) => part.makeSecondStep)
