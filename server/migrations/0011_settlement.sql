-- How saved analyses ended, and what a member follows.

alter table analyses
  -- When the end of the match reached this row: its final score, or that it was not played.
  add column settled_at timestamptz(3),
  -- Which state of the fixture's row was settled from. A corrected score or late statistics change that row, and it is settled anew.
  add column settled_from timestamptz,
  -- How the pick ended. A push is a score exactly on the line; void is a match that was not played. Null while nobody
  -- knows, also after the end: corners and cards need statistics that may come later or never.
  add column pick_outcome text check (pick_outcome in ('won', 'half_won', 'push', 'half_lost', 'lost', 'void')),
  -- What one unit staked at pick_odd gives back, stake included; null without an odd.
  add column pick_return numeric check (pick_return >= 0),
  -- The same outcomes for every saved market, by market id; a market nobody could settle is not in it.
  add column market_outcomes jsonb not null default '{}',
  -- When the owner saw that it ended.
  add column settlement_seen_at timestamptz(3),
  add constraint analyses_settled_whole check (
    (settled_at is null) = (settled_from is null)
    and (pick_outcome is null or (settled_at is not null and pick_market_id is not null))
    and (pick_return is null) = (pick_outcome is null or pick_odd is null)
  );
create index analyses_of_fixture on analyses (fixture_id);
create index analyses_unsettled on analyses (match_date) where settled_at is null;
create index analyses_news on analyses (user_id, settled_at desc) where settled_at is not null and settlement_seen_at is null;

-- What is public says only what its pick says, whoever writes the row: won is green, lost is red, everything else is without.
create function let_pick_decide() returns trigger language plpgsql as $$
begin
  new.result := case new.pick_outcome when 'won' then 'green' when 'lost' then 'red' end;
  return new;
end $$;
create trigger analyses_public_result before insert or update on analyses for each row
  when (new.public) execute function let_pick_decide();

create function tell_analysis_settled() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values (new.user_id, 'analysis.settled', jsonb_build_object('analysisId', new.id));
  return null;
end $$;
create trigger analyses_settled_live after update of settled_at, pick_outcome on analyses for each row
  when ((old.settled_at is null) is distinct from (new.settled_at is null)
    or old.pick_outcome is distinct from new.pick_outcome)
  execute function tell_analysis_settled();

-- Clubs and leagues a member starred.
create table favourites (
  user_id uuid not null references profiles (id) on delete cascade,
  team_id bigint references teams (id) on delete cascade,
  league_id bigint references leagues (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint favourites_one_subject check (num_nonnulls(team_id, league_id) = 1),
  constraint favourites_once unique nulls not distinct (user_id, team_id, league_id)
);
create index favourites_team on favourites (team_id);
create index favourites_league on favourites (league_id);
