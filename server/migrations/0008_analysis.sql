-- Every analysis that was made, as it was answered. Saving, the story card and 'what changed' read it; no client's
-- numbers ever do.
create table analysis_runs (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  fixture_id bigint not null references fixtures (id),
  created_at timestamptz(3) not null default now(),
  result jsonb not null
);
create index analysis_runs_of_user on analysis_runs (user_id, fixture_id, id desc);
create index analysis_runs_of_fixture on analysis_runs (fixture_id);
create index analysis_runs_by_age on analysis_runs (created_at);

-- One saved row per stored analysis, with the pick it was saved for: a market of the analysis and its odd then. The whole
-- analysis is that of `run_id`, which stays as long as it is saved; `raw` is empty.
alter table analyses
  add column run_id uuid unique references analysis_runs (id),
  add column pick_market_id text,
  add column pick_name text,
  -- 0 to 1, the pooled one.
  add column pick_probability double precision check (pick_probability between 0 and 1),
  add column pick_odd numeric check (pick_odd >= 1),
  add constraint analyses_pick_whole check (
    num_nonnulls(pick_market_id, pick_name, pick_probability) in (0, 3)
    and (pick_odd is null or pick_market_id is not null)
  );
