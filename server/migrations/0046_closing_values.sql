-- A closing value is of bets made before kick-off on matches that were played, bets without any are counted, and a free bet that was
-- given back is not lost.
alter table journal_tallies add column unclosed integer not null default 0;
comment on column journal_tallies.unclosed is 'Settled ones whose match was played, without any closing price.';
comment on column journal_tallies.lost is 'Also free bets that lost, though nothing of their owner’s money did.';
comment on column journal_tallies.market_clvs is 'Bets with a closing value, those of matches that were not played left out; house_clvs too.';

create or replace function tally_journal() returns trigger language plpgsql as $$
declare
  source text := case tg_op
    when 'INSERT' then 'select 1 as sign, added.* from added'
    when 'DELETE' then 'select -1 as sign, gone.* from gone'
    else 'select 1 as sign, added.* from added union all select -1, gone.* from gone' end;
  sums text := 'select user_id, d.dimension, d.key,
      sum(sign * (not is_settled)::int) open, sum(sign * is_void::int) voids, sum(sign * played) bets,
      sum(sign * played * (profit_cents > 0)::int) won, sum(sign * played * (profit_cents < 0 or (kind = ''free_bet'' and coalesce(hand_outcome, rule_outcome, '''') in (''lost'', ''half_lost'')))::int) lost,
      sum(sign * risked_cents::bigint) staked_cents, sum(sign * profit_cents::bigint) profit_cents,
      sum(sign * risk) risk_bets, sum(sign * risk * profit_cents::bigint) risk_profit_cents,
      sum(sign * risked_cents::numeric * risked_cents) stake_squares,
      sum(sign * risk * profit_cents::numeric * profit_cents) profit_squares,
      sum(sign * risked_cents::numeric * profit_cents) stake_profits,
      sum(sign * valued * (market_clv is not null)::int) market_clvs, sum(sign * valued * coalesce(market_clv, 0)) market_clv_sum,
      sum(sign * valued * coalesce(market_clv * market_clv, 0)) market_clv_squares,
      sum(sign * valued * (house_clv is not null)::int) house_clvs, sum(sign * valued * coalesce(house_clv, 0)) house_clv_sum,
      sum(sign * valued * coalesce(house_clv * house_clv, 0)) house_clv_squares,
      sum(sign * played * (market_clv is null and house_clv is null)::int) unclosed
    from (select *, (is_settled and not is_void)::int as played, (not is_void)::int as valued, (risked_cents > 0)::int as risk from (' || source || ') rows) b
    cross join lateral (values (''day'', b.day::text), (''league'', coalesce(b.league_name, '''')), (''market'', b.market_group),
      (''house'', b.house), (''odd'', b.odd_range)) d (dimension, key)
    group by user_id, d.dimension, d.key';
begin
  if tg_op = 'INSERT' then
    insert into journal_books (user_id) select distinct user_id from added order by user_id on conflict do nothing;
    perform from journal_books where user_id in (select user_id from added) order by user_id for update;
  else
    perform from journal_books where user_id in (select user_id from gone) order by user_id for update;
  end if;
  if tg_op <> 'DELETE' then
    -- Every key of a changed row stands there already or is made; sums of keys that are empty now stay at zero.
    execute 'insert into journal_tallies as t (user_id, dimension, key, open, voids, bets, won, lost, staked_cents, profit_cents, risk_bets,
        risk_profit_cents, stake_squares, profit_squares, stake_profits, market_clvs, market_clv_sum, market_clv_squares,
        house_clvs, house_clv_sum, house_clv_squares, unclosed) ' || sums || '
      on conflict (user_id, dimension, key) do update set open = t.open + excluded.open, voids = t.voids + excluded.voids,
        bets = t.bets + excluded.bets, won = t.won + excluded.won, lost = t.lost + excluded.lost,
        staked_cents = t.staked_cents + excluded.staked_cents, profit_cents = t.profit_cents + excluded.profit_cents,
        risk_bets = t.risk_bets + excluded.risk_bets, risk_profit_cents = t.risk_profit_cents + excluded.risk_profit_cents,
        stake_squares = t.stake_squares + excluded.stake_squares, profit_squares = t.profit_squares + excluded.profit_squares,
        stake_profits = t.stake_profits + excluded.stake_profits, market_clvs = t.market_clvs + excluded.market_clvs,
        market_clv_sum = t.market_clv_sum + excluded.market_clv_sum,
        market_clv_squares = t.market_clv_squares + excluded.market_clv_squares, house_clvs = t.house_clvs + excluded.house_clvs,
        house_clv_sum = t.house_clv_sum + excluded.house_clv_sum, house_clv_squares = t.house_clv_squares + excluded.house_clv_squares,
        unclosed = t.unclosed + excluded.unclosed';
    insert into live_events (user_id, type, data) select distinct user_id, 'journal.changed', '{}'::jsonb from added;
  else
    -- Only changed, never made: when an account goes, its sums go with it.
    execute 'update journal_tallies t set open = t.open + n.open, voids = t.voids + n.voids, bets = t.bets + n.bets, won = t.won + n.won,
        lost = t.lost + n.lost, staked_cents = t.staked_cents + n.staked_cents, profit_cents = t.profit_cents + n.profit_cents,
        risk_bets = t.risk_bets + n.risk_bets, risk_profit_cents = t.risk_profit_cents + n.risk_profit_cents,
        stake_squares = t.stake_squares + n.stake_squares, profit_squares = t.profit_squares + n.profit_squares,
        stake_profits = t.stake_profits + n.stake_profits, market_clvs = t.market_clvs + n.market_clvs,
        market_clv_sum = t.market_clv_sum + n.market_clv_sum, market_clv_squares = t.market_clv_squares + n.market_clv_squares,
        house_clvs = t.house_clvs + n.house_clvs, house_clv_sum = t.house_clv_sum + n.house_clv_sum,
        house_clv_squares = t.house_clv_squares + n.house_clv_squares, unclosed = t.unclosed + n.unclosed
      from (' || sums || ') n where t.user_id = n.user_id and t.dimension = n.dimension and t.key = n.key';
  end if;
  return null;
end $$;

-- Made after kick-off, prices followed the score already.
update journal_bets b set closing_odd = null, closing_chance = null, house_clv = null, market_clv = null
  from fixtures f where f.id = b.fixture_id and b.placed_at >= f.kick_off and (b.closing_odd is not null or b.closing_chance is not null);

-- What was summed by the old rules is summed anew, whatever it was before.
update journal_tallies t set lost = n.lost, market_clvs = n.market_clvs, market_clv_sum = n.market_clv_sum,
    market_clv_squares = n.market_clv_squares, house_clvs = n.house_clvs, house_clv_sum = n.house_clv_sum,
    house_clv_squares = n.house_clv_squares, unclosed = n.unclosed
  from (select b.user_id, d.dimension, d.key,
      count(*) filter (where is_settled and not is_void and (profit_cents < 0
        or (kind = 'free_bet' and coalesce(hand_outcome, rule_outcome) in ('lost', 'half_lost')))) lost,
      count(market_clv) filter (where not is_void) market_clvs,
      coalesce(sum(market_clv) filter (where not is_void), 0) market_clv_sum,
      coalesce(sum(market_clv * market_clv) filter (where not is_void), 0) market_clv_squares,
      count(house_clv) filter (where not is_void) house_clvs,
      coalesce(sum(house_clv) filter (where not is_void), 0) house_clv_sum,
      coalesce(sum(house_clv * house_clv) filter (where not is_void), 0) house_clv_squares,
      count(*) filter (where is_settled and not is_void and market_clv is null and house_clv is null) unclosed
    from journal_bets b
    cross join lateral (values ('day', b.day::text), ('league', coalesce(b.league_name, '')), ('market', b.market_group),
      ('house', b.house), ('odd', b.odd_range)) d (dimension, key)
    group by b.user_id, d.dimension, d.key) n
  where t.user_id = n.user_id and t.dimension = n.dimension and t.key = n.key;
