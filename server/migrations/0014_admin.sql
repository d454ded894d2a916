-- The admin area: suspended accounts, a log of what admins did, figures that never count whole tables, tipsters' logos.

alter table profiles
  -- Neither old sessions nor new ones of a suspended account open any door.
  add column suspended_at timestamptz,
  -- What the admins' list sorts by: without accents and capitals, the e-mail where there is no name.
  add column name_sort text collate "C" not null
    generated always as (searchable(coalesce(nullif(name, ''), email))) stored,
  add constraint profiles_tipster_slug check
    (tipster_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(tipster_slug) between 3 and 30),
  add constraint profiles_brand_color check (brand_color ~ '^#[0-9a-f]{6}$');

-- The three orders of the admins' list, each with the id, so that a far page is found without touching the rows before it.
create index profiles_by_newest on profiles (created_at desc, id desc);
create index profiles_by_name on profiles (name_sort, id);
create index profiles_by_email on profiles (email collate "C") include (id);
create index profiles_tipsters on profiles (email) where tipster_slug is not null;

-- An installation that has an admin keeps one, whoever asks: also when an account is deleted. Two who remove each other at
-- the same moment take turns here, and the second then sees that nobody would be left.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('user_roles.last_admin'));
  if not exists (select from user_roles where role = 'admin') then
    raise exception 'the last admin cannot be removed' using errcode = 'restrict_violation', constraint = 'user_roles_last_admin';
  end if;
  return null;
end $$;
create trigger user_roles_last_admin after delete on user_roles for each row when (old.role = 'admin')
  execute function keep_an_admin();

-- What admins did, to whom. Whoever leaves takes their name with them: the row stays without the person and without the reason,
-- which may tell of them.
create table admin_actions (
  id uuid primary key default uuidv7(),
  admin_id uuid references profiles (id) on delete set null,
  user_id uuid references profiles (id) on delete set null,
  action text not null check (action in ('grant_vip', 'revoke_vip', 'end_grace', 'suspend', 'unsuspend', 'end_sessions', 'delete',
    'make_tipster', 'change_tipster', 'unmake_tipster', 'set_logo', 'remove_logo')),
  reason text check (char_length(reason) between 1 and 300),
  created_at timestamptz(3) not null
);
create index admin_actions_of_user on admin_actions (user_id, created_at desc);
create index admin_actions_of_admin on admin_actions (admin_id);

create function keep_admin_actions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.action, new.created_at) = (old.id, old.action, old.created_at)
    and (new.reason is null or new.reason = old.reason)
    and (new.user_id is null or new.user_id = old.user_id)
    and (new.admin_id is null or new.admin_id = old.admin_id)
    and (new.user_id is null or new.admin_id is null)
  then
    if new.user_id is null then
      new.reason := null;
    end if;
    return new;
  end if;
  raise exception 'what an admin did stays written' using errcode = 'restrict_violation';
end $$;
create trigger admin_actions_kept before update or delete on admin_actions
  for each row execute function keep_admin_actions();

-- How many accounts and saved analyses there are, by the day in São Paulo on which they were made. A day has several rows, so that
-- two people who sign up at once do not wait for each other; their sum counts.
create table day_counts (
  kind text not null check (kind in ('accounts', 'analyses')),
  day date not null,
  part smallint not null,
  count bigint not null,
  primary key (kind, day, part)
);

create function count_by_day() returns trigger language plpgsql as $$
begin
  insert into day_counts (kind, day, part, count)
  select tg_argv[0], (created_at at time zone 'America/Sao_Paulo')::date as made_on, pg_backend_pid() % 8,
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by made_on order by made_on
  on conflict (kind, day, part) do update set count = day_counts.count + excluded.count;
  return null;
end $$;
create trigger profiles_counted after insert on profiles
  referencing new table as changed for each statement execute function count_by_day('accounts');
create trigger profiles_uncounted after delete on profiles
  referencing old table as changed for each statement execute function count_by_day('accounts');
create trigger analyses_counted after insert on analyses
  referencing new table as changed for each statement execute function count_by_day('analyses');
create trigger analyses_uncounted after delete on analyses
  referencing old table as changed for each statement execute function count_by_day('analyses');

insert into day_counts (kind, day, part, count)
select 'accounts', (created_at at time zone 'America/Sao_Paulo')::date as made_on, 0, count(*) from profiles group by made_on
union all
select 'analyses', (created_at at time zone 'America/Sao_Paulo')::date as made_on, 0, count(*) from analyses group by made_on;

-- Money. What happened before this moment was not written down and is not guessed.
create table figures_start (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default now()
);
insert into figures_start default values;

alter table plans
  -- An admin ended the days of grace: a bill unpaid since before this gives no more of them.
  add column grace_ended_at timestamptz;

