-- What people allow themselves of the money that they write down in the journal.
create table own_money_limits (
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('stakes_a_week', 'stakes_a_month', 'losses_a_month')),
  cents integer check (cents between 1 and 1000000000),
  next_cents integer check (next_cents between 1 and 1000000000),
  next_from timestamptz,
  primary key (user_id, kind),
  constraint own_money_limits_next_whole check (next_from is not null or next_cents is null)
);
comment on table own_money_limits is 'How much somebody allows themselves to stake or to lose in a week or a month, by what their journal says; null is no limit.';
comment on column own_money_limits.next_from is 'When next_cents takes the place of cents; null when nothing waits.';
