-- A pick may be a combination of legs, which does not stand among the saved markets: who shows it needs its own chance.
create or replace view saved_analyses as
select id, user_id, run_id, fixture_id, created_at, home_name, away_name, league_name, match_date, confidence, markets, why,
  pick_market_id, pick_name, pick_outcome, pick_return, result, public, published_at, hidden_at, markets_version, pick_probability
from analyses;

comment on column analyses.pick_market_id is 'What was picked: the id of a market, or combo: and the ids of the legs of a combination, in the order of the catalogue.';
