import type { Check } from '../verdict.ts'

const headerLines = (headers: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

type Shown = NonNullable<Check['exchange']>

const callLines = (title: string, call: Shown | undefined): ReadonlyArray<string> =>
  call === undefined ? [] : [title, ...requestLines(call), '', ...responseLines(call), '', call.curl]

/** Everything about a failed check as lines of plain text. */
export const detailsOf = ({ operation, operationId, findings, exchange, cause }: Check): ReadonlyArray<string> => [
  `operation ${operationId ?? ''} ${operation}`,
  ...findings.flatMap(({ at, expected, got, contract, promise }) => [
    `${at}: expected ${expected}, got ${got}`,
    ...(contract === undefined ? [] : [`  contract: #${contract}`]),
    ...(promise === undefined ? [] : [`  promise: ${promise}`]),
  ]),
  ...callLines('', cause),
  ...callLines(cause === undefined ? '' : 'then', exchange),
]

/** The call, as HTTP would write it. */
export const requestLines = ({ request: { method, url, headers, form } }: Shown): ReadonlyArray<string> => [
  `${method} ${url}`,
  ...headerLines(headers),
  ...Object.entries(form ?? {}).map(([name, value]) => `  ${name} = ${value}`),
]

/** The answer, as HTTP would write it. */
export const responseLines = ({ response }: Shown): ReadonlyArray<string> =>
  'none' in response
    ? [`no answer: ${response.none}`]
    : [`HTTP ${response.status}`, ...headerLines(response.headers), response.body]
