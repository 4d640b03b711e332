import { noteLines } from '../contract/tolerance.ts'
import { lastLine, type Report } from '../report.ts'
import type { Check } from '../verdict.ts'
import { countsOf, type Coverage } from './coverage.ts'
import { requestLines, responseLines } from './details.ts'
import { groupsOf } from './groups.ts'
import { STYLE } from './style.ts'

/** A text as HTML shows it, with what would steer its direction or hide in it written out. */
export const html = (text: string): string =>
  text
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const list = (items: ReadonlyArray<string>): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`
const pre = (lines: ReadonlyArray<string>): string => `<pre tabindex="0">${html(lines.join('\n'))}</pre>`

const callOf = (call: Check['exchange'], title: string): string =>
  call === undefined
    ? ''
    : `<h4>${title}</h4>${pre(requestLines(call))}<h4>Answer</h4>${pre(responseLines(call))}` +
      `<h4>Repeat it</h4>${pre([call.curl])}`

const failureOf = ({ name, operation, operationId = '', findings, exchange, cause }: Check): string => {
  const found = findings.map(
    ({ at, expected, got, contract = '', promise = '' }) =>
      `<dt><code>${html(at)}</code></dt><dd>expected ${html(expected)}<br>got <b>${html(got)}</b>` +
      `<br><small><code>#${html(contract)}</code> ${html(promise)}</small></dd>`,
  )
  return (
    `<details open><summary>${html(name)} <small>${html(operationId)} ${html(operation)}</small></summary>` +
    `<dl>${found.join('')}</dl>${callOf(cause, 'The change')}${callOf(exchange, 'Request')}</details>`
  )
}

const failures = (checks: ReadonlyArray<Check>): string =>
  groupsOf(checks.filter(({ outcome }) => outcome === 'failed'))
    .map(({ title, checks: own }) => `<section><h3>${html(title)}</h3>${own.map(failureOf).join('')}</section>`)
    .join('') || '<p>No check failed.</p>'

const SIGN = { works: '✓', whole: '✓', refuses: '–', 'in part': '–', 'not called': '–', 'not run': '–' }

const coverage = ({ operations, workflows }: Coverage): string => {
  const rows = operations.map(({ path, reached, why, refusals }) => {
    const seen = refusals.filter((one) => one.reached).map(({ code }) => code)
    const unseen = refusals.filter((one) => !one.reached).map(({ code, why: reason = '' }) => `${code}: ${reason}`)
    return (
      `<details><summary>${SIGN[reached]} <code>${html(path)}</code> <small>${reached}, ` +
      `${seen.length} of ${refusals.length} refusals</small></summary>${list(why)}` +
      (seen.length > 0 ? `<p>Refusals seen: ${html(seen.join(', '))}</p>` : '') +
      (unseen.length > 0 ? `<p>Not seen:</p>${list(unseen)}` : '') +
      '</details>'
    )
  })
  const runs = workflows.map(
    ({ name, reached, why }) =>
      `<details><summary>${SIGN[reached]} ${html(name)} <small>${reached}</small></summary>${list(why)}</details>`,
  )
  return `<h3>Operations</h3>${rows.join('')}<h3>Workflows</h3>${runs.join('')}`
}

/** A run as one page without scripts: the verdict, what was reached, and each failure with its call. */
export const htmlOf = (report: Report): string => {
  const { url, contract, seed, verdict, leftovers, notes, checks, level, notAskedFor } = report
  const counts = Object.entries(countsOf(report.coverage))
  const tiles = counts.map(
    ([name, { reached, of }]) =>
      `<div><b>${reached} of ${of}</b>${name}<progress value="${reached}" max="${of}"></progress></div>`,
  )
  const title = { passed: '✓ Passed', failed: '✗ Failed', 'no answer': '✗ No answer' }[verdict.outcome]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title.slice(2)}: ${html(url)}</title><style>${STYLE}</style></head>
<body><main>
<h1 class="${verdict.outcome === 'passed' ? 'passed' : 'failed'}">${title}</h1>
<p>${html(lastLine(report))}</p>
<p><code>${html(url)}</code>, contract ${html(contract)}, seed ${html(seed)}${report.write ? ', with changes' : ''}, level ${level}</p>
${notAskedFor.length > 0 ? `<details><summary>Not asked for: ${notAskedFor.length} operations above level ${level}</summary>${list(notAskedFor.map((one) => `${one.path}, level ${one.level}`))}</details>` : ''}
${list(verdict.because)}
<div class="tiles">${tiles.join('')}</div>
<h2>Failures</h2>
${failures(checks)}
${notes.length > 0 ? `<h2>Tolerated, not promised</h2>${list(noteLines(notes))}` : ''}
<h2>Coverage</h2>
${coverage(report.coverage)}
${leftovers.length > 0 ? `<h2>Left on the account</h2>${list(leftovers)}` : ''}
</main></body></html>
`
}
