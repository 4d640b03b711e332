/**
 * Settings of a broker whose clock begins on a Wednesday at 10:30 in Kuala Lumpur, whatever day the tests run on.
 * Another day may be tried: `PAPER_CLOCK_START=2026-11-01T06:30:00Z npm test`.
 */
export const TEST_CLOCK = {
  PAPER_CLOCK: 'test',
  PAPER_CLOCK_START: process.env['PAPER_CLOCK_START'] || '2026-06-10T02:30:00Z',
}
