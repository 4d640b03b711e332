// What few log-ins need: downloaded then, in one file, so that the first load names only one.
export { LastAccount } from './LastAccount.tsx'
export { makeSecondStep } from './SecondStep.tsx'
