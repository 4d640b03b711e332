import type { Fault } from '../plant.ts'
import { compared } from './compared.ts'
import { echoes } from './echoes.ts'
import { generated } from './generated.ts'
import { hours } from './hours.ts'
import { http } from './http.ts'
import { lists } from './lists.ts'
import { market } from './market.ts'
import { refusals, rules } from './refusals.ts'
import { ids, sessions } from './sessions.ts'
import { stale } from './stale.ts'
import { states } from './states.ts'
import { words } from './words.ts'

/** Faults in what answers mean. */
export const meaningFaults: ReadonlyArray<Fault> = [
  ...echoes,
  ...refusals,
  ...rules,
  ...lists,
  ...market,
  ...hours,
  ...sessions,
  ...ids,
  ...states,
  ...stale,
  ...http,
  ...generated,
  ...compared,
  ...words,
]
