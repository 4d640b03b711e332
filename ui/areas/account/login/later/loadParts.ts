/** Downloads what few log-ins show: the log-in with a passkey, and the last account after the end of a session. */
export const loadPlaces = () => import('./fillPlaces.ts')

/** Downloads the second step, which a server asks for after the password. */
export const loadSecondStep = () => import('./SecondStep.tsx')
