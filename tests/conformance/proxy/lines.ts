import type { Deviation } from '../regression/caseFile.ts'

/** The lines of a console for a deviation: who, where, what the contract promises, and a line that makes the call again. */
export const deviationLines = ({ side, check }: Deviation): ReadonlyArray<string> => [
  `✗ ${check.operation}: ${side === 'server' ? 'the server answers' : 'the client asks'} what the contract does not say`,
  ...check.findings.flatMap(({ at, expected, got, promise }) => [
    `    ${at}: expected ${expected}, got ${got}`,
    ...(promise === undefined ? [] : [`      ${promise}`]),
  ]),
  ...(check.exchange === undefined ? [] : [`    ${check.exchange.curl}`]),
]