-- A plan that somebody pays for, as finance counts it; whether its period still runs is asked beside it.
create function is_paying(p plans) returns boolean language sql immutable
return p.active and p.plan in ('starter', 'pro', 'black') and p.stripe_subscription is not null;

create index plans_renewals on plans (current_period_end) include (plan, access_until)
  where active and plan in ('starter', 'pro', 'black') and stripe_subscription is not null;
create index plans_past_due on plans (access_until) where subscription_status = 'past_due';

-- How many hold each plan but the free one, and how many pay for it, kept by every change for the same reason as the days'
-- counts. What time alone ends (a period, an access) is still in here until it is written down; who reads takes it off.
create table plan_totals (
  plan text not null,
  part smallint not null,
  held integer not null,
  paying integer not null,
  primary key (plan, part)
);

create function count_plan(p plans, step integer) returns void language sql as $$
  insert into plan_totals (plan, part, held, paying)
  values (p.plan, pg_backend_pid() % 8, step, case when is_paying(p) then step else 0 end)
  on conflict (plan, part) do update
    set held = plan_totals.held + excluded.held, paying = plan_totals.paying + excluded.paying
$$;

create function recount_plan() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.active and old.plan <> 'teste' then
    perform count_plan(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.active and new.plan <> 'teste' then
    perform count_plan(new, 1);
  end if;
  return null;
end $$;
create trigger plans_counted after insert or delete on plans for each row execute function recount_plan();
create trigger plans_recounted after update on plans for each row
  when ((old.plan, old.active, old.stripe_subscription) is distinct from (new.plan, new.active, new.stripe_subscription))
  execute function recount_plan();

insert into plan_totals (plan, part, held, paying)
select plan, 0, count(*), count(*) filter (where is_paying(plans)) from plans where active and plan <> 'teste' group by plan;

-- The overview's latest tickets.
create index support_tickets_newest on support_tickets (created_at desc, id desc);

create table plan_changes (
  id bigint generated always as identity primary key,
  user_id uuid references profiles (id) on delete set null,
  kind text not null check (kind in ('started', 'changed', 'ended', 'cancelled', 'resumed', 'payment_failed')),
  plan_before text,
  plan_after text,
  at timestamptz not null
);
create index plan_changes_at on plan_changes (at, kind);
create index plan_changes_user on plan_changes (user_id);

-- Written by the change itself, so that no way of changing a plan can forget it.
create function note_plan_change() returns trigger language plpgsql as $$
declare
  kinds text[] := '{}';
begin
  if is_paying(new) and not is_paying(old) then
    kinds := kinds || 'started'::text;
  elsif is_paying(old) and not is_paying(new) then
    kinds := kinds || 'ended'::text;
  elsif is_paying(new) and new.plan <> old.plan then
    kinds := kinds || 'changed'::text;
  end if;
  if is_paying(old) and old.subscription_cancels_at is null and old.subscription_status <> 'canceled'
    and (new.subscription_cancels_at is not null or new.subscription_status = 'canceled') then
    kinds := kinds || 'cancelled'::text;
  elsif is_paying(new) and old.subscription_cancels_at is not null and new.subscription_cancels_at is null
    and new.subscription_status <> 'canceled' then
    kinds := kinds || 'resumed'::text;
  end if;
  if new.subscription_status in ('past_due', 'unpaid')
    and coalesce(old.subscription_status, '') not in ('past_due', 'unpaid') then
    kinds := kinds || 'payment_failed'::text;
  end if;
  insert into plan_changes (user_id, kind, plan_before, plan_after, at)
  select new.user_id, kind, old.plan, new.plan, new.updated_at from unnest(kinds) kind;
  return null;
end $$;
create trigger plans_change_noted after update on plans for each row
  when ((old.plan, old.active, old.stripe_subscription, old.subscription_status, old.subscription_cancels_at)
    is distinct from (new.plan, new.active, new.stripe_subscription, new.subscription_status, new.subscription_cancels_at))
  execute function note_plan_change();

create function note_plan_gone() returns trigger language plpgsql as $$
begin
  insert into plan_changes (kind, plan_before, at) values ('ended', old.plan, now());
  return null;
end $$;
create trigger plans_gone_noted after delete on plans for each row when (is_paying(old))
  execute function note_plan_gone();

-- How many held and paid each plan on a day, as the last look of that day found it.
create table plan_days (
  day date not null,
  plan text not null check (plan in ('starter', 'pro', 'black', 'vip_unlimited')),
  active integer not null,
  paying integer not null,
  mrr_cents bigint not null,
  primary key (day, plan)
);

create table tipster_logos (
  user_id uuid primary key references profiles (id) on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  -- Part of its address, so that a browser may keep what it has for good.
  version text not null,
  updated_at timestamptz not null
);
