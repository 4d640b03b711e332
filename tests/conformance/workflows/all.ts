import type { Workflow } from '../workflow.ts'
import { signIn, signOut, wealth } from './account.ts'
import { credit, deposit, exchange, money, withdrawal } from './money.ts'
import { avatar, card, dayTradeApplication, identity, letters } from './person.ts'
import { activities, block, dayTrading, follow, following, lending, loan, offers, subscription } from './products.ts'
import { instrument, messages, news, visitor } from './quotes.ts'
import { passwords, register, unknown } from './refusals.ts'
import { order, records, watchlist } from './trading.ts'

/** Every workflow, in the order in which they run: what ends sessions comes last. */
export const workflows: ReadonlyArray<Workflow> = [
  visitor,
  instrument,
  news,
  messages,
  wealth,
  money,
  records,
  dayTrading,
  follow,
  block,
  offers,
  lending,
  activities,
  unknown,
  watchlist,
  order,
  deposit,
  withdrawal,
  exchange,
  credit,
  subscription,
  loan,
  following,
  avatar,
  card,
  letters,
  identity,
  dayTradeApplication,
  passwords,
  register,
  signIn,
  signOut,
]
