/** A row for each position, with the ids of what belongs to it. They spread over the year before the moment. */
export const PLAN = `
  create unlogged table growth as
    select c.id as owner, c.free, c.held, c.leverage, k, p.at,
      codes[1 + (k * 7 + ascii(right(c.id::text, 1))) % cardinality(codes)] as code,
      a.margin, a.hold, a.payout, c.balance + k * (a.payout - a.hold - 0.10) as before,
      c.sequence + 3 * k as sequence, c.held_sequence + 3 * k as held_sequence,
      uuidv7(p.at - now()) as opened, uuidv7(p.at - now()) as bought, uuidv7(p.at - now()) as paid_fee,
      uuidv7(p.at - now() + interval '10 minutes') as closed, uuidv7(p.at - now() + interval '10 minutes') as sold,
      uuidv7(p.at - now() + interval '10 minutes') as closing_fee
    from growth_customers c join amounts a using (id)
      cross join lateral generate_series(0, c.positions - 1) k
      cross join (select array_agg(code) as codes from codes) listed
      cross join lateral (
        select at - interval '365 days' + k * interval '365 days' / c.positions + random() * interval '5 minutes' as at
        from moment) p
    order by p.at;`

/** What one position writes, table by table, in the order of time. */
export const TRADES: ReadonlyArray<string> = [
  `insert into orders (id, customer_id, client_order_id, fingerprint, code, currency, direction, action, side, type, price,
      worst_price, hold_price, quantity, leverage, position_id, filled, amount, fees, held, state, created_at, updated_at,
      expires_at)
    select opened, owner, gen_random_uuid(), 'growth', code, 'MYR', 'long', 'open', 'buy', 'limit', 1.00, 1.00, 1.00, 200,
      leverage, opened, 200, 200.00, 0.20, 0, 'filled', at, at, at + interval '8 hours' from growth
    union all
    select closed, owner, gen_random_uuid(), 'growth', code, 'MYR', 'long', 'close', 'sell', 'limit', 1.10, 1.10, null, 100,
      leverage, opened, 100, 110.00, 0.10, 0, 'filled', at, at, at + interval '8 hours' from growth`,
  `insert into positions (id, customer_id, code, currency, direction, leverage, quantity, cost, opening_fees,
      original_margin, margin, opened, opened_amount, closed, closed_amount, fees, realised, stop_price, opening, state,
      first_opened_at, last_closed_at, created_at)
    select opened, owner, code, 'MYR', 'long', leverage, 100, 100.00, 0.10, margin / 2, margin / 2, 200, 200.00, 100, 110.00,
      0.30, 9.80, case when leverage > 1 then 0.90 end, false, 'holding', at, at, at from growth`,
  `insert into fills (id, order_id, filled_before, position_id, customer_id, code, currency, direction, action, price,
      quantity, amount, fees, profit, proceeds, settles_at, at)
    select bought, opened, 0, opened, owner, code, 'MYR', 'long', 'open', 1.00, 200, 200.00, 0.20, null::numeric, 0, at, at
      from growth
    union all
    select sold, closed, 0, opened, owner, code, 'MYR', 'long', 'close', 1.10, 100, 110.00, 0.10, 9.80, payout - 0.10, at, at
      from growth`,
  `insert into realised_profits (id, customer_id, currency, code, name, profit, realised_at, order_id, side, leverage,
      quantity, open_price, close_price, margin, fee, balance, opened_at)
    select closed, owner, 'MYR', code, code, 9.80, at, closed, 'long', leverage, 100, 1.00, 1.10, margin / 2, 0.20,
      before - hold + payout - 0.10, at from growth`,
  `insert into ledger_holds (id, owner, currency, amount, captured, reason, reference, opened_at, closed_at)
    select opened, owner, 'MYR', hold, hold, 'order', opened::text, at, at from growth`,
  `insert into ledger_transfers (id, kind, reference, fingerprint, at)
    select opened, 'order', opened::text, 'growth', at from growth
    union all select bought, case leverage when 1 then 'buy' else 'margin' end, opened::text, 'growth', at from growth
    union all select paid_fee, 'trade-fee', opened::text, 'growth', at from growth
    union all select sold, case leverage when 1 then 'sell' else 'margin' end, closed::text, 'growth', at from growth
    union all select closing_fee, 'trade-fee', closed::text, 'growth', at from growth`,
  `insert into ledger_postings (transfer_id, line, account_id, currency, amount, sequence, balance_after)
    select transfer, line, account, 'MYR', amount, place, after from growth g
    cross join (select id as clearing from house where kind = 'clearing') c
    cross join (select id as fees from house where kind = 'fees') f
    cross join lateral (values
      (opened, 0, free, -hold, g.sequence + 1, before - hold), (opened, 1, g.held, hold, held_sequence + 1, hold),
      (bought, 0, g.held, -margin, held_sequence + 2, 0.20), (bought, 1, clearing, margin, null, null),
      (paid_fee, 0, g.held, -0.20, held_sequence + 3, 0.00), (paid_fee, 1, fees, 0.20, null, null),
      (sold, 0, clearing, -payout, null, null), (sold, 1, free, payout, g.sequence + 2, before - hold + payout),
      (closing_fee, 0, free, -0.10, g.sequence + 3, before - hold + payout - 0.10), (closing_fee, 1, fees, 0.10, null, null)
    ) as posted (transfer, line, account, amount, place, after)`,
  `insert into wallet_movements (transfer_id, owner, currency, kind, reference, money, frozen_money, balance, frozen, at)
    select transfer, owner, 'MYR', kind, reference::text, money, frozen_money, balance, frozen, at from growth g
    cross join lateral (values
      (opened, 'order', opened, -hold, hold, before - hold, hold),
      (bought, case leverage when 1 then 'buy' else 'margin' end, opened, 0, -margin, before - hold, 0.20),
      (paid_fee, 'trade-fee', opened, 0, -0.20, before - hold, 0.00),
      (sold, case leverage when 1 then 'sell' else 'margin' end, closed, payout, 0, before - hold + payout, 0.00),
      (closing_fee, 'trade-fee', closed, -0.10, 0, before - hold + payout - 0.10, 0.00)
    ) as moved (transfer, kind, reference, money, frozen_money, balance, frozen)`,
  `update ledger_accounts l set
      balance = case when l.id = c.free then c.balance + c.positions * (a.payout - a.hold - 0.10) else l.balance end,
      sequence = l.sequence + 3 * c.positions
    from growth_customers c join amounts a using (id) where l.id in (c.free, c.held)`,
  `update wallets w set balance = l.balance from ledger_accounts l
    where l.owner = w.owner and l.currency = 'MYR' and l.kind = 'available' and w.currency = 'MYR'
      and l.owner in (select id from growth_customers)`,
]

