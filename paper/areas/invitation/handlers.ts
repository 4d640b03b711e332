import { maskAccount } from '../../../domain/account/display.ts'
import type { Handler, Handlers } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { pageAnswer, pageOf } from '../../platform/paging/cursor.ts'

const invitation: Handler<'/invitation/info'> = async (_body, { broker, customer }) => {
  const { code, invited } = await broker.db
    .selectFrom('customers as c')
    .select((eb) => [
      'c.invitation_code as code',
      eb
        .selectFrom('customers as friend')
        .select((count) => count.fn.countAll<bigint>().as('invited'))
        .whereRef('friend.invited_by', '=', 'c.id')
        .as('invited'),
    ])
    .where('c.id', '=', customer.id)
    .executeTakeFirstOrThrow()
  // The operator chooses where the app is served, so only the app knows its own address.
  return { code, link: '', invited: Number(invited ?? 0n) }
}

interface Friend {
  readonly id: string
  readonly phone: string
  readonly created_at: Date
  readonly is_verified: boolean
  readonly has_deposited: boolean
}

const stateOf = ({ has_deposited, is_verified }: Friend): number => (has_deposited ? 2 : is_verified ? 1 : 0)

const friends: Handler<'/invitation/friends'> = async (body, { broker, customer }) => {
  const page = pageOf({ path: '/invitation/friends', customerId: customer.id, fields: body }, body)
  if (isRejection(page)) return page
  const { after, limit } = page
  const rows = await broker.db
    .selectFrom('customers as c')
    .select((eb) => [
      'c.id',
      'c.phone',
      'c.created_at',
      eb
        .exists(
          eb
            .selectFrom('identities as i')
            .select('i.status')
            .whereRef('i.customer_id', '=', 'c.id')
            .where('i.status', '=', 2),
        )
        .as('is_verified'),
      eb
        .exists(
          eb
            .selectFrom('deposits as d')
            .select('d.id')
            .whereRef('d.customer_id', '=', 'c.id')
            .where('d.status', '=', 1),
        )
        .as('has_deposited'),
    ])
    .where('c.invited_by', '=', customer.id)
    .$if(after !== undefined, (query) => query.where('c.id', '<', after ?? ''))
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .$castTo<Friend>()
    .execute()
  return pageAnswer(
    page,
    rows,
    ({ id }) => id,
    (friend) => ({ account: maskAccount(friend.phone), status: stateOf(friend), time: friend.created_at.getTime() }),
  )
}

export const invitationHandlers = {
  '/invitation/info': invitation,
  '/invitation/friends': friends,
} satisfies Partial<Handlers>
