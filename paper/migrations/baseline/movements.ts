import { sql } from 'kysely'

/**
 * Every change of a wallet as a customer reads it: what the free and the frozen money gained, and both balances after it.
 * Written by the database with the postings themselves, so no transfer is ever missing from the records.
 */
export const movements = sql`
  create table wallets (
    owner uuid not null references customers (id),
    currency text not null,
    balance numeric not null,
    frozen numeric not null,
    primary key (owner, currency)
  ) with (fillfactor = 70);

  create table wallet_movements (
    position bigint primary key generated always as identity,
    transfer_id uuid not null references ledger_transfers (id),
    owner uuid not null,
    currency text not null,
    kind text not null,
    reference text,
    money numeric not null,
    frozen_money numeric not null,
    balance numeric not null,
    frozen numeric not null,
    at timestamptz not null,
    unique (transfer_id, owner, currency),
    foreign key (owner, currency) references wallets (owner, currency)
  );
  create index wallet_movements_of_owner on wallet_movements (owner, position);
  create index wallet_movements_of_wallet on wallet_movements (owner, currency, position);
  create index wallet_movements_of_credit on wallet_movements (owner) where kind = 'credit';
  create index wallet_movements_of_kind on wallet_movements (owner, kind, position);

  -- The wallet’s row is updated by each movement, so two of one wallet can never swap their places.
  create function ledger_postings_move_wallets() returns trigger language plpgsql as $$
  declare
    change record;
    after wallets;
  begin
    for change in
      select p.transfer_id, t.kind, t.reference, t.at, a.owner, a.currency,
        coalesce(sum(p.amount) filter (where a.kind = 'available'), 0) as money,
        coalesce(sum(p.amount) filter (where a.kind = 'held'), 0) as frozen_money
      from (select *, row_number() over () as place from posted) p
      join ledger_accounts a on a.id = p.account_id
      join ledger_transfers t on t.id = p.transfer_id
      where a.owner is not null
      group by p.transfer_id, t.kind, t.reference, t.at, a.owner, a.currency
      order by min(p.place)
    loop
      insert into wallets as w (owner, currency, balance, frozen)
        values (change.owner, change.currency, change.money, change.frozen_money)
        on conflict (owner, currency) do update
          set balance = w.balance + excluded.balance, frozen = w.frozen + excluded.frozen
        returning * into after;
      insert into wallet_movements
          (transfer_id, owner, currency, kind, reference, money, frozen_money, balance, frozen, at)
        values (change.transfer_id, change.owner, change.currency, change.kind, change.reference,
          change.money, change.frozen_money, after.balance, after.frozen, change.at);
    end loop;
    return null;
  end $$;

  create trigger ledger_postings_move_wallets after insert on ledger_postings
    referencing new table as posted for each statement execute function ledger_postings_move_wallets();

  create trigger wallet_movements_are_append_only before update or delete on wallet_movements
    for each row execute function ledger_is_append_only();

  -- What each customer’s assets were worth, day by day. The details are null where a version that did not record them made the
  -- row.
  create table worths (
    customer_id uuid not null references customers (id),
    day timestamptz not null,
    at timestamptz not null,
    total numeric not null,
    details jsonb,
    summed boolean not null default false,
    primary key (customer_id, day)
  );

  -- So that days past their retention are found without reading the others.
  create index worths_by_day on worths (day);

  -- What moved a customer’s money between two recorded days, added up, so that a report on a long past reads some rows for each
  -- day instead of every movement.
  create table cause_sums (
    customer_id uuid not null references customers (id),
    -- The recorded day that is the first to contain the movements.
    day timestamptz not null,
    currency text not null,
    kind text not null,
    moved_on date not null,
    -- A market, or what else the movements belong to; empty for nothing.
    place text not null,
    comes_in boolean not null,
    cash numeric not null,
    outside numeric not null,
    exchanged numeric not null,
    fees numeric not null,
    taxes numeric not null,
    interest numeric not null,
    lending numeric not null,
    rewards numeric not null,
    primary key (customer_id, day, currency, kind, moved_on, place, comes_in)
  );

  create table instrument_cash_sums (
    customer_id uuid not null references customers (id),
    day timestamptz not null,
    currency text not null,
    code text not null,
    name text,
    cash numeric not null,
    primary key (customer_id, day, currency, code)
  );
`
