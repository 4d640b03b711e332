import { Effect } from 'effect'
import { FOLLOW_STYLES } from '../../../domain/copytrading/style.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Following, type FollowProduct } from '../../../ports/Copytrading.ts'
import {
  FollowListAnswer,
  FollowOrder,
  FollowOrdersAnswer,
  FollowProduct as Product,
  FollowRecordAnswer,
} from '../../generated/schemas/copytrading.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

/** A style that a newer server names is `other`. */
const product = (row: (typeof Product)['Type']): FollowProduct => ({
  ...row,
  style: FOLLOW_STYLES.find((style) => style === row.style) ?? 'other',
})

/** Copy trading over HTTP. */
export const following = (call: Call): Following['Service'] =>
  Following.of({
    products: (state, page) =>
      call('/follow/list', { state: state ?? undefined, ...formPage(page) }, FollowListAnswer).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(product), next })),
      ),
    product: (code) => call('/follow/info', { code }, Product).pipe(Effect.map(product)),
    record: (code, days) => call('/follow/record', { code, days: `${days}` }, FollowRecordAnswer),
    buy: ({ amount, code }, requestid) =>
      call('/follow/buy', { code, money: formatDecimal(amount), requestid }, FollowOrder),
    orders: (state, page) =>
      call('/follow/orders', { state: state ?? undefined, ...formPage(page) }, FollowOrdersAnswer),
    redeem: (id, requestid) => call('/follow/redeem', { id, requestid }, FollowOrder),
  })