/** Orders far below the market that wait, one for each customer who has one. */
export const WAITING: ReadonlyArray<string> = [
  `create temporary table waiting as
    select c.id as owner, c.free, c.held, l.balance - 100.20 as after, l.sequence + 1 as sequence, h.sequence + 1 as held_sequence,
      uuidv7(interval '-1 minute') as id, (select code from codes order by code offset (random() * 20)::integer limit 1) as code
    from growth_customers c join ledger_accounts l on l.id = c.free join ledger_accounts h on h.id = c.held where waits`,
  `insert into orders (id, customer_id, client_order_id, fingerprint, code, currency, direction, action, side, type, price,
      worst_price, hold_price, quantity, leverage, position_id, held, created_at, updated_at, expires_at)
    select id, owner, gen_random_uuid(), 'growth', code, 'MYR', 'long', 'open', 'buy', 'limit', 0.01, 0.01, 0.01, 10000, 1, id,
      100.20, at, at, at + interval '7 days' from waiting, moment`,
  `insert into positions (id, customer_id, code, currency, direction, leverage, created_at)
    select id, owner, code, 'MYR', 'long', 1, at from waiting, moment`,
  `insert into ledger_holds (id, owner, currency, amount, reason, reference, opened_at)
    select id, owner, 'MYR', 100.20, 'order', id::text, at from waiting, moment`,
  `insert into ledger_transfers (id, kind, reference, fingerprint, at)
    select id, 'order', id::text, 'growth', at from waiting, moment`,
  `insert into ledger_postings (transfer_id, line, account_id, currency, amount, sequence, balance_after)
    select id, 0, free, 'MYR', -100.20, sequence, after from waiting
    union all select id, 1, held, 'MYR', 100.20, held_sequence, 100.20 from waiting`,
  `insert into wallet_movements (transfer_id, owner, currency, kind, reference, money, frozen_money, balance, frozen, at)
    select id, owner, 'MYR', 'order', id::text, -100.20, 100.20, after, 100.20, at from waiting, moment`,
  `update ledger_accounts l set balance = case when l.id = w.free then w.after else 100.20 end, sequence = l.sequence + 1
    from waiting w where l.id in (w.free, w.held)`,
  `update wallets w set balance = g.after, frozen = 100.20 from waiting g where w.owner = g.owner and w.currency = 'MYR'`,
]

/** The sums that the broker's database keeps by triggers, which are off meanwhile. */
export const SUMS = `
  truncate position_sums, realised_sums;
  insert into position_sums
    select customer_id, currency, code, direction, direction = 'short' or leverage > 1,
      count(*), sum(quantity), sum(cost), sum(margin), count(*) filter (where cost > margin)
    from positions where state = 'holding' group by 1, 2, 3, 4, 5;
  insert into realised_sums select customer_id, currency, sum(profit) from realised_profits group by 1, 2`
