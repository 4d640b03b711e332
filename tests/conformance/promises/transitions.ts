import { nodeOf } from '../../../openapi/tools/node.ts'
import { lifecycles, type Machine } from '../../../openapi/reference/lifecycles.ts'
import { wireCode } from '../../../openapi/reference/wireCode.ts'
import { BUNDLE } from '../contract/bundle.ts'
import type { Kind } from './entities.ts'

/** The states of a thing as the contract writes them: each with those that may be seen later. */
interface Transitions {
  readonly field: string
  readonly later: ReadonlyMap<string, ReadonlySet<string>>
}

/** All states that a machine can reach from a state, by way of others too. */
const reachableFrom = ({ steps }: Machine, start: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = [start]
  for (const state of open)
    for (const { from, to } of steps)
      if (from === state && !found.has(to)) {
        found.add(to)
        open.push(to)
      }
  return found
}

const transitionsOf = (field: string, machine: Machine): Transitions => {
  const code = (state: string): string => wireCode(nodeOf(BUNDLE), machine, state)
  const states = new Set([machine.start, ...machine.steps.map(({ to }) => to)])
  const later = [...states].map(
    (state) => [code(state), new Set([...reachableFrom(machine, state)].map(code))] as const,
  )
  return { field, later: new Map(later) }
}

const only = (field: string, ...finals: ReadonlyArray<string>): Transitions => ({
  field,
  later: new Map(finals.map((state) => [state, new Set<string>()])),
})

/** The things whose state the rules describe, by the field that shows it. */
const OF_KINDS: { readonly [K in Kind]?: Transitions } = {
  order: transitionsOf('state', lifecycles.order),
  position: transitionsOf('state', lifecycles.position),
  withdrawal: transitionsOf('status', lifecycles.withdrawal),
  deposit: transitionsOf('status', lifecycles.deposit),
  credit: transitionsOf('status', lifecycles.credit),
  shareloan: transitionsOf('status', lifecycles.lending),
  subscription: only('state', 'notwon', 'waived', 'cancelled'),
  followorder: only('state', 'ended'),
  plan: only('state', 'ended'),
  planpurchase: only('state', 'bought', 'carried', 'skipped'),
}

/** The field that shows the state of a kind of thing; undefined where it has none that the rules describe. */
export const stateField = (kind: Kind): string | undefined => OF_KINDS[kind]?.field

/** What may be seen after a state, in words, where the present one may not; undefined where it may. */
export const wrongStep = (kind: Kind, was: string, is: string): string | undefined => {
  const later = OF_KINDS[kind]?.later.get(was)
  if (later === undefined || was === is || later.has(is)) return undefined
  return later.size === 0 ? `${was}, which is final` : `${was} or what follows it: ${[...later].join(', ')}`
}
