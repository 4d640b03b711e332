import type { Workflow } from '../workflow.ts'
import { alerts } from './alerts/alerts.ts'
import { newFundPassword, newPassword, signIn, signOut } from './account.ts'
import { passkeys, withdrawalByPasskey } from './security/passkeys.ts'
import { loginCodes, openSessions } from './security/logins.ts'
import { lostCodes } from './security/lostCodes.ts'
import { orderEdges } from './edges.ts'
import { lists } from './lists.ts'
import { credit } from './credit.ts'
import { deposit } from './transfers/deposits.ts'
import { exchange } from './transfers/exchange.ts'
import { money } from './transfers/money.ts'
import { withdrawal } from './transfers/withdrawals.ts'
import { avatar, card, complaint, dayTradeApplication, identity, letters } from './person.ts'
import { activities, block, dayTrading, follow, lending, offers } from './products.ts'
import { following } from './copytrading.ts'
import { push } from './alerts/push.ts'
import { loan } from './lending.ts'
import { bid, subscription } from './offers.ts'
import { newcomer } from './newcomer.ts'
import { otherCustomer, sameId } from './otherCustomer.ts'
import { blockPurchase } from './trading/blocks.ts'
import { candles } from './candles.ts'
import { hours } from './hours.ts'
import { messages, news } from './news.ts'
import { instrument, visitor } from './quotes.ts'
import { passwords, register, unknown, unread } from './refusals.ts'
import { dayTrade } from './trading/dayTrade.ts'
import { positionNote } from './trading/positionNote.ts'
import { protection } from './trading/protection.ts'
import { purchase } from './trading/purchase.ts'
import { savingsPlan, savingsPlans } from './trading/savings.ts'
import { shortSale } from './trading/shortSale.ts'
import { order, previews, records, watchlist } from './trading/trading.ts'
import { explained, oneTotal, worthByDay, worthOfAll } from './wealth.ts'
import { performance } from './wealth.returns.ts'
import { statement } from './wealth.statement.ts'
import { words } from './words.ts'

/** Every workflow, in the order in which they run: what ends sessions comes last. */
export const workflows: ReadonlyArray<Workflow> = [
  visitor,
  instrument,
  candles,
  hours,
  news,
  messages,
  words,
  money,
  records,
  previews,
  dayTrading,
  follow,
  block,
  offers,
  lending,
  activities,
  oneTotal,
  explained,
  worthOfAll,
  worthByDay,
  performance,
  statement,
  unknown,
  unread,
  watchlist,
  alerts,
  push,
  savingsPlans,
  savingsPlan,
  order,
  protection,
  positionNote,
  orderEdges,
  dayTrade,
  shortSale,
  purchase,
  blockPurchase,
  deposit,
  withdrawal,
  withdrawalByPasskey,
  exchange,
  credit,
  subscription,
  bid,
  loan,
  following,
  avatar,
  card,
  letters,
  complaint,
  identity,
  dayTradeApplication,
  { ...oneTotal, name: 'one total after all that', writes: true },
  { ...worthOfAll, name: 'the worth of all currencies after all that', writes: true },
  {
    ...explained,
    name: 'what explains the money after all that',
    // Below level 4 there is no preview of a withdrawal, and all else is explained without it.
    covers: explained.covers.filter((path) => path !== '/funds/withdrawpreview'),
    writes: true,
  },
  // An account of which nothing was known has rows to be filtered only now.
  lists,
  passwords,
  register,
  otherCustomer,
  sameId,
  newcomer,
  signIn,
  newPassword,
  newFundPassword,
  openSessions,
  loginCodes,
  lostCodes,
  passkeys,
  signOut,
]
