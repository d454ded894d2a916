-- The ground that capabilities stand on: live events, jobs, cache, limits, outgoing mail.

-- Live feed. A change writes its event in its own transaction; servers hear NOTIFY and read the rows.
-- `xid` is the writing transaction: readers take only rows below the oldest transaction still running, in the
-- order (xid, id), or an event whose transaction began first and committed last would be passed over.
create table live_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  user_id uuid not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_order on live_events (xid, id);
create index live_events_user_order on live_events (user_id, xid, id);
create index live_events_age on live_events (created_at);

-- Where the kept events begin: a reader that asks from before this point must load everything anew.
create table live_horizon (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null default '0',
  id bigint not null default 0
);
insert into live_horizon default values;

create function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '');
  return null;
end $$;
create trigger live_events_notify after insert on live_events for each statement execute function notify_live();

create function tell_session_ended() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values (old.user_id, 'session.ended', jsonb_build_object('sessionId', old.id));
  return null;
end $$;
create trigger sessions_live after delete on sessions for each row execute function tell_session_ended();

create function tell_plan_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values (new.user_id, 'plan.changed', jsonb_build_object('plan', new.plan, 'active', new.active));
  return null;
end $$;
create trigger plans_live after update on plans for each row
  when ((old.plan, old.active, old.current_period_end) is distinct from (new.plan, new.active, new.current_period_end))
  execute function tell_plan_changed();

-- Jobs. `key` names a job that must exist once: a repeating one, or a one-off that must not be doubled.
create table jobs (
  id uuid primary key default uuidv7(),
  kind text not null,
  key text unique,
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  every_ms integer check (every_ms > 0),
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  attempts_max integer not null default 8,
  lease_until timestamptz,
  lease_token uuid,
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_failed_at timestamptz,
  last_failure text,
  failures integer not null default 0,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at) where state = 'waiting';
create index jobs_finished on jobs (last_finished_at) where state <> 'waiting';

create function notify_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs', '');
  return null;
end $$;
create trigger jobs_notify after insert on jobs for each statement execute function notify_jobs();

-- Answers of outside services. `lease_until` marks that one process is fetching it now.
create table cache_entries (
  key text primary key,
  value jsonb,
  fetched_at timestamptz,
  lease_until timestamptz,
  lease_token uuid,
  failed_at timestamptz
);
create index cache_entries_age on cache_entries (fetched_at);

-- Counters of rate-limiter-flexible; the columns are its own.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Places (a device or an address, hashed) from which somebody signed in before, so that a stranger who fails on
-- purpose cannot lock the owner out.
create table sign_in_places (
  user_id uuid not null references profiles (id) on delete cascade,
  place text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, place)
);

create table mail_outbox (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_newest on mail_outbox (created_at desc);
