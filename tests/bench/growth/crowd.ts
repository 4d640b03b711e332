import type { Size } from './size.ts'

/** What every position of the crowd is: 200 shares opened at 1.00, half of them closed at 1.10. */
export const AMOUNTS = `
  create temporary view amounts as
  select id, leverage, 200.00 / leverage as margin, 200.00 / leverage + 0.20 as hold, 100.00 / leverage + 10 as payout
  from growth_customers;`

/**
 * Customers, of whom each twentieth trades on margin and each tenth has an order that waits. They start with practice
 * money; `old` is a customer that the broker itself has opened.
 */
export const customers = (
  { customers: count, old: oldPositions, positions, young: youngPositions }: Size,
  old: string,
  young: string,
): string => `
  create temporary table made as
    select uuidv7(interval '-366 days') as id, n, uuidv7(interval '-366 days') as practice,
      uuidv7() as free, uuidv7() as held
    from generate_series(1, ${count}) n;
  insert into customers (id, phone, password_hash, invitation_code, created_at)
    select id, (8000000000 + n)::text, 'none', 'G' || lpad(n::text, 7, '0'), (select at from moment) - interval '366 days' from made;
  insert into fund_operations (customer_id) select id from made;
  insert into ledger_accounts (id, owner, kind, currency, balance)
    select uuidv7(), null, kind, 'MYR', null from unnest(array['practice', 'clearing', 'fees']) kind
    on conflict do nothing;
  insert into ledger_accounts (id, owner, kind, currency, balance, sequence)
    select free, id, 'available', 'MYR', 400000.00, 1 from made
    union all select held, id, 'held', 'MYR', 0, 0 from made;
  insert into ledger_accounts (id, owner, kind, currency, balance)
    select uuidv7(), id, 'held', 'MYR', 0 from customers where id in ('${old}', '${young}') on conflict do nothing;
  insert into ledger_transfers (id, kind, reference, fingerprint, at)
    select practice, 'practice-money', id::text, 'growth', (select at from moment) - interval '366 days' from made;
  insert into ledger_postings (transfer_id, line, account_id, currency, amount, sequence, balance_after)
    select practice, 0, (select id from house where kind = 'practice'), 'MYR', -400000.00, null, null from made
    union all select practice, 1, free, 'MYR', 400000.00, 1, 400000.00 from made;
  insert into wallets (owner, currency, balance, frozen) select id, 'MYR', 400000.00, 0 from made;
  insert into wallet_movements (transfer_id, owner, currency, kind, reference, money, frozen_money, balance, frozen, at)
    select practice, id, 'MYR', 'practice-money', id::text, 400000.00, 0, 400000.00, 0,
      (select at from moment) - interval '366 days' from made;
  create temporary table growth_customers as
    select m.id, case when n % 20 = 0 then 5 else 1 end as leverage, ${positions} as positions, n % 10 = 0 as waits,
      f.id as free, h.id as held, f.balance, f.sequence, h.sequence as held_sequence
    from (select id, n from made union all select id, 1 from customers where id in ('${old}', '${young}')) m
      join ledger_accounts f on f.owner = m.id and f.kind = 'available' and f.currency = 'MYR'
      join ledger_accounts h on h.owner = m.id and h.kind = 'held' and h.currency = 'MYR';
  -- Paid in before the year that follows: a statement of its last month begins with what was there.
  update wallet_movements set at = (select at from moment) - interval '366 days' where owner in ('${old}', '${young}');
  update customers set created_at = (select at from moment) - interval '366 days' where id in ('${old}', '${young}');
  update growth_customers set positions = ${oldPositions} where id = '${old}';
  update growth_customers set positions = ${youngPositions} where id = '${young}';`

/** What a customer is sent, asks for and leaves behind, old enough that some of it is past its retention, and the recorded worths of two. */
export const rest = ({ old: many }: Size, old: string, young: string): string => `
  insert into worths (customer_id, day, at, total, details)
    select id, day, day + interval '1 minute', 1, jsonb_build_object('held', '[]'::jsonb, 'wallets', jsonb_build_array(
      jsonb_build_object('currency', 'MYR', 'total', '1', 'rate', '0.2', 'position', (
        select coalesce(max(position), 0) from wallet_movements
        where owner = id and currency = 'MYR' and at <= day + interval '1 minute')::text)))
    from unnest(array['${old}', '${young}']::uuid[]) id, moment,
      generate_series(date_trunc('day', at - interval '365 days', 'UTC'), date_trunc('day', at - interval '1 day', 'UTC'), interval '1 day') day;
  create temporary table owners as
    select id, n from growth_customers, generate_series(1, case when id = '${old}' then ${many} else 4 end) n;
  insert into messages (id, customer_id, kind, parameters, created_at, read_at)
    select uuidv7(-n * interval '1 hour'), id, 'welcome', '{}', at - n * interval '1 hour', case when n > 2 then at end
    from owners, moment;
  insert into sessions (token_hash, customer_id, created_at, used_at, expires_at)
    select sha256(convert_to(id::text || n, 'utf8')), id, at - interval '1 hour', at, at + n * interval '1 day'
    from owners, moment where n <= 2;
  insert into idempotent_requests (scope, id, operation, fingerprint, answer, at)
    select id::text, gen_random_uuid(), '/funds/deposit', 'growth', '{}', at - n * interval '20 days' from owners, moment;
  insert into deposits (id, customer_id, channel, method, currency, amount, transferred_on, status, created_at,
      arrives_by, reviewed_at)
    select uuidv7(-n * interval '1 hour'), id, 'bank', 'bank', 'MYR', 100.00, at::date, 2, at - n * interval '1 hour', at, at
    from owners, moment;
  insert into exchange_quotes (id, customer_id, from_currency, to_currency, rate, quoted_at, valid_until)
    select gen_random_uuid(), id, 'EUR', 'USD', 1.1, at - interval '1 hour', at - interval '59 minutes'
    from owners, moment where n = 1;
  insert into jobs (id, kind, subject, due)
    select uuidv7(), 'upload', 'growth ' || id, at + interval '100 days' from owners, moment where n = 1;`
