import type { Code } from '../contract/shown.ts'
import type { Operation } from '../contract/operations.ts'
import type { Tape } from '../evidence/tape.ts'
import { CHOSEN, type Check } from '../verdict.ts'
import type { Workflow } from '../workflow.ts'
import { outOfReach } from './outOfReach.ts'

/** A refusal of the contract, and whether the server answered it in this run. */
export interface RefusalCover {
  readonly code: Code
  readonly reached: boolean
  readonly why: string | undefined
}

export interface OperationCover {
  readonly path: string
  readonly id: string
  /** `works`: a right request got its success. `refuses`: only refusals were seen. */
  readonly reached: 'works' | 'refuses' | 'not called'
  /** Why it was not seen to work. */
  readonly why: ReadonlyArray<string>
  readonly refusals: ReadonlyArray<RefusalCover>
}

export interface WorkflowCover {
  readonly name: string
  /** `in part`: it began, and something failed or kept it from the rest. */
  readonly reached: 'whole' | 'in part' | 'not run'
  readonly why: ReadonlyArray<string>
}

/** What a run reached of the contract, and what not. */
export interface Coverage {
  readonly operations: ReadonlyArray<OperationCover>
  readonly workflows: ReadonlyArray<WorkflowCover>
}

const reasonsOf = (checks: ReadonlyArray<Check>): ReadonlyArray<string> => [
  ...new Set(checks.flatMap(({ outcome, reason }) => (outcome === 'skipped' && reason !== undefined ? [reason] : []))),
]

/** The reason of a refusal that nothing kept the run from, but that no call brought about. */
export const NOT_DUE = 'no call of this run brought it about'

/** The same in a run up to a level. */
export const ABOVE = 'it is brought about above the level that was asked for'

/** Why a refusal was not seen. */
const whyNot = (path: string, code: Code, own: ReadonlyArray<Check>, works: boolean): string | undefined => {
  const isDue = own.some(({ outcome, findings }) => {
    return outcome === 'failed' && findings.some(({ expected }) => expected.includes(`(${code})`))
  })
  if (isDue) return 'it was due, and the server answered something else'
  // What an operation that works left out is a matter of its own, unless a whole part of the run was left out.
  const left = reasonsOf(own).find((reason) => !works || CHOSEN.test(reason))
  return outOfReach(path, code) ?? left
}

const operationCover = (
  { path, id, refusals }: Operation,
  tape: Tape,
  all: ReadonlyArray<Check>,
  otherwise: string,
): OperationCover => {
  const own = all.filter(({ operation }) => operation === path)
  const works = own.some(({ proves }) => proves === true)
  const codes = tape.codesOf(path)
  const reasons = reasonsOf(own)
  const failed = own.some(({ outcome }) => outcome === 'failed') ? ['its answer breaks the contract'] : []
  return {
    path,
    id,
    reached: works ? 'works' : tape.wasCalled(path) ? 'refuses' : 'not called',
    why: works ? [] : reasons.length + failed.length > 0 ? [...reasons, ...failed] : ['only refusals of it were seen'],
    refusals: refusals.map((code) => {
      const reached = codes.has(code)
      return { code, reached, why: reached ? undefined : (whyNot(path, code, own, works) ?? otherwise) }
    }),
  }
}

const workflowCover = ({ name }: Workflow, all: ReadonlyArray<Check>): WorkflowCover => {
  const own = all.filter(({ workflow }) => workflow === name)
  const done = own.some(({ outcome }) => outcome !== 'skipped')
  const isFailed = own.some(({ outcome }) => outcome === 'failed')
  const why = [...reasonsOf(own), ...(isFailed ? ['a check of it failed'] : [])]
  return { name, reached: !done ? 'not run' : why.length > 0 ? 'in part' : 'whole', why }
}

/** What a run reached of what was asked for; `otherwise` is why a refusal was not seen that nothing kept the run from. */
export const coverageOf = (
  operations: ReadonlyArray<Operation>,
  workflows: ReadonlyArray<Workflow>,
  checks: ReadonlyArray<Check>,
  tape: Tape,
  otherwise = NOT_DUE,
): Coverage => ({
  operations: operations.map((operation) => operationCover(operation, tape, checks, otherwise)),
  workflows: workflows.map((workflow) => workflowCover(workflow, checks)),
})

/** How much was reached, by kind. */
export const countsOf = ({ operations, workflows }: Coverage) => {
  const refusals = operations.flatMap((one) => one.refusals)
  return {
    operations: { reached: operations.filter(({ reached }) => reached === 'works').length, of: operations.length },
    refusals: { reached: refusals.filter(({ reached }) => reached).length, of: refusals.length },
    workflows: { reached: workflows.filter(({ reached }) => reached === 'whole').length, of: workflows.length },
  }
}

/** The lines of a console: how much was reached, and the most frequent reasons why not. */
export const coverageLines = (coverage: Coverage): ReadonlyArray<string> => {
  const { operations, refusals, workflows } = countsOf(coverage)
  const times = new Map<string, number>()
  for (const { reached, why } of coverage.operations.flatMap((one) => one.refusals))
    if (!reached && why !== undefined) times.set(why, (times.get(why) ?? 0) + 1)
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, 4)
  return [
    `coverage: ${operations.reached} of ${operations.of} operations, ${refusals.reached} of ${refusals.of} refusals, ` +
      `${workflows.reached} of ${workflows.of} workflows to their end`,
    ...most.map(([why, many]) => `  – ${many} refusal${many === 1 ? '' : 's'} not seen: ${why}`),
  ]
}
