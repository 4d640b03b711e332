import type { Broker } from '../broker/call.ts'
import { ConnectionLost } from '../database/connectionLost.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { HOUR, later, MINUTE } from '../clock/instant.ts'
import { isHeld, type Lease } from './lease.ts'

/** Does the work of a job, inside the transaction that also deletes the job: once, or not at all. */
export type JobHandler = (tx: Tx, subject: string, now: Date, broker: Broker) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

interface Taken {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly failures: number
}

const WAIT_AFTER_FAILURE = { first: MINUTE, longest: HOUR }

const postpone = async ({ db, events, log }: Broker, job: Taken, cause: unknown, now: Date) => {
  const { failures, id, kind, subject } = job
  log.warn({ err: cause, job: id, kind }, 'a job failed and is tried again later')
  const wait = Math.min(WAIT_AFTER_FAILURE.first * 2 ** failures, WAIT_AFTER_FAILURE.longest)
  const failed_with = cause instanceof Error ? cause.message : String(cause)
  events?.note({ at: now, topic: 'job', text: `${kind} failed and is tried again later: ${failed_with}`, subject })
  await db
    .updateTable('jobs')
    .set({ failures: failures + 1, failed_with, due: later(now, wait) })
    .where('id', '=', id)
    .execute()
}

/** Whether a job is due: a single query, where to lock one takes a transaction. A broker without work asks four times a second. */
const isDue = async ({ db }: Broker, now: Date): Promise<boolean> => {
  const job = await db.selectFrom('jobs').select('id').where('due', '<=', now).limit(1).executeTakeFirst()
  return job !== undefined
}

/** Does the job that has been due for the longest time. Returns whether there was one, done or postponed. */
const runOne = async (
  broker: Broker,
  jobHandlers: JobHandlers,
  now: Date,
  lease: Lease | undefined,
): Promise<boolean> => {
  const seen: { job?: Taken } = {}
  try {
    await transaction(broker.db, async (tx) => {
      delete seen.job
      if (lease && !(await isHeld(tx, lease))) return
      const job = await tx
        .selectFrom('jobs')
        .select(['id', 'kind', 'subject', 'failures'])
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (job === undefined) return
      seen.job = job
      const handler = jobHandlers[job.kind]
      if (handler === undefined) throw new Error(`no handler for jobs of the kind ${job.kind}`)
      await handler(tx, job.subject, now, broker)
      await tx.deleteFrom('jobs').where('id', '=', job.id).execute()
    })
  } catch (cause) {
    // A lost connection does not mean a failed job: the next run finds the job again.
    if (seen.job === undefined || cause instanceof ConnectionLost) throw cause
    await postpone(broker, seen.job, cause, now)
    return true
  }
  const { job } = seen
  if (job) broker.events?.note({ at: now, topic: 'job', text: `${job.kind} was done`, subject: job.subject })
  return job !== undefined
}

/** Waits until the first due job is no longer locked: another process has done it, or given it up. */
const waitForOther = async ({ db }: Broker, now: Date): Promise<void> => {
  await db
    .selectFrom('jobs')
    .select('id')
    .where('due', '<=', now)
    .orderBy('due')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .execute()
}

/**
 * Does every job that is due when it is called, one after the other, and returns their number. A test clock that is moved
 * back meanwhile is respected: a job that it makes due later waits. Several processes may do this at the same time:
 * each skips a job that another one has locked. Without a lease it returns when those are done, too: a tester who has jobs
 * run reads what they did.
 */
export const runDue = async (broker: Broker, jobHandlers: JobHandlers, lease?: Lease): Promise<number> => {
  const called = await broker.clock.now()
  let [now, done] = [called, 0]
  while (await isDue(broker, now)) {
    if (await runOne(broker, jobHandlers, now, lease)) done += 1
    else if (lease) break
    else await waitForOther(broker, now)
    now = new Date(Math.min(called.getTime(), (await broker.clock.now()).getTime()))
  }
  return done
}
