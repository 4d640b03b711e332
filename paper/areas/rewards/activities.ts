import { phaseOf, type Phase, type Term } from '../../../domain/rewards/task.ts'
import { newcomerTerm, type Season, seasonAfter, seasonOf, seasonTerm } from '../../../domain/rewards/term.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { NEWCOMER_TASKS, SEASON_TASKS, type Task } from './catalogue.ts'

/** An activity with its term for one customer. */
export interface Activity {
  readonly id: string
  /** Undefined for the newcomer benefit. */
  readonly season: Season | undefined
  readonly term: Term
  readonly phase: Phase
  readonly tasks: ReadonlyArray<Task>
}

export const NEWCOMER = 'newcomer'

const idOf = ({ quarter, year }: Season): string => `discovery-${year}-q${quarter}`

const SEASON_ID = /^discovery-(\d{4})-q([1-4])$/

/** The season that an id names. */
export const seasonNamed = (id: string): Season | undefined => {
  const parts = SEASON_ID.exec(id)
  return parts ? { year: Number(parts[1]), quarter: Number(parts[2]) } : undefined
}

/**
 * The listed seasons: the current and the next one, and past ones back to the account's first, at least one and at most
 * eight.
 */
const listedSeasons = (openedAt: Instant, at: Instant): ReadonlyArray<Season> => {
  const now = seasonOf(at)
  const first = seasonTerm(seasonOf(openedAt)).startsAt
  const past = [-1, -2, -3, -4, -5, -6, -7, -8]
    .map((count) => seasonAfter(now, count))
    .filter((season, index) => index === 0 || seasonTerm(season).startsAt >= first)
  return [now, seasonAfter(now, 1), ...past]
}

const RANK: Readonly<Record<Phase, number>> = { running: 0, upcoming: 1, ended: 2 }

/** Running ones first, each group sorted by its dates; among the ended ones the last to end comes first. */
const inOrder = (a: Activity, b: Activity): number => {
  if (a.phase !== b.phase) return RANK[a.phase] - RANK[b.phase]
  // The newcomer benefit comes first, because new customers look for it.
  if (a.phase === 'running') return Number(a.season !== undefined) - Number(b.season !== undefined)
  return a.phase === 'ended' ? b.term.endsAt - a.term.endsAt : a.term.startsAt - b.term.startsAt
}

/** Every activity that a customer may see at an instant, in the order of the list. */
export const activitiesOf = async (
  db: Db,
  { openedAt }: { readonly openedAt: Instant },
  at: Instant,
): Promise<ReadonlyArray<Activity>> => {
  const set = new Map((await db.selectFrom('activity_terms').selectAll().execute()).map((row) => [row.activity, row]))
  const withTerm = (id: string, season: Season | undefined, own: Term): Activity => {
    const changed = set.get(id)
    const term = changed
      ? { startsAt: changed.starts_at?.getTime() ?? own.startsAt, endsAt: changed.ends_at.getTime() }
      : own
    return { id, season, term, phase: phaseOf(term, at), tasks: season ? SEASON_TASKS : NEWCOMER_TASKS }
  }
  const seasons = listedSeasons(openedAt, at).map((season) => withTerm(idOf(season), season, seasonTerm(season)))
  return [withTerm(NEWCOMER, undefined, newcomerTerm(openedAt)), ...seasons].sort(inOrder)
}
