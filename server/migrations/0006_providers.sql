-- Outside services: how each one does, what we spent, and what it says is left.

create table provider_states (
  kind text not null check (kind in ('football', 'odds', 'weather', 'ai')),
  source text not null,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  -- While this lies ahead nobody asks; once it has passed, one caller tries (and moves it ahead for the others).
  open_until timestamptz,
  primary key (kind, source)
);

-- The failures of the last half minute, which decide whether to go on asking.
create table provider_failures (
  id bigint generated always as identity primary key,
  kind text not null,
  source text not null,
  failed_at timestamptz not null
);
create index provider_failures_recent on provider_failures (kind, source, failed_at);

-- What was asked in each minute and day (UTC), by all processes together.
create table provider_budgets (
  source text not null,
  period text not null check (period in ('minute', 'day')),
  starts_at timestamptz not null,
  used integer not null,
  primary key (source, period, starts_at)
);
create index provider_budgets_age on provider_budgets (starts_at);

-- What the service itself said last.
create table provider_quotas (
  source text not null,
  period text not null check (period in ('minute', 'day', 'month')),
  quota_limit integer,
  quota_left integer not null,
  seen_at timestamptz not null,
  primary key (source, period)
);
