import type { Report } from '../report.ts'

/** What would break a page, a file or a terminal that showed it as it is. */
export const HOSTILE = `</pre><script>alert(1)</script>"'&<!--]]>\u0000\u001B[2J\u202E\uD800`

/** A report of one failure with hostile texts in every place that a server can write to, one pass and one skip. */
export const PLANTED: Report = {
  url: 'http://broker.test/api/vue',
  contract: '0.1.0',
  seed: 'planted',
  write: true,
  isMock: false,
  level: 5,
  notAskedFor: [],
  verdict: { outcome: 'failed', unchecked: [], because: [] },
  notes: [{ operation: '/funds/wallets', findings: [{ at: '/status', expected: 'written as integer', got: HOSTILE }] }],
  leftovers: [`a deposit ${HOSTILE}`],
  passed: 1,
  failed: 1,
  skipped: 1,
  coverage: {
    operations: [
      {
        path: '/funds/wallets',
        id: 'wallets',
        reached: 'refuses',
        why: [`reason ${HOSTILE}`],
        refusals: [
          { code: 'account-frozen', reached: true, why: undefined },
          { code: 'system-busy', reached: false, why: 'a fault of the server' },
        ],
      },
    ],
    workflows: [{ name: 'money', reached: 'in part', why: [HOSTILE] }],
  },
  checks: [
    { operation: '/user/login', name: 'logging in', outcome: 'passed', findings: [] },
    {
      operation: '/funds/wallets',
      operationId: 'wallets',
      name: 'as it is',
      outcome: 'failed',
      findings: [
        {
          at: `/data/${HOSTILE}`,
          expected: '1',
          got: HOSTILE,
          contract: '/components/schemas/Wallet/properties/total',
          promise: 'Free and set aside together.',
        },
      ],
      exchange: {
        request: {
          method: 'POST',
          url: 'http://broker.test/api/vue/funds/wallets',
          headers: { token: '$TOKEN' },
          form: undefined,
        },
        response: { status: 200, headers: { server: HOSTILE }, body: HOSTILE },
        curl: 'curl -sS',
      },
    },
    { operation: '/funds/wallets', name: 'skip', outcome: 'skipped', findings: [], reason: HOSTILE, workflow: 'money' },
  ],
}
