import { setTimeout } from 'node:timers/promises'
import { isAsked, operationAt } from './contract/operations.ts'
import type { Options } from './command/options.ts'
import type { Check } from './verdict.ts'
import { inLane, inOtherLane, type Server } from './server.ts'
import { Ended, FAILED_BEFORE, Stepper } from './steps.ts'
import type { Steps, Workflow } from './workflow.ts'

/** Why a workflow cannot be run; undefined where it can. */
const leftOut = (
  { writes, covers }: Workflow,
  { session, givenUp }: Server,
  { login, write }: Options,
): string | undefined => {
  const reason = givenUp()
  if (reason !== undefined) return reason
  if (writes && !write) return 'it changes something: no --write'
  if (session !== undefined || covers.every((path) => operationAt(path).isPublic)) return undefined
  return login === undefined ? 'it needs a session: no --account' : 'it needs a session: the login answered none'
}

/** Calls the control API below an address: POST with a body, DELETE without. */
export const controlAt = (address: string) => async (path: string, body?: object) => {
  const secret = process.env['CONFORMANCE_CONTROL_SECRET']
  const headers = { 'content-type': 'application/json', ...(secret && { 'x-control-secret': secret }) }
  const asked = body === undefined ? { method: 'DELETE' } : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${address}${path}`, { headers, ...asked }).catch(() => undefined)
  if (answer?.ok !== true) throw new Ended(`${address}${path} answered ${answer?.status ?? 'nothing'}`)
  return (await answer.json()) as Readonly<Record<string, unknown>>
}

const stepsOf = (
  stepper: Stepper,
  server: Server,
  { control, login, otherLogin, fundPassword, level, origin }: Options,
): Steps =>
  ({
    ask: stepper.ask.bind(stepper),
    change: stepper.change.bind(stepper),
    refuse: stepper.refuse.bind(stepper),
    refuseForm: stepper.refuse.bind(stepper),
    refuseTo: stepper.refuseTo.bind(stepper),
    turnAway: stepper.turnAway.bind(stepper),
    holds: stepper.holds.bind(stepper),
    comesTo: stepper.comesTo.bind(stepper),
    need: (value: unknown, reason: string) => {
      if (value === undefined) throw new Ended(reason)
      return value
    },
    stop: stepper.skip.bind(stepper),
    takeBack: stepper.takeBack.bind(stepper),
    leaves: (what: string) => void stepper.leftovers.push(what),
    isAsked: (path: string) => isAsked(path, level) && !server.lacks.has(path),
    id: server.newId,
    origin,
    session: server.session,
    control: server.control ?? (control === undefined ? undefined : controlAt(control)),
    pause: server.pause ?? ((milliseconds: number) => setTimeout(milliseconds)),
    login,
    otherLogin,
    fundPassword,
    memory: server.memory,
  }) as unknown as Steps

/**
 * Whether a workflow is run by a run that makes some calls only: one that changes something needs all of its calls; one that
 * reads goes as far as they do.
 */
export const isWithin = ({ covers, writes }: Workflow, isDue: (path: string) => boolean): boolean =>
  writes ? covers.every(isDue) : covers.some(isDue)

export interface Outcome {
  readonly checks: ReadonlyArray<Check>
  /** Changes that stay on the account. */
  readonly leftovers: ReadonlyArray<string>
}

/** Runs one workflow and returns its findings; operations that it did not reach are skipped, with the reason. */
export const runWorkflow = async (workflow: Workflow, server: Server, options: Options): Promise<Outcome> => {
  const stepper = new Stepper(server, options.level)
  const skipRest = (reason: string): void => {
    const reached = new Set(stepper.checks.map(({ operation }) => operation))
    for (const path of workflow.covers) if (!reached.has(path)) stepper.skip(path, path, reason)
  }
  const reason = leftOut(workflow, server, options)
  if (reason === undefined) {
    try {
      await workflow.run(stepsOf(stepper, server, options))
    } catch (cause) {
      if (!(cause instanceof Ended)) stepper.givesUp(workflow.covers[0] ?? workflow.name, cause)
      skipRest(cause instanceof Ended ? cause.message : FAILED_BEFORE)
    } finally {
      await stepper.unwind()
    }
  } else skipRest(reason)
  return stepper
}

interface Ran {
  readonly workflow: Workflow
  readonly outcome: Outcome
}

/** Runs workflows one after the other. */
const inOrder = async (due: ReadonlyArray<Workflow>, server: Server, options: Options): Promise<ReadonlyArray<Ran>> => {
  const ran: Array<Ran> = []
  for (const workflow of due) {
    options.begins?.(`workflow "${workflow.name}"`)
    ran.push({ workflow, outcome: await runWorkflow(workflow, server, options) })
  }
  return ran
}

/**
 * Runs the workflows of the account one after the other, and those of customers who are opened for one workflow beside
 * them: they have nothing to do with the account.
 */
export const runWorkflows = async (
  ofAccount: ReadonlyArray<Workflow>,
  ofOthers: ReadonlyArray<Workflow>,
  server: Server,
  options: Options,
): Promise<ReadonlyArray<Ran>> => {
  const ran = await Promise.all([
    inOrder(ofAccount, inLane(server), options),
    inOrder(ofOthers, inOtherLane(server, options.seed), options),
  ])
  return ran.flat()
}

const CLOCK_STANDS = 'the clock of the server cannot be moved by its control API'

/** The state of the server to which it goes back after the clock was moved. */
const KEPT = 'conformance'

/**
 * Runs the workflows that move the clock, one after the other and with nothing beside them. Before them the state of the server is kept, and after
 * them it is brought back, the time as well: whatever they opened is gone then.
 */
export const runOverTime = async (
  due: ReadonlyArray<Workflow>,
  server: Server,
  options: Options,
): Promise<ReadonlyArray<Ran>> => {
  const { control, write, seed } = options
  const decide = server.control ?? (control === undefined ? undefined : controlAt(control))
  if (decide === undefined || !write || due.length === 0) return []
  const mayMove = await Promise.all([
    decide('/clock', { advanceMilliseconds: 0 }),
    decide('/snapshots', { name: KEPT }),
  ])
    .then(() => true)
    .catch((cause: unknown) => {
      if (cause instanceof Ended) return false
      throw cause
    })
  const lane = inOtherLane(server, `${seed} over time`)
  const alone = mayMove ? lane : { ...lane, givenUp: () => lane.givenUp() ?? CLOCK_STANDS }
  try {
    return await inOrder(due, alone, options)
  } finally {
    if (mayMove) {
      await decide('/snapshots/restore', { name: KEPT })
      // A server that keeps it all the same has lost nothing.
      await decide(`/snapshots?name=${KEPT}`).catch(() => {})
    }
  }
}
