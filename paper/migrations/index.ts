import type { Migration } from 'kysely'
import { customers } from './0001_customers.ts'
import { ledger } from './0002_ledger.ts'
import { records } from './0003_records.ts'
import { idempotency } from './0004_idempotency.ts'
import { clockAndFaults } from './0005_clock_and_faults.ts'
import { marketOverrides } from './0010_market_overrides.ts'
import { orders } from './0011_orders.ts'
import { matching } from './0012_matching.ts'
import { jobs } from './0020_jobs.ts'
import { movements } from './0021_movements.ts'
import { funds } from './0022_funds.ts'
import { banking } from './0023_banking.ts'
import { exchange } from './0024_exchange.ts'
import { positionRecords } from './0025_position_records.ts'
import { uploads } from './0030_uploads.ts'
import { identity } from './0031_identity.ts'
import { fundPasswords } from './0032_fund_passwords.ts'
import { messages } from './0033_messages.ts'
import { friends } from './0034_friends.ts'
import { watchlists } from './0040_watchlists.ts'
import { fundOperations } from './0041_fund_operations.ts'
import { activities } from './0050_activities.ts'
import { dividends } from './0051_dividends.ts'
import { offers } from './0060_offers.ts'
import { blockTrades } from './0070_block_trades.ts'
import { securitiesLending } from './0071_securities_lending.ts'
import { creditLoans } from './0072_credit_loans.ts'
import { follow } from './0080_follow.ts'
import { dayTrading } from './0081_day_trading.ts'
import { writtenRecords } from './0110_written_records.ts'
import { keptAnswers } from './0125_kept_answers.ts'
import { limits } from './0130_limits.ts'
import { retention } from './0131_retention.ts'
import { timeInForce } from './0140_time_in_force.ts'
import { protections } from './0141_protections.ts'
import { liveEvents } from './0150_live_events.ts'
import { growth } from './0170_growth.ts'
import { worths } from './0171_worths.ts'
import { alerts } from './0180_alerts.ts'
import { worthDetails } from './0190_worth_details.ts'
import { devices } from './0210_devices.ts'
import { loginCodes } from './0211_login_codes.ts'
import { push } from './0230_push.ts'
import { passkeys } from './0250_passkeys.ts'
import { passwordChanges } from './0251_password_changes.ts'
import { recoveries } from './0252_recoveries.ts'
import { pushTopics } from './0253_push_topics.ts'
import { pushDevices } from './0254_push_devices.ts'
import { causeSums } from './0260_cause_sums.ts'
import { marginIndex } from './0261_margin_index.ts'
import { liveProtections } from './0270_live_protections.ts'
import { bids } from './0280_bids.ts'
import { protectionChanges } from './0281_protection_changes.ts'

/** Every migration in order of its number. A published one is never edited: a later one changes its result. */
export const migrations: Record<string, Migration> = {
  '0001_customers': customers,
  '0002_ledger': ledger,
  '0003_records': records,
  '0004_idempotency': idempotency,
  '0005_clock_and_faults': clockAndFaults,
  '0010_market_overrides': marketOverrides,
  '0011_orders': orders,
  '0012_matching': matching,
  '0020_jobs': jobs,
  '0021_movements': movements,
  '0022_funds': funds,
  '0023_banking': banking,
  '0024_exchange': exchange,
  '0025_position_records': positionRecords,
  '0030_uploads': uploads,
  '0031_identity': identity,
  '0032_fund_passwords': fundPasswords,
  '0033_messages': messages,
  '0034_friends': friends,
  '0040_watchlists': watchlists,
  '0041_fund_operations': fundOperations,
  '0050_activities': activities,
  '0051_dividends': dividends,
  '0060_offers': offers,
  '0070_block_trades': blockTrades,
  '0071_securities_lending': securitiesLending,
  '0072_credit_loans': creditLoans,
  '0080_follow': follow,
  '0081_day_trading': dayTrading,
  '0110_written_records': writtenRecords,
  '0125_kept_answers': keptAnswers,
  '0130_limits': limits,
  '0131_retention': retention,
  '0140_time_in_force': timeInForce,
  '0141_protections': protections,
  '0150_live_events': liveEvents,
  '0170_growth': growth,
  '0171_worths': worths,
  '0180_alerts': alerts,
  '0190_worth_details': worthDetails,
  '0210_devices': devices,
  '0211_login_codes': loginCodes,
  '0230_push': push,
  '0250_passkeys': passkeys,
  '0251_password_changes': passwordChanges,
  '0252_recoveries': recoveries,
  '0253_push_topics': pushTopics,
  '0254_push_devices': pushDevices,
  '0260_cause_sums': causeSums,
  '0261_margin_index': marginIndex,
  '0270_live_protections': liveProtections,
  '0280_bids': bids,
  '0281_protection_changes': protectionChanges,
}
