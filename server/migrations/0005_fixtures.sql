-- Leagues, clubs and games under ids of our own, whatever source serves them; results, prices and ratings are kept.

create table leagues (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  name text not null,
  country text,
  -- Made-up games stay marked as such, also when a real source serves later.
  is_demo boolean not null,
  -- The division its best clubs go up to, where the source says so.
  above_id bigint references leagues (id),
  -- Somebody looks at its games: history, prices and ratings are worth their calls.
  wanted_at timestamptz,
  -- Past seasons were fetched up to this moment.
  history_at timestamptz,
  created_at timestamptz not null default now(),
  unique (source, source_id)
);
create index leagues_wanted on leagues (wanted_at) where wanted_at is not null;

create table teams (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  name text not null,
  logo text,
  created_at timestamptz not null default now(),
  unique (source, source_id)
);

create table fixtures (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  league_id bigint not null references leagues (id),
  season integer not null,
  round text,
  home_id bigint not null references teams (id),
  away_id bigint not null references teams (id),
  kick_off timestamptz not null,
  is_time_known boolean not null,
  state text not null check (state in ('scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned')),
  venue_name text,
  venue_city text,
  lat double precision,
  lon double precision,
  -- Of the 90 minutes.
  home_goals smallint check (home_goals >= 0),
  away_goals smallint check (away_goals >= 0),
  home_half_time_goals smallint,
  away_half_time_goals smallint,
  home_shots smallint,
  away_shots smallint,
  home_shots_on_target smallint,
  away_shots_on_target smallint,
  home_corners smallint,
  away_corners smallint,
  home_yellow_cards smallint,
  away_yellow_cards smallint,
  home_red_cards smallint,
  away_red_cards smallint,
  -- The goals that the closing prices implied: evidence for later matches. Kept, because prices of long ago are many.
  market_home_goals double precision,
  market_away_goals double precision,
  statistics_asked_at timestamptz,
  odds_asked_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (source, source_id),
  constraint fixtures_two_clubs check (home_id <> away_id),
  constraint fixtures_finished_has_score check (state <> 'finished' or (home_goals is not null and away_goals is not null))
);
create index fixtures_kick_off on fixtures (kick_off);
create index fixtures_league_season on fixtures (league_id, season, kick_off);
create index fixtures_home on fixtures (home_id, kick_off);
create index fixtures_away on fixtures (away_id, kick_off);

-- Every price of every house, each time it changes. An unchanged one moves `confirmed_at` only.
create table odds_quotes (
  id bigint generated always as identity primary key,
  fixture_id bigint not null references fixtures (id) on delete cascade,
  house text not null,
  market text not null,
  line numeric(4, 2),
  outcome text not null,
  price numeric(8, 3) not null check (price > 1),
  -- When the house set it, when we first read it, and when the house last stood by it.
  quoted_at timestamptz not null,
  received_at timestamptz not null,
  confirmed_at timestamptz not null check (confirmed_at >= quoted_at)
);
create index odds_quotes_latest on odds_quotes (fixture_id, house, market, outcome, id);

create table league_ratings (
  league_id bigint not null references leagues (id) on delete cascade,
  -- First day they may forecast: they know only what was played before it.
  as_of date not null,
  fitted_at timestamptz not null,
  matches integer not null,
  ratings jsonb not null,
  counts jsonb,
  primary key (league_id, as_of)
);

-- Where a city lies, asked once and kept. Without coordinates the asked service did not know it then.
create table venue_places (
  city text not null,
  country text not null,
  lat double precision,
  lon double precision,
  asked_at timestamptz not null default now(),
  primary key (city, country)
);
