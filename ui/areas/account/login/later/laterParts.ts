// What few log-ins need: downloaded then, in one file, so that the first load names only one.
export { fillPlaces } from './fillPlaces.ts'
export { makeSecondStep } from './SecondStep.tsx'
