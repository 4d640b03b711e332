import { type Migration, sql } from 'kysely'

/**
 * Every change of a wallet as a customer reads it: what the free and the frozen money gained, and both balances after
 * it. Written by the database with the postings themselves, so no transfer is ever missing from the records.
 */
export const movements: Migration = {
  up: async (db) => {
    await sql`
      create table wallets (
        owner uuid not null references customers (id),
        currency text not null,
        balance numeric not null,
        frozen numeric not null,
        primary key (owner, currency)
      ) with (fillfactor = 70)`.execute(db)
    await sql`
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
      )`.execute(db)
    await sql`create index wallet_movements_of_owner on wallet_movements (owner, position)`.execute(db)
    await sql`create index wallet_movements_of_wallet on wallet_movements (owner, currency, position)`.execute(db)
    await sql`create index wallet_movements_of_credit on wallet_movements (owner) where kind = 'credit'`.execute(db)
    await projection.execute(db)
    await earlier.execute(db)
  },
}

/** The wallet's row is updated by each movement, so two of one wallet can never swap their places. */
const projection = sql`
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
`

/** What was posted before there were movements, in the order of its time. */
const earlier = sql`
  with changes as (
    select p.transfer_id, t.kind, t.reference, t.at, a.owner, a.currency,
      coalesce(sum(p.amount) filter (where a.kind = 'available'), 0) as money,
      coalesce(sum(p.amount) filter (where a.kind = 'held'), 0) as frozen_money
    from ledger_postings p
    join ledger_accounts a on a.id = p.account_id
    join ledger_transfers t on t.id = p.transfer_id
    where a.owner is not null
    group by p.transfer_id, t.kind, t.reference, t.at, a.owner, a.currency
  ), totals as (
    insert into wallets (owner, currency, balance, frozen)
    select owner, currency, sum(money), sum(frozen_money) from changes group by owner, currency
  )
  insert into wallet_movements (transfer_id, owner, currency, kind, reference, money, frozen_money, balance, frozen, at)
  select transfer_id, owner, currency, kind, reference, money, frozen_money,
    sum(money) over earlier_ones, sum(frozen_money) over earlier_ones, at
  from changes
  window earlier_ones as (partition by owner, currency order by at, transfer_id)
  order by at, transfer_id
`
