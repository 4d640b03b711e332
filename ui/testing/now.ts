/** The time of tests that need one: 15 January 2026, a Thursday, 10:00 in Malaysia, whose market is open. */
export const NOW = 1_768_442_400_000
