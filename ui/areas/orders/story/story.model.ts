import { Effect } from 'effect'
import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { type StoryEvent, storyOfOrder, storyOfPosition } from '../../../../domain/orders/story.ts'
import type { AppPorts } from '../../../../ports/AppPorts.ts'
import { type Dividend, Dividends } from '../../../../ports/Dividends.ts'
import type { Failure } from '../../../../ports/failure.ts'
import { type Fill, Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import type { Page } from '../../../../ports/page.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'

/** The most rows of a page that the contract allows, and the most pages that a story is worth. */
const LIMIT = 100
const PAGES = 5

/** The subject of a story: one order, or one position with all its orders. */
export type StorySubject =
  | { readonly kind: 'order'; readonly order: PlacedOrder }
  | { readonly kind: 'position'; readonly position: PositionRecord }

type Ask<Row> = (cursor: string | undefined) => Effect.Effect<Page<Row>, Failure, AppPorts>

/** Every row of a list, at most `PAGES` pages. */
const allOf = <Row>(ask: Ask<Row>): Effect.Effect<ReadonlyArray<Row>, Failure, AppPorts> =>
  Effect.gen(function* () {
    const rows: Row[] = []
    let cursor: string | undefined
    for (let nth = 0; nth < PAGES; nth += 1) {
      const page = yield* ask(cursor)
      rows.push(...page.list)
      if (page.next === null) break
      cursor = page.next
    }
    return rows
  })

/** Paid dividends; none where the server has no dividends: the story is told without them. */
const paidDividends = allOf<Dividend>((cursor) =>
  Effect.flatMap(Dividends, (dividends) => dividends.paid({ cursor, limit: LIMIT })),
).pipe(Effect.orElseSucceed((): ReadonlyArray<Dividend> => []))

const askStory = (subject: StorySubject): Effect.Effect<ReadonlyArray<StoryEvent>, Failure, AppPorts> =>
  Effect.gen(function* () {
    const orders = yield* Orders
    if (subject.kind === 'order') {
      const { order } = subject
      const [fills, { changes }] = yield* Effect.all(
        [
          allOf<Fill>((cursor) => orders.fills({ orderId: order.id, cursor, limit: LIMIT })),
          // The list has no changes. Without the single order, the story is told as the list has it.
          orders.byId(order.id).pipe(Effect.orElseSucceed(() => order)),
        ],
        { concurrency: 2 },
      )
      return storyOfOrder({ ...order, ...(changes && { changes }) }, fills)
    }
    const { position } = subject
    const positions = yield* Positions
    const [fills, dividends, { protectionChanges }] = yield* Effect.all(
      [
        allOf<Fill>((cursor) => orders.fills({ positionId: position.id, cursor, limit: LIMIT })),
        paidDividends,
        // The list has no changes. Without the detail, the story is told as the list has it.
        positions.detail(position.id).pipe(Effect.orElseSucceed(() => position)),
      ],
      { concurrency: 3 },
    )
    const ids = new Set([position.orderId, ...fills.map(({ orderId }) => orderId)])
    const placed = yield* Effect.forEach(ids, (id) => orders.byId(id), { concurrency: 4 })
    return storyOfPosition(position, placed, fills, dividends, protectionChanges)
  })

/** The same text for a record of which the same story is told. */
const versionOf = (about: StorySubject): string => {
  if (about.kind === 'order') {
    const { filled, id, protection, state, updatedAt } = about.order
    return [id, state, updatedAt, formatDecimal(filled), protection?.updatedAt].join(' ')
  }
  const { fees, id, protection, quantity, state } = about.position
  return [id, state, formatDecimal(quantity), formatDecimal(fees), protection?.state, protection?.updatedAt].join(' ')
}

/** What happened to an order or a position, asked for when the customer wants to read it. */
export const makeStoryModel = (app: App) => {
  let subject: StorySubject | null = null
  let shownVersion = ''
  const story = makeQuery(app, () => (subject ? askStory(subject) : Effect.never))
  return {
    story,
    /** Asks for the story of an order or a position, once for each version of its record. */
    tell: (about: StorySubject): void => {
      const version = versionOf(about)
      if (version === shownVersion) return
      shownVersion = version
      subject = about
      void story.load()
    },
    leave: (): void => {
      subject = null
      shownVersion = ''
      story.clear()
    },
  }
}
