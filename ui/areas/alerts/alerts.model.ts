import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { AlertTerms } from '../../../domain/alerts/alert.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Alerts, type PriceAlert } from '../../../ports/Alerts.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { App } from '../../data/app/app.ts'
import { makePoll } from '../../data/query/poll.ts'
import { makeQuery } from '../../data/query/query.ts'
import { sentenceOf } from '../../app/failures/failures.ts'

/** Between two requests where the server has no stream, in milliseconds. */
const PACE = 15_000

/** A newer state of some alerts in a list: those that are not in it yet come first. */
export const joined = (list: ReadonlyArray<PriceAlert>, news: ReadonlyArray<PriceAlert>): ReadonlyArray<PriceAlert> => {
  const byId = new Map(news.map((alert) => [alert.id, alert]))
  const known = new Set(list.map(({ id }) => id))
  return [...news.filter(({ id }) => !known.has(id)), ...list.map((alert) => byId.get(alert.id) ?? alert)]
}

/** The customer's price alerts, and the ones that were met since the app saw them waiting. */
export const makeAlertsModel = (app: App) => {
  const ask = () => Effect.flatMap(Alerts, (alerts) => alerts.list())
  const query = makeQuery(app, ask)
  const busy = signal(false)
  let whenMet = (_alert: PriceAlert): void => undefined
  /** A form that had no answer is sent again under its id, so that the alert is not set twice. */
  let unanswered: { readonly form: string; readonly id: string } | null = null
  let isFollowing = false

  const follow = (): void => {
    const isNeeded = query.value.peek()?.some(({ metAt }) => metAt === null) === true
    if (isNeeded === isFollowing) return
    isFollowing = isNeeded
    if (isNeeded) poll.start(PACE)
    else poll.stop()
  }

  const take = (next: ReadonlyArray<PriceAlert>): void => {
    const waited = new Set(query.value.peek()?.flatMap(({ id, metAt }) => (metAt === null ? [id] : [])))
    query.put(next)
    for (const alert of next) if (alert.metAt !== null && waited.has(alert.id)) whenMet(alert)
  }

  const poll = makePoll<ReadonlyArray<PriceAlert>>(app, {
    ask,
    take: (found) => {
      take(found)
      follow()
      return PACE
    },
    hear: (event) => {
      const known = query.value.peek()
      return event.is === 'alerts' && known ? { answer: joined(known, event.alerts) } : null
    },
  })

  const load = async (): Promise<void> => {
    await query.load()
    follow()
  }

  const remove = async (id: string): Promise<void> => {
    const left = await app.attempt(
      Effect.gen(function* () {
        return yield* (yield* Alerts).remove([id], (yield* AppClock).newId())
      }),
    )
    if (!Exit.isSuccess(left)) return
    const ids = new Set(left.value)
    query.put((query.value.peek() ?? []).filter((alert) => ids.has(alert.id)))
    follow()
    app.toaster.show(await sentenceOf('alerts-removed'), 'success')
  }

  /** Sets an alert; returns whether it is set. */
  const add = async (code: string, terms: AlertTerms): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    const form = `${code} ${terms.kind} ${formatDecimal(terms.value)}`
    const id = unanswered?.form === form ? unanswered.id : await app.run(Effect.map(AppClock, (clock) => clock.newId()))
    unanswered = { form, id }
    const set = await app.attempt(Effect.flatMap(Alerts, (alerts) => alerts.add(code, terms, id)))
    busy.value = false
    if (!Exit.isSuccess(set)) return false
    unanswered = null
    query.put(joined(query.value.peek() ?? [], [set.value]))
    follow()
    // Not awaited: the form clears what it has sent before it finds it among the alerts that wait.
    void sentenceOf('alert-set').then((sentence) => app.toaster.show(sentence, 'success'))
    return true
  }

  return {
    alerts: query.value,
    status: query.status,
    failure: query.failure,
    busy,
    load,
    add,
    remove,
    /** The customer has signed out. */
    stop: (): void => {
      query.stop()
      poll.stop()
    },
    /** Calls back for each alert that is met while the app runs. */
    tellMet: (tell: (alert: PriceAlert) => void): void => {
      whenMet = tell
    },
  }
}
