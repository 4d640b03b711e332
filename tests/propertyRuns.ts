import fc from 'fast-check'

// What vitest loads before the tests. A property that names no number of runs goes as often as fast-check does by itself, and
// ten times as often in the long runs (`npm run test:long`).
if (process.env['LONG_RUNS'] === '1') fc.configureGlobal({ numRuns: 1_000 })
