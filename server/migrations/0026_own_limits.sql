-- What people allow themselves, and what today has used of it.
create table own_limits (
  user_id uuid primary key references profiles (id) on delete cascade,
  minutes_a_day integer check (minutes_a_day between 1 and 1440),
  next_minutes_a_day integer check (next_minutes_a_day between 1 and 1440),
  next_from timestamptz,
  reality_minutes integer check (reality_minutes between 1 and 1440)
);
comment on table own_limits is 'The limits that somebody has set for themselves; null is none.';
comment on column own_limits.next_from is 'When next_minutes_a_day takes the place of minutes_a_day; null when nothing waits.';

create table used_days (
  user_id uuid not null references profiles (id) on delete cascade,
  day date not null,
  minutes integer not null default 0 check (minutes >= 0),
  extended boolean not null default false,
  counted_at timestamptz,
  primary key (user_id, day)
);
comment on table used_days is 'Minutes that somebody with limits of their own had the product in sight, by the day in São Paulo; gone after a few days.';
comment on column used_days.counted_at is 'When the last minute was counted: several tabs and devices at once count as one.';
