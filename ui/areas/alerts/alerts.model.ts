import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { type AlertTerms, isSameAlert } from '../../../domain/alerts/alert.ts'
import { Alerts, type PriceAlert } from '../../../ports/Alerts.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import type { App } from '../../data/app/app.ts'
import { failureOf } from '../../data/app/failureOf.ts'
import { makePoll } from '../../data/query/poll.ts'
import { makeQuery } from '../../data/query/query.ts'
import { sentenceOf } from '../../app/failures/failures.ts'
import { type AlertDraft, EMPTY_ALERT } from './alertDraft.ts'

/** Between two requests where the server has no stream, in milliseconds. */
const PACE = 15_000

/** A newer state of some alerts in a list: those that are not in it yet come first. */
export const joined = (list: ReadonlyArray<PriceAlert>, news: ReadonlyArray<PriceAlert>): ReadonlyArray<PriceAlert> => {
  const byId = new Map(news.map((alert) => [alert.id, alert]))
  const known = new Set(list.map(({ id }) => id))
  return [...news.filter(({ id }) => !known.has(id)), ...list.map((alert) => byId.get(alert.id) ?? alert)]
}

const keepTyped = makeInterrupted<ReadonlyMap<string, AlertDraft>>()

/** An alert that was sent, and the form as it was then. */
interface Sent {
  readonly code: string
  readonly terms: AlertTerms
  readonly id: string
  readonly draft: AlertDraft
}

/** The customer's price alerts, and the ones that were met since the app saw them waiting. */
export const makeAlertsModel = (app: App) => {
  const ask = () => Effect.flatMap(Alerts, (alerts) => alerts.list())
  const query = makeQuery(app, ask)
  const busy = signal(false)
  /** What was typed and is not set yet, by instrument. */
  const drafts = signal<ReadonlyMap<string, AlertDraft>>(new Map())
  keepTyped(app, { take: () => drafts.peek(), put: (typed) => void (drafts.value = typed) })
  const removing = new Set<string>()
  const told = new Set<string>()
  let whenMet = (_alert: PriceAlert): void => undefined
  /** A form that had no answer is sent again under its id, so that the alert is not set twice. */
  let unanswered: Sent | null = null
  let isFollowing = false

  const type = (code: string, draft: AlertDraft): void => {
    drafts.value = new Map(drafts.peek()).set(code, draft)
  }
  /** An alert was set: its form is empty again, unless something else was typed meanwhile. */
  const finish = ({ code, draft }: Sent): void => {
    unanswered = null
    if (drafts.peek().get(code) === draft) type(code, { ...draft, value: '' })
    void sentenceOf('alert-set').then((sentence) => app.toaster.show(sentence, 'success'))
  }

  const follow = (): void => {
    const isNeeded = query.value.peek()?.some(({ metAt }) => metAt === null) === true
    if (isNeeded === isFollowing) return
    isFollowing = isNeeded
    if (isNeeded) poll.start(PACE)
    else poll.stop()
  }

  /** Tells what was met since the list before. What had no answer and is among the alerts now has arrived. */
  const compare = (before: ReadonlyArray<PriceAlert> | null, next: ReadonlyArray<PriceAlert>): void => {
    const sent = unanswered
    if (
      sent &&
      next.some((alert) => alert.code === sent.code && alert.metAt === null && isSameAlert(alert, sent.terms))
    )
      finish(sent)
    const waited = new Set(before?.flatMap(({ id, metAt }) => (metAt === null ? [id] : [])))
    for (const alert of next) {
      if (alert.metAt === null || !waited.has(alert.id) || told.has(alert.id)) continue
      told.add(alert.id)
      whenMet(alert)
    }
  }
  const take = (next: ReadonlyArray<PriceAlert>): void => {
    const before = query.value.peek()
    query.put(next)
    compare(before, next)
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
    const before = query.value.peek()
    await query.load()
    compare(before, query.value.peek() ?? [])
    follow()
  }

  const remove = async (id: string): Promise<void> => {
    if (removing.has(id)) return
    removing.add(id)
    const left = await app.attempt(
      Effect.gen(function* () {
        return yield* (yield* Alerts).remove([id], (yield* AppClock).newId())
      }),
    )
    removing.delete(id)
    // It may have arrived all the same.
    if (!Exit.isSuccess(left)) return load()
    const ids = new Set(left.value)
    query.put((query.value.peek() ?? []).filter((alert) => ids.has(alert.id)))
    follow()
    app.toaster.show(await sentenceOf('alerts-removed'), 'success')
  }

  /** Sets an alert; returns whether it is set. */
  const add = async (code: string, terms: AlertTerms): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    const isAgain = unanswered?.code === code && isSameAlert(unanswered.terms, terms)
    const id = unanswered && isAgain ? unanswered.id : await app.run(Effect.map(AppClock, (clock) => clock.newId()))
    const sent = { code, terms, id, draft: drafts.peek().get(code) ?? EMPTY_ALERT }
    unanswered = sent
    const set = await app.attempt(Effect.flatMap(Alerts, (alerts) => alerts.add(code, terms, id)))
    busy.value = false
    if (!Exit.isSuccess(set)) {
      if (failureOf(set)?._tag === 'Rejected') unanswered = null
      // It may have arrived all the same.
      else void load()
      return false
    }
    // First: the form would find what it holds among the alerts that wait. The stream may have told it already.
    if (unanswered === sent) finish(sent)
    query.put(joined(query.value.peek() ?? [], [set.value]))
    follow()
    return true
  }

  return {
    alerts: query.value,
    status: query.status,
    failure: query.failure,
    busy,
    drafts,
    type,
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
