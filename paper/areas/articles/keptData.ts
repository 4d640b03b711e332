/** How long data is kept. Source: RULES.md, retention. */
export type KeptFor =
  | 'always'
  | 'untilChanged'
  | 'untilDecided'
  | 'untilDone'
  | 'session'
  | 'notified'
  | 'quarterHour'
  | 'day'
  | 'quotes'
  | 'requests'
  | 'alerts'
  | 'worths'
  | 'year'

interface Kept {
  readonly time: KeptFor
  readonly tables: ReadonlyArray<string>
}

const kept = (time: KeptFor, tables: string): Kept => ({ time, tables: tables.split(/\s+/) })

/**
 * What the privacy policy says about each table of the database with customers' data: its line there, and how long it is kept. A new
 * table with customers' data belongs in a line of it, in all languages.
 */
export const KEPT = {
  account: kept('always', 'customers'),
  secrets: kept('untilChanged', 'fund_passwords login_codes recovery_codes passkeys'),
  sessions: kept('session', 'sessions'),
  devices: kept('year', 'login_addresses login_devices'),
  tries: kept('day', 'limited_tries passkey_challenges'),
  recovery: kept('untilDecided', 'recoveries'),
  identity: kept('always', 'identities'),
  pictures: kept('always', 'uploads upload_bytes'),
  avatar: kept('untilChanged', 'avatars'),
  payees: kept('always', 'cards'),
  notifications: kept('notified', 'push_subscriptions push_deliveries'),
  messages: kept('always', 'messages complaints'),
  money: kept(
    'always',
    `wallets wallet_movements ledger_accounts ledger_transfers ledger_postings ledger_holds
     deposits withdrawals exchanges fund_operations cause_sums instrument_cash_sums`,
  ),
  trades: kept(
    'always',
    `orders order_changes fills positions position_notes position_sums protections protection_changes realised_profits realised_sums
     dividend_payments customers_without_margin day_trading_facilities`,
  ),
  investments: kept(
    'always',
    `offer_subscriptions block_trades product_orders stock_loans credit_loans
     activity_completions activity_claims savings_plans savings_purchases`,
  ),
  watchlist: kept('untilChanged', 'watchlists'),
  alerts: kept('alerts', 'alerts'),
  worths: kept('worths', 'worths'),
  quotes: kept('quotes', 'exchange_quotes'),
  requests: kept('requests', 'idempotent_requests'),
  live: kept('quarterHour', 'live_events'),
  due: kept('untilDone', 'jobs'),
} as const satisfies Readonly<Record<string, Kept>>

export type KeptTopic = keyof typeof KEPT

/** The words of the section about it, in one language. */
export interface KeptWords {
  readonly heading: string
  readonly what: string
  readonly howLong: string
  readonly topics: Readonly<Record<KeptTopic, string>>
  readonly times: Readonly<Record<KeptFor, string>>
}

const TOPICS = Object.entries(KEPT)

/** A table: what is stored, and how long. */
export const keptSection = ({
  heading,
  howLong,
  times,
  topics,
  what,
}: KeptWords): readonly [string, { html: string }] => {
  const texts: Readonly<Record<string, string>> = topics
  const rows = TOPICS.map(([topic, { time }]) => `<tr><td>${texts[topic] ?? ''}</td><td>${times[time]}</td></tr>`)
  return [
    heading,
    {
      html: `<table><thead><tr><th>${what}</th><th>${howLong}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    },
  ]
}
