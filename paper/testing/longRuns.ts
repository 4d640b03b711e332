/** Whether the long runs are enabled (`npm run test:long`): many more random lives, kills and cut connections. */
const LONG_RUNS = process.env['LONG_RUNS'] === '1'

/**
 * How often or how far a test goes: `short` in the normal run, which has to be quick, `long` at night. Both check the
 * same.
 */
export const longRuns = <T>(short: T, long: T): T => (LONG_RUNS ? long : short)
