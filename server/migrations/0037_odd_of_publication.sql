-- A published pick counts at the best price of the minute it was published, not at the one from when it was saved: whoever chose
-- when to publish could choose among picks whose price had fallen since.
alter table analyses
  add column published_odd numeric check (published_odd >= 1),
  add column published_house text,
  add column published_return numeric;
comment on column analyses.published_odd is 'The best price of the pick when it was published; null where no house offered one, or it is not published.';
comment on column analyses.published_house is 'Who offered it; null for what was published before houses were noted.';
comment on column analyses.published_return is 'What one unit at that odd gave back, stake included.';

-- What was published until now was counted at the odd it was saved with, and stays so.
alter table analyses disable trigger analyses_keep_published;
update analyses set published_odd = pick_odd, published_return = pick_return
where published_at is not null;
alter table analyses enable trigger analyses_keep_published;

create or replace function keep_published() returns trigger language plpgsql as $$
declare
  -- What may still happen to a published row: its match ends, its owner looks at it, it is hidden or shown again. Everything
  -- else, columns of later migrations included, stays as it was.
  free constant text[] := array['public', 'hidden_at', 'result', 'settled_at', 'settled_from', 'pick_outcome', 'pick_return',
    'published_return', 'market_outcomes', 'settlement_seen_at'];
begin
  if tg_op = 'INSERT' then
    if new.public or new.published_at is not null or new.hidden_at is not null then
      raise exception 'an analysis is saved first and published afterwards' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'TRUNCATE' then
    if exists (select from analyses where published_at is not null) then
      raise exception 'only the deletion of an account removes what was published' using errcode = 'check_violation';
    end if;
    return null;
  end if;
  if tg_op = 'DELETE' then
    if old.published_at is null or not exists (select from profiles where id = old.user_id) then
      return old;
    end if;
    raise exception 'only the deletion of an account removes what was published' using errcode = 'check_violation';
  end if;

  if old.published_at is null then
    if not new.public and new.published_at is null and new.hidden_at is null then
      return new;
    end if;
    new := publish_analysis(old, new);
  else
    if (to_jsonb(old) - free) is distinct from (to_jsonb(new) - free) then
      raise exception 'what was published stays as it was' using errcode = 'check_violation';
    end if;
    -- How it ended is read off the match's own row, so it never changes without one.
    if (old.pick_outcome, old.pick_return, old.published_return, old.market_outcomes)
      is distinct from (new.pick_outcome, new.pick_return, new.published_return, new.market_outcomes)
      and new.settled_from is not null
      and not exists (select from fixtures f where f.id = new.fixture_id and f.updated_at = new.settled_from)
    then
      raise exception 'a published result comes from its match' using errcode = 'check_violation';
    end if;
    new.hidden_at := case when not new.public then coalesce(old.hidden_at, clock_timestamp()) end;
  end if;
  new.result := result_of_pick(new.pick_outcome);
  return new;
end $$;

create or replace view saved_analyses as
select id, user_id, run_id, fixture_id, created_at, home_name, away_name, league_name, match_date, confidence, markets, why,
  pick_market_id, pick_name, pick_outcome, pick_return, result, public, published_at, hidden_at, markets_version, pick_probability,
  published_odd, published_house, published_return
from analyses;
