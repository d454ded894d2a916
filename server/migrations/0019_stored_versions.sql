-- What is stored of an analysis has a version. A run carries its own inside `result` (none is the first). The markets beside a
-- saved analysis have it here, because the rows that are published may not be touched: all that stand today are of the first.
alter table analyses add column markets_version smallint not null default 1 check (markets_version >= 1);
comment on column analyses.markets_version is 'The version of what stands in markets.';

create or replace view saved_analyses as
select id, user_id, run_id, fixture_id, created_at, home_name, away_name, league_name, match_date, confidence, markets, why,
  pick_market_id, pick_name, pick_outcome, pick_return, result, public, published_at, hidden_at, markets_version
from analyses;
