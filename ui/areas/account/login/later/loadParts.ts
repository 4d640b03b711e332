export type LaterParts = typeof import('./laterParts.ts')

/** Downloads what few log-ins need: the second step, passkeys, and the last account after the end of a session. */
export const loadParts = (): Promise<LaterParts> => import('./laterParts.ts')
