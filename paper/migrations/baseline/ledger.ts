import { sql } from 'kysely'

/**
 * The double-entry ledger. What makes it a ledger is enforced here, not only in the program: postings of a transfer balance per
 * currency, a customer’s balance never goes below zero and is the sum of its postings, nothing is edited.
 */
export const ledger = sql`
  create table ledger_accounts (
    id uuid primary key,
    owner uuid references customers (id),
    kind text not null,
    currency text not null check (currency ~ '^[A-Z]{3,5}$'),
    balance numeric,
    sequence bigint not null default 0,
    unique nulls not distinct (owner, kind, currency),
    unique (id, currency),
    constraint customer_kinds check (owner is null or kind in ('available', 'held')),
    constraint only_customers_have_balance check ((owner is null) = (balance is null)),
    constraint never_negative check (balance >= 0)
  ) with (fillfactor = 70);

  create table ledger_transfers (
    id uuid primary key,
    kind text not null,
    reference text,
    fingerprint text not null,
    at timestamptz not null
  );

  -- What rounding of an exchange leaves over is less than the smallest unit, so the broker’s own side is booked with as many
  -- decimals as it has; a customer’s side never is.
  create table ledger_postings (
    transfer_id uuid not null references ledger_transfers (id),
    line smallint not null,
    account_id uuid not null,
    currency text not null,
    amount numeric not null constraint ledger_postings_amount_check check (
      amount <> 0 and scale(trim_scale(amount)) <= case when sequence is null then 12 else 2 end
    ),
    sequence bigint,
    balance_after numeric,
    primary key (transfer_id, line),
    unique (account_id, sequence),
    foreign key (account_id, currency) references ledger_accounts (id, currency),
    check ((sequence is null) = (balance_after is null))
  );
  create index ledger_postings_of_house on ledger_postings (account_id) where sequence is null;

  create table ledger_holds (
    id uuid primary key,
    owner uuid not null references customers (id),
    currency text not null,
    amount numeric not null check (amount > 0),
    captured numeric not null default 0 check (captured >= 0),
    released numeric not null default 0 check (released >= 0),
    reason text not null,
    reference text,
    opened_at timestamptz not null,
    closed_at timestamptz,
    constraint within_amount check (captured + released <= amount),
    constraint closed_when_used_up check ((captured + released = amount) = (closed_at is not null))
  );
  create index ledger_holds_open on ledger_holds (owner) where closed_at is null;

  create function ledger_posting_is_sound() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from ledger_postings where transfer_id = new.transfer_id group by currency having sum(amount) <> 0
    ) then
      raise exception 'transfer % does not balance', new.transfer_id using errcode = 'check_violation';
    end if;
    if new.sequence is not null and new.balance_after is distinct from new.amount + (
      case
        when new.sequence = 1 then 0
        else (select balance_after from ledger_postings where account_id = new.account_id and sequence = new.sequence - 1)
      end
    ) then
      raise exception 'running balance of account % breaks at %', new.account_id, new.sequence
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_posting_is_sound after insert on ledger_postings
    deferrable initially deferred for each row execute function ledger_posting_is_sound();

  create function ledger_balance_is_posted() returns trigger language plpgsql as $$
  begin
    if new.balance is distinct from (
      case
        when new.owner is null then null
        when new.sequence = 0 then 0
        else (select balance_after from ledger_postings where account_id = new.id and sequence = new.sequence)
      end
    ) then
      raise exception 'balance of account % is not what was posted', new.id using errcode = 'check_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_balance_is_posted after insert or update on ledger_accounts
    deferrable initially deferred for each row execute function ledger_balance_is_posted();

  create function ledger_transfer_has_postings() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from ledger_postings where transfer_id = new.id) then
      raise exception 'transfer % has no postings', new.id using errcode = 'check_violation';
    end if;
    return null;
  end $$;

  create constraint trigger ledger_transfer_has_postings after insert on ledger_transfers
    deferrable initially deferred for each row execute function ledger_transfer_has_postings();

  create function ledger_is_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
  end $$;

  create trigger ledger_is_append_only before update or delete on ledger_transfers
    for each row execute function ledger_is_append_only();
  create trigger ledger_is_append_only before update or delete on ledger_postings
    for each row execute function ledger_is_append_only();
`
