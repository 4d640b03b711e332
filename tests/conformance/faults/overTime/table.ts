import type { Check } from '../../verdict.ts'
import { type FaultOverTime, KINDS } from './fault.ts'
import { type Recorded, replayOverTime } from './record.ts'

/** How a planted fault fared. */
export interface Fared {
  readonly fault: FaultOverTime
  readonly outcome: 'found' | 'wrong reason' | 'missed'
  readonly finding: string
}

const said = (checks: ReadonlyArray<Check>): ReadonlyArray<string> =>
  checks.flatMap(({ operation, findings }) =>
    findings.map(({ at, expected, got }) => `${operation} ${at} ${expected}, got ${got}`),
  )

/** Plants one fault and looks whether the workflow finds it for its own sake. */
export const tryOverTime = async (recorded: Recorded, fault: FaultOverTime): Promise<Fared> => {
  const lines = said(await replayOverTime(recorded, fault.plant(recorded.made)))
  const deserved = lines.find((line) => fault.reason.test(line))
  if (deserved !== undefined) return { fault, outcome: 'found', finding: deserved }
  return { fault, outcome: lines.length > 0 ? 'wrong reason' : 'missed', finding: lines[0] ?? '' }
}

const line = ({ fault, outcome, finding }: Fared): string =>
  `✗ ${outcome}: ${fault.kind}: ${fault.variant}\n    ${finding.slice(0, 200)}`

/** What was missed, then a row for each kind, as the page has it. */
export const linesOfAll = (fared: ReadonlyArray<Fared>): ReadonlyArray<string> => {
  const row = (name: string, mine: ReadonlyArray<Fared>): string =>
    `| ${name} | ${mine.length} | ${mine.filter(({ outcome }) => outcome === 'found').length} |`
  return [
    ...fared.filter(({ outcome }) => outcome !== 'found').map(line),
    '| over time | planted | found for the right reason |',
    '|---|---|---|',
    ...KINDS.map((kind) =>
      row(
        kind,
        fared.filter(({ fault }) => fault.kind === kind),
      ),
    ),
    row('all', fared),
  ]
}
