import { type RawBuilder, sql } from 'kysely'
import { DAY, later, MINUTE } from '../../platform/clock/instant.ts'

/** Removes up to a number of rows whose retention is over, the oldest first, and returns one row for each. */
export type Pruning = (now: Date, atMost: number) => RawBuilder<unknown>

/** How long the first answer to a request is stored. Source: RULES.md, requests. */
const ANSWERS = 30 * DAY
/** A network or a device without a login for this long counts as new again. Source: RULES.md, security. */
const KNOWN_LOGINS = 365 * DAY

/** How long one-time codes can be set up. Source: RULES.md, security. */
const CODE_SET_UP = 15 * MINUTE

/** How long what streams were told is kept, by the database's clock: longer than a lost connection. Source: RULES.md, live. */
const TOLD = sql`clock_timestamp() - interval '15 minutes'`
/** How long an alert that was met is listed. Source: RULES.md, alerts. */
const MET_ALERTS = 30 * DAY
/** One day more than a leap year, and a month. Source: RULES.md, retention. */
const WORTHS = 397 * DAY

/** Requests that move neither money nor shares, or whose repetition another check prevents. */
const HARMLESS = [
  '/alert/add',
  '/alert/remove',
  '/bank/unbind',
  '/identity/submit',
  '/message/complaint',
  '/message/read',
  '/message/readall',
  '/plan/change',
  '/plan/state',
  '/push/subscribe',
  '/push/unsubscribe',
  '/quotes/watchadd',
  '/quotes/watchorder',
  '/quotes/watchremove',
  '/security/codesoff',
  '/security/codeson',
  '/security/endsession',
  '/security/fundpasswordchange',
  '/security/fundpasswordset',
  '/security/loginpassword',
  '/security/passkeyadd',
  '/security/passkeyname',
  '/security/passkeyremove',
  '/trade/cancelorder',
  '/trade/positionnote',
  '/upload/image',
  '/upload/setavatar',
  '/user/recover',
  '/user/register',
]

/** The tables with a retention period, by name. Source: RULES.md, retention. */
export const PRUNINGS: Readonly<Record<string, Pruning>> = {
  sessions: (now, atMost) => sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at <= ${now} order by expires_at limit ${atMost}) returning 1`,
  limited_tries: (now, atMost) => sql`
    delete from limited_tries where ends_at <= ${now} and subject in (
      select subject from limited_tries where ends_at <= ${now} order by ends_at limit ${atMost}) returning 1`,
  /**
   * A request that moved money or shares keeps its id, without the answer, so that the id can never be used twice.
   * There are no more of these ids than ledger entries and orders, which are stored permanently too.
   */
  idempotent_requests: (now, atMost) => sql`
    with old as (
      select scope, id, operation = any (${HARMLESS}::text[]) as harmless from idempotent_requests
      where at <= ${later(now, -ANSWERS)} and fingerprint <> '' order by at limit ${atMost}
    ), forgotten as (
      delete from idempotent_requests r using old o where r.scope = o.scope and r.id = o.id and o.harmless returning 1
    ), spent as (
      update idempotent_requests r set fingerprint = '', answer = null
      from old o where r.scope = o.scope and r.id = o.id and not o.harmless returning 1
    )
    select * from forgotten union all select * from spent`,
  exchange_quotes: (now, atMost) => sql`
    delete from exchange_quotes where used_at is null and id in (
      select id from exchange_quotes where used_at is null and valid_until <= ${later(now, -MINUTE)}
      order by valid_until limit ${atMost}) returning 1`,
  alerts: (now, atMost) => sql`
    delete from alerts where id in (
      select id from alerts where met_at <= ${later(now, -MET_ALERTS)} order by met_at limit ${atMost}) returning 1`,
  /** The last one of each month stays, so that returns reach back to the opening of the account. */
  worths: (now, atMost) => sql`
    delete from worths where (customer_id, day) in (
      select customer_id, day from worths w where day <= ${later(now, -WORTHS)} and exists (
        select 1 from worths l where l.customer_id = w.customer_id and l.day > w.day
          and l.day < (date_trunc('month', w.day at time zone 'UTC') + interval '1 month') at time zone 'UTC'
      ) order by day limit ${atMost}) returning 1`,
  login_addresses: (now, atMost) => sql`
    delete from login_addresses where used_at <= ${later(now, -KNOWN_LOGINS)} and (customer_id, address) in (
      select customer_id, address from login_addresses where used_at <= ${later(now, -KNOWN_LOGINS)}
      order by used_at limit ${atMost}) returning 1`,
  login_devices: (now, atMost) => sql`
    delete from login_devices where used_at <= ${later(now, -KNOWN_LOGINS)} and (customer_id, device) in (
      select customer_id, device from login_devices where used_at <= ${later(now, -KNOWN_LOGINS)}
      order by used_at limit ${atMost}) returning 1`,
  /** A set-up that can no longer be finished, with its recovery codes. */
  login_codes: (now, atMost) => sql`
    delete from login_codes where on_since is null and customer_id in (
      select customer_id from login_codes where on_since is null and set_up_at <= ${later(now, -CODE_SET_UP)}
      order by set_up_at limit ${atMost}) returning 1`,
  passkey_challenges: (now, atMost) => sql`
    delete from passkey_challenges where challenge in (
      select challenge from passkey_challenges where expires_at <= ${now} order by expires_at limit ${atMost})
    returning 1`,
  /** The oldest first, so that a stream may go on after every row that is left. */
  live_events: (_now, atMost) => sql`
    with old as (
      select written_by, id from live_events where at <= ${TOLD} order by written_by, id limit ${atMost}
    ), gone as (
      delete from live_events e using old o where e.written_by = o.written_by and e.id = o.id returning e.written_by
    ), told as (
      update live_history set pruned = (select written_by from gone order by written_by desc limit 1)
      where is_only and exists (select from gone)
    )
    select 1 from gone`,
}
