/** An id that no server gave out. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000'
/** A code that no instrument has. */
export const NOTHING = 'NOSUCHCODE'
