-- What people decide about themselves: a pause from play, and leaving for good.

-- Until when somebody has shut themselves out of analysis, chat and checkout.
create table play_pauses (
  user_id uuid primary key references profiles (id) on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at)
);

-- A pause is a promise to oneself, so no door and no statement makes it shorter; it goes with the account alone.
create function keep_pause() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.user_id = old.user_id and new.ends_at >= old.ends_at then
      return new;
    end if;
  elsif not exists (select from profiles where id = old.user_id) then
    return old;
  end if;
  raise exception 'a pause cannot be undone early' using errcode = 'check_violation';
end $$;
create trigger play_pauses_keep before update or delete on play_pauses for each row execute function keep_pause();

-- How far the deletion of an account has come. Its id is the receipt that the person keeps; once everything is gone the
-- row holds moments only.
create table account_deletions (
  id uuid primary key default gen_random_uuid(),
  -- No reference: the row outlives the user. Emptied with the rest.
  user_id uuid unique,
  -- Emptied when the payment provider has forgotten them.
  payment_customer text,
  had_subscription boolean not null,
  requested_by text not null check (requested_by in ('user', 'admin')),
  requested_at timestamptz not null,
  customer_gone_at timestamptz,
  purged_at timestamptz,
  constraint account_deletions_purged_is_empty check (purged_at is null or user_id is null)
);
create index account_deletions_waiting on account_deletions (requested_at)
  where purged_at is null or payment_customer is not null;
