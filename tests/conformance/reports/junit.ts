import type { Report } from '../report.ts'
import type { Check } from '../verdict.ts'
import { groupsOf } from './groups.ts'
import { detailsOf } from './details.ts'

/** A text as XML can carry it: control characters are written out, since XML has no form for most of them. */
export const xml = (text: string): string =>
  text
    .replaceAll(
      // oxlint-disable-next-line no-control-regex
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')

const insideOf = (check: Check): string => {
  if (check.outcome === 'passed') return ''
  if (check.outcome === 'skipped') return `<skipped message="${xml(check.reason ?? '')}"/>`
  const [first] = check.findings
  const message = first === undefined ? check.name : `${first.at}: expected ${first.expected}, got ${first.got}`
  return `<failure type="contract" message="${xml(message)}">${xml(detailsOf(check).join('\n'))}</failure>`
}

const many = (checks: ReadonlyArray<Check>): string => {
  const [failures, skipped] = (['failed', 'skipped'] as const).map(
    (outcome) => checks.filter((check) => check.outcome === outcome).length,
  )
  return `tests="${checks.length}" failures="${failures}" errors="0" skipped="${skipped}"`
}

/** A run as JUnit XML, which most servers of continuous integration read: a suite an operation or a workflow. */
export const junitOf = ({ checks, url, contract, seed, level }: Report): string => {
  const suites = groupsOf(checks).map(({ title, checks: own }) => {
    const cases = own.map(
      (check) =>
        `    <testcase classname="${xml(check.operation)}" name="${xml(check.name)}">${insideOf(check)}</testcase>\n`,
    )
    return `  <testsuite name="${xml(title)}" ${many(own)}>\n${cases.join('')}  </testsuite>\n`
  })
  const name = xml(`contract ${contract}, ${url}, seed ${seed}, level ${level}`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" ${many(checks)}>\n${suites.join('')}</testsuites>\n`
}
