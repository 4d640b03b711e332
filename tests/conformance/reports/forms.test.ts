import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../report.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { PLANTED } from './planted.ts'

/** Characters that no form may carry as they are. */
// oxlint-disable-next-line no-control-regex
const RAW = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/

describe('the report as JUnit XML', () => {
  const text = junitOf(PLANTED)

  it('is well-formed whatever a server answers, and the check of that finds what is not', () => {
    expect(XMLValidator.validate(text)).toBe(true)
    expect(text).not.toMatch(RAW)
    expect(XMLValidator.validate(text.replace('</testsuites>', ''))).not.toBe(true)
  })

  it('has one suite an operation or workflow, and counts that agree', () => {
    const parsed: unknown = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text)
    expect(parsed).toMatchObject({
      testsuites: {
        tests: '3',
        failures: '1',
        skipped: '1',
        testsuite: [
          { name: '/user/login', tests: '1', failures: '0', testcase: { name: 'logging in' } },
          {
            name: '/funds/wallets',
            failures: '1',
            testcase: { classname: '/funds/wallets', failure: { type: 'contract' } },
          },
          { name: 'workflow "money"', skipped: '1', testcase: { skipped: {} } },
        ],
      },
    })
    expect(text).toContain('contract: #/components/schemas/Wallet/properties/total')
    expect(text).toContain('curl -sS')
  })
})

describe('the report as a page', () => {
  const page = htmlOf(PLANTED)

  it('shows what a server answered and obeys none of it', () => {
    expect(page).not.toMatch(/<script|<!--(?!doctype)|<\/pre><script/i)
    expect(page).toContain('&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
    expect(page).not.toMatch(RAW)
    expect(page).not.toContain('\u202E')
    expect(page.match(/<pre/g)).toHaveLength(page.match(/<\/pre>/g)?.length ?? 0)
  })

  it('loads nothing', () => {
    expect(page).not.toMatch(/\b(src|href)=|@import|url\(/)
    expect(page).toContain(`default-src 'none'`)
  })

  it('begins with the verdict, then coverage and failures with their calls', () => {
    const places = [
      '<h1 class="failed">',
      '0 of 1',
      '1 of 2',
      '<h2>Failures',
      'got <b>',
      'Request',
      'Answer',
      'curl -sS',
      'Tolerated, not promised',
      '<h2>Coverage',
      'Refusals seen: account-frozen',
      'system-busy: a fault of the server',
      'Left on the account',
    ].map((part) => page.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})

it('the console has the curl line under what failed', () => {
  const [, failed] = PLANTED.checks
  expect(linesOf('/funds/wallets', failed === undefined ? [] : [failed]).at(-1)).toBe('      curl -sS')
})

it('the console names the calls of an operation that failed in the same way in one line', () => {
  const missing = [{ at: 'HTTP status', expected: '200', got: '404' }]
  const call = (name: string, findings = missing) =>
    ({ operation: '/trade/funds', name, outcome: 'failed', findings }) as const
  const other = [{ at: 'HTTP status', expected: '401', got: '404' }]
  expect(
    linesOf('/trade/funds', [call('as it is'), call('no session', other), call('no body'), call('type ""')]),
  ).toEqual([
    '✗ /trade/funds: 4 failed',
    '    as it is',
    '      HTTP status: expected 200, got 404',
    '      the same: no body, type ""',
    '    no session',
    '      HTTP status: expected 401, got 404',
  ])
  const many = linesOf(
    '/trade/funds',
    Array.from({ length: 9 }, (_, nth) => call(String(nth))),
  )
  expect(many.at(-1)).toBe('      the same: 1, 2, 3, 4, 5, 6, 2 more')
})
