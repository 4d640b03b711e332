/** Whether the long runs were asked for (`npm run test:long`): random lives, kills and cuts in the numbers of a proof. */
const LONG_RUNS = process.env['LONG_RUNS'] === '1'

/**
 * How often or how far a test goes: `short` in the gate, which has to answer soon, `long` at night. Both check the same thing.
 */
export const longRuns = (short: number, long: number): number => (LONG_RUNS ? long : short)
