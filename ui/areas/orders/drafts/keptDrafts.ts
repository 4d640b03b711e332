import { Effect, Option, Schema } from 'effect'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import { MARKET_CODES } from '../../../../domain/markets/marketCode.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../../domain/money/money.ts'
import { isDraftKept } from '../../../../domain/orders/drafts/orderDraft.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { Credentials } from '../../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import type { Listing } from '../../../../ports/quote.ts'
import { ExactDecimal } from '../../../data/intent/exactDecimal.ts'
import { DIRECTIONS, ORDER_TYPES, TIME_IN_FORCES } from '../../../../domain/contract/enumerations.ts'
import type { ProtectDraft } from '../protection/protectDraft.ts'
import { type Complete, type Draft, type Extras, ProtectionForm } from '../ticket/enter/draft.ts'

/** An order that was typed without a connection, as it is kept on the device. It is never sent by itself. */
export interface KeptDraft extends Listing {
  /** Decimals of the instrument's prices. */
  readonly decimals: number
  readonly isDayTrade: boolean
  /** When it was typed last. */
  readonly at: Instant
  /** The price of the instrument on the screen then; null where there was none. */
  readonly price: Decimal | null
  /** The form of the ticket, as typed. */
  readonly entries: Draft
}

const DraftForm = Schema.Struct({
  direction: Schema.Literals(DIRECTIONS),
  type: Schema.Literals(ORDER_TYPES),
  price: Schema.String,
  quantity: Schema.String,
  leverage: Schema.Int,
  extras: Schema.optionalKey(
    Schema.Struct({
      form: Schema.Struct({
        kind: Schema.Literals(['none', 'stop', 'trail']),
        stop: Schema.String,
        limit: Schema.String,
        unit: Schema.Literals(['percent', 'amount']),
        distance: Schema.String,
        profit: Schema.String,
      } satisfies Complete<ProtectDraft>),
      timeInForce: Schema.Literals(TIME_IN_FORCES),
      goodUntil: Schema.optionalKey(Schema.Int),
      protection: Schema.optionalKey(Schema.NullOr(ProtectionForm)),
    } satisfies Complete<Extras>),
  ),
} satisfies Complete<Draft>)

const Kept = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  chineseName: Schema.String,
  market: Schema.Literals(MARKET_CODES),
  currency: Schema.Literals(CURRENCIES),
  decimals: Schema.Int,
  isDayTrade: Schema.Boolean,
  at: Schema.Number,
  price: Schema.NullOr(ExactDecimal),
  entries: DraftForm,
})

const Text = Schema.fromJsonString(Schema.Array(Kept))
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)
const entriesText = Schema.encodeSync(Schema.fromJsonString(DraftForm))

/** The most drafts of a customer on a device; the oldest make room. */
const MOST = 20

/** What a draft is kept for: a ticket has one. */
export type Ticket = Pick<KeptDraft, 'code' | 'isDayTrade'>

export const isFor =
  ({ code, isDayTrade }: Ticket) =>
  (draft: Ticket): boolean =>
    draft.code === code && draft.isDayTrade === isDayTrade

/** Whether two forms hold the same. */
export const isSameForm = (one: Draft, other: Draft): boolean => entriesText(one) === entriesText(other)

const place = Effect.map(Credentials, (credentials) => `draft.${credentials.current()?.account ?? ''}` as const)

/**
 * The drafts of the customer on this device, the newest first; those that cannot be read are left out, and those that are
 * over. `isOffline` leaves none out for its age: the app has not learned the server's time then.
 */
export const loadDrafts = (isOffline: boolean) =>
  Effect.gen(function* () {
    const text = yield* (yield* KeyValueStore).get(yield* place)
    const now = (yield* AppClock).now()
    const found = text === null ? [] : Option.getOrElse(decode(text), (): ReadonlyArray<KeptDraft> => [])
    return isOffline ? found : found.filter(({ at }) => isDraftKept(at, now))
  })

/**
 * Whether the customer is still signed in on this device. Another tab may have signed out, which removed the drafts: this
 * one must not bring them back.
 */
const isSignedIn = Effect.gen(function* () {
  const store = yield* KeyValueStore
  const account = (yield* Credentials).current()?.account
  return (yield* store.get('tokend')) !== null && (yield* store.get('account')) === account
})

/** Stores the drafts of the customer on this device; none take no place. */
export const storeDrafts = (drafts: ReadonlyArray<KeptDraft>) =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    const key = yield* place
    if (drafts.length === 0) yield* store.remove(key)
    else if (yield* isSignedIn) yield* store.set(key, encode(drafts.slice(0, MOST)))
  })
