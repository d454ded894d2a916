-- What a source last listed for a day, so that a look at it is a query and not another reading of the whole answer.
create table kept_days (
  source text not null,
  day date not null,
  fixture_ids jsonb not null,
  live_goals jsonb not null,
  fetched_at timestamptz not null,
  fresh_until timestamptz,
  primary key (source, day)
);
comment on table kept_days is 'The games that a source last listed for a day in São Paulo.';
comment on column kept_days.fixture_ids is 'Its games, and those without an hour that it listed before and left out since.';
comment on column kept_days.live_goals is 'Goals so far of games that are on, by game: a stored score is a final one.';
comment on column kept_days.fetched_at is 'When the source told it.';
comment on column kept_days.fresh_until is 'Until when it is not asked again; null where nothing can change any more.';
