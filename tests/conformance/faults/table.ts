import type { Options } from '../command/options.ts'
import type { Report } from '../report.ts'
import type { Check } from '../verdict.ts'
import { runSuite } from '../suite.ts'
import type { Fault, FaultClass } from './plant.ts'
import { type Break, type Recording, replaying } from './recorded.ts'

/** How a planted fault fared. */
export interface Row {
  readonly fault: Fault
  /** Found for what it is; found for something else; or not at all. */
  readonly outcome: 'found' | 'wrong reason' | 'missed'
  readonly finding: string
}

/** Runs the suite on the recorded server, with a fault in it. */
export const runOn = (recording: Recording, options: Options, breaks: Break): Promise<Report> =>
  runSuite(
    options,
    () => {},
    () => replaying(recording, breaks),
  )

const said = (checks: ReadonlyArray<Pick<Check, 'operation' | 'findings'>>): ReadonlyArray<string> =>
  checks.flatMap(({ operation, findings }) =>
    findings.map(({ at, expected, got }) => `${operation} ${at} ${expected}, got ${got}`),
  )

/** Plants one fault and looks whether the suite finds it for its own sake. */
export const tryFault = async (recording: Recording, options: Options, fault: Fault): Promise<Row> => {
  const { checks, notes, verdict } = await runOn(recording, options, fault.plant())
  // What is tolerated is found too: by a note.
  const lines = [...said(checks), ...said(notes), ...verdict.because]
  const deserved = lines.find((line) => fault.reason.test(line))
  if (deserved !== undefined) return { fault, outcome: 'found', finding: deserved }
  return { fault, outcome: lines.length > 0 ? 'wrong reason' : 'missed', finding: lines[0] ?? '' }
}

/** The share of each class that was found for the right reason. */
export const shares = (rows: ReadonlyArray<Row>): Readonly<Record<FaultClass, string>> => {
  const share = (one: FaultClass) => {
    const mine = rows.filter(({ fault }) => fault.class === one)
    const found = mine.filter(({ outcome }) => outcome === 'found').length
    return `${found} of ${mine.length} (${mine.length === 0 ? 100 : Math.floor((found / mine.length) * 1000) / 10} %)`
  }
  return { schema: share('schema'), meaning: share('meaning'), money: share('money') }
}

/** One fault and how it fared. */
export const rowLine = ({ fault, outcome, finding }: Row): string =>
  `${outcome === 'found' ? '✓' : '✗'} ${outcome}: ${fault.class}: ${fault.mechanism}: ${fault.where}` +
  (outcome === 'found' || finding === '' ? '' : `\n    ${finding.slice(0, 160)}`)

/** The table as a person reads it: what was missed first, then the shares. */
export const tableLines = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  ...rows.filter(({ outcome }) => outcome !== 'found').map(rowLine),
  ...Object.entries(shares(rows)).map(([name, share]) => `${name}: ${share} found for the right reason`),
]
