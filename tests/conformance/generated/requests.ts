import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { formOf } from '../cases.ts'
import type { Form } from '../contract/caller.ts'
import { LOGOUT, type Operation } from '../contract/operations.ts'
import { shown } from '../contract/shown.ts'
import type { Options } from '../command/options.ts'
import type { OwnForms } from '../ownForms.ts'
import { failed, hear, type Heard } from '../run.ts'
import type { Server } from '../server.ts'
import type { Check } from '../verdict.ts'
import { anyForm, isTaken, wrongForm } from './forms.ts'

/** Requests of each operation in one round. */
const EACH = 8

/** Calls that change nothing of the customer's, and yet count: tries of a password, challenges, quoted rates. */
const COUNTED = new Set([
  '/user/login',
  '/user/loginbypasskey',
  '/user/recoverystate',
  '/security/codesetup',
  '/security/passkeysetup',
  '/funds/withdrawchallenge',
  '/exchange/quote',
])

const seedOf = (...parts: ReadonlyArray<string | number>): number =>
  createHash('sha256').update(parts.join(' ')).digest().readInt32BE(0)

type Due = readonly [Operation, fc.Arbitrary<Form>]

/** Whether right requests are made of an operation too. */
const isAnswered = ({ changes, path }: Operation): boolean => !changes && !COUNTED.has(path)

/** Requests to make of an operation: any, or only wrong ones where a right one would do something. */
const formsOf = (operation: Operation, own: OwnForms, write: boolean): fc.Arbitrary<Form> | undefined => {
  const { changes, media, path } = operation
  if (media === undefined || path === LOGOUT) return undefined
  const right = formOf(operation, own)
  if (isAnswered(operation)) return anyForm(operation, right)
  return changes && !write ? undefined : wrongForm(operation, right)
}

/** One round of an operation: nothing, or the least request that fails. */
const round = async (
  server: Server,
  operation: Operation,
  forms: fc.Arbitrary<Form>,
  seed: number,
  until: number,
): Promise<Check | undefined> => {
  const heard = new Map<Form, Heard>()
  const property = fc.asyncProperty(forms, async (form) => {
    if (server.givenUp() !== undefined) return true
    const wanted = isTaken(operation, form) ? 'answer' : (['invalid-parameters'] as const)
    const answer = await hear(server, operation.path, form, wanted, server.session)
    heard.set(form, answer)
    return answer.wrong.length + answer.broken.length === 0
  })
  const { counterexample } = await fc.check(property, {
    seed,
    numRuns: EACH,
    // Time to make a failing request smaller there is always.
    interruptAfterTimeLimit: Math.max(until - Date.now(), 5_000),
  })
  if (counterexample === null) return undefined
  const [least] = counterexample
  const { tape } = server
  const { wrong = [], broken = [], call } = heard.get(least) ?? {}
  const name = `${operation.path} with a generated request: ${shown(tape.maskedForm(least))}`
  return tape.told(failed(operation.path, name, [...wrong, ...broken]), call)
}

/**
 * Requests made from what the contract says of each field: right ones, ones at the ends, ones that are nearly right.
 * Each has to be answered, or refused with `invalid-parameters` where the contract does not take it.
 *
 * One round goes over all operations, however long that takes; further ones follow while there is time. The same seed
 * makes the same rounds.
 */
export const generatedChecks = async (
  server: Server,
  operations: ReadonlyArray<Operation>,
  own: OwnForms,
  { seed, time, write }: Pick<Options, 'seed' | 'time' | 'write'>,
): Promise<ReadonlyArray<Check>> => {
  if (server.isMock) return []
  const until = Date.now() + time
  const due = new Map(
    operations
      .filter(({ isPublic }) => isPublic || server.session !== undefined)
      .flatMap((operation) => {
        const forms = formsOf(operation, own, write)
        return forms === undefined ? [] : [[operation, forms] as const]
      }),
  )
  const checks: Array<Check> = []
  const inTurn = async (lane: ReadonlyArray<Due>, nth: number): Promise<void> => {
    for (const [operation, forms] of lane) {
      if (server.givenUp() !== undefined || (nth > 0 && Date.now() >= until)) return
      const check = await round(server, operation, forms, seedOf(seed, operation.path, nth), until)
      if (check === undefined) continue
      checks.push(check)
      due.delete(operation)
    }
  }
  for (let nth = 0; due.size > 0 && (nth === 0 || Date.now() < until); nth += 1) {
    // A refusal has no data that another answer is compared with.
    const [answered, refused] = [
      [...due].filter(([one]) => isAnswered(one)),
      [...due].filter(([one]) => !isAnswered(one)),
    ]
    const half = Math.ceil(refused.length / 2)
    await Promise.all([answered, refused.slice(0, half), refused.slice(half)].map((lane) => inTurn(lane, nth)))
  }
  if (server.givenUp() !== undefined) return checks
  return [...checks, ...[...due.keys()].map(({ path }) => failed(path, 'generated requests', []))]
}
