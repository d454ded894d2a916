-- What people staked elsewhere, what became of it, and at which price the market closed.

create table journal_books (
  user_id uuid primary key references profiles (id) on delete cascade,
  unit_bps integer not null default 100 check (unit_bps between 1 and 10000)
);
comment on table journal_books is 'Everybody who keeps a journal of bets; whoever changes its sums holds this row meanwhile.';
comment on column journal_books.unit_bps is 'One unit of stake in hundredths of a percent of the money put in.';

create table bankroll_moves (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('opening', 'deposit', 'withdrawal')),
  amount_cents integer not null check (amount_cents between 1 and 1000000000),
  day date not null,
  created_at timestamptz(3) not null default now()
);
create unique index bankroll_moves_one_opening on bankroll_moves (user_id) where kind = 'opening';
create index bankroll_moves_of_user on bankroll_moves (user_id, day);
comment on table bankroll_moves is 'Money that somebody set aside for betting, added to it or took out of it.';
comment on column bankroll_moves.day is 'In São Paulo.';

create table journal_bets (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  key text not null,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3),
  fixture_id bigint check (fixture_id > 0),
  analysis_id uuid references analyses (id) on delete set null,
  market_id text,
  match_name text not null,
  league_name text,
  market_name text not null,
  market_group text not null,
  match_at timestamptz not null,
  day date not null generated always as ((match_at at time zone 'America/Sao_Paulo')::date) stored,
  placed_at timestamptz not null,
  house text not null,
  odd numeric not null check (odd > 1),
  odd_range text not null,
  stake_cents integer not null check (stake_cents between 1 and 100000000),
  unit_cents integer check (unit_cents > 0),
  kind text not null check (kind in ('normal', 'free_bet', 'cash_out')),
  cash_out_cents integer check (cash_out_cents between 0 and 2000000000),
  chance float8 check (chance between 0 and 1),
  kelly_cents integer check (kelly_cents >= 0),
  rule_outcome text check (rule_outcome in ('won', 'half_won', 'push', 'half_lost', 'lost', 'void')),
  hand_outcome text check (hand_outcome in ('won', 'half_won', 'push', 'half_lost', 'lost', 'void')),
  settled_from timestamptz,
  is_settled boolean not null default false,
  is_void boolean not null default false,
  risked_cents integer not null default 0 check (risked_cents >= 0),
  profit_cents integer not null default 0,
  closing_at timestamptz,
  closing_odd numeric check (closing_odd >= 1),
  closing_chance float8 check (closing_chance > 0 and closing_chance < 1),
  house_clv numeric(10, 6),
  market_clv numeric(10, 6),
  constraint journal_bets_once unique (user_id, key),
  constraint journal_bets_cash_out_whole check ((kind = 'cash_out') = (cash_out_cents is not null)),
  constraint journal_bets_settled_whole check (is_settled or (risked_cents = 0 and profit_cents = 0 and not is_void)),
  constraint journal_bets_closing_whole check (
    (closing_odd is null) = (house_clv is null) and (closing_chance is null) = (market_clv is null)
    and (closing_at is not null or (closing_odd is null and closing_chance is null)))
);
create index journal_bets_of_user on journal_bets (user_id, match_at desc, id desc);
create index journal_bets_placed on journal_bets (user_id, placed_at desc, id desc);
create index journal_bets_unsettled on journal_bets (match_at) where fixture_id is not null and settled_from is null;
create index journal_bets_settled on journal_bets (match_at) where settled_from is not null;
create index journal_bets_unclosed on journal_bets (match_at) where fixture_id is not null and closing_at is null;
create index journal_bets_of_fixture on journal_bets (fixture_id) where fixture_id is not null;
create index journal_bets_of_analysis on journal_bets (analysis_id) where analysis_id is not null;
comment on table journal_bets is 'Bets that people made elsewhere and wrote down here.';
comment on column journal_bets.key is 'What makes writing it down twice the same bet: from the form, or of a line of a file.';
comment on column journal_bets.market_id is 'A market of the catalogue, or combo: and its legs; null for one in words, which only its owner can settle.';
comment on column journal_bets.match_at is 'The hour of the match as the bet was made for; of a bet in words, the hour its owner named.';
comment on column journal_bets.unit_cents is 'What one unit was when the stake was given in units; null for a stake in money.';
comment on column journal_bets.chance is 'What the saved analysis said of this market, 0 to 1; null where none was saved.';
comment on column journal_bets.kelly_cents is 'The stake we would have named at this odd; null without a chance.';
comment on column journal_bets.rule_outcome is 'How it ended by our rules; null while nobody knows.';
comment on column journal_bets.hand_outcome is 'How its owner says it ended, which counts before ours.';
comment on column journal_bets.settled_from is 'Which state of the game’s row the rule read; another one settles it anew.';
comment on column journal_bets.risked_cents is 'The stake where it was the owner’s money and the match was played; what the yield is of.';
comment on column journal_bets.profit_cents is 'What it brought, less the owner’s own stake.';
comment on column journal_bets.closing_at is 'When the closing prices were looked for; null before.';
comment on column journal_bets.closing_odd is 'The same house’s last price before kick-off.';
comment on column journal_bets.closing_chance is 'What the houses said together at kick-off, margin removed.';
comment on column journal_bets.house_clv is 'How much better the odd was than the house’s last: 0.05 is 5%.';
comment on column journal_bets.market_clv is 'How much better the odd was than the fair one at kick-off: 0.05 is 5%.';

create table journal_changes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  bet_id uuid not null,
  kind text not null check (kind in ('changed', 'result', 'deleted')),
  at timestamptz(3) not null,
  before jsonb not null
);
create index journal_changes_of_user on journal_changes (user_id, id desc);
comment on table journal_changes is 'What its owner changed or deleted in the journal: when, and how the bet stood before.';

create table journal_tallies (
  user_id uuid not null references profiles (id) on delete cascade,
  dimension text not null check (dimension in ('day', 'league', 'market', 'house', 'odd')),
  key text not null,
  open integer not null default 0,
  voids integer not null default 0,
  bets integer not null default 0,
  won integer not null default 0,
  lost integer not null default 0,
  staked_cents bigint not null default 0,
  profit_cents bigint not null default 0,
  risk_bets integer not null default 0,
  risk_profit_cents bigint not null default 0,
  stake_squares numeric not null default 0,
  profit_squares numeric not null default 0,
  stake_profits numeric not null default 0,
  market_clvs integer not null default 0,
  market_clv_sum numeric not null default 0,
  market_clv_squares numeric not null default 0,
  house_clvs integer not null default 0,
  house_clv_sum numeric not null default 0,
  house_clv_squares numeric not null default 0,
  primary key (user_id, dimension, key)
);
comment on table journal_tallies is 'Sums over each person’s bets, by day, league, market, house and odds, so that a long journal opens as a short one does.';
comment on column journal_tallies.bets is 'Settled ones whose match was played.';
comment on column journal_tallies.profit_cents is 'Of all of them, also of those staked with a house’s gift.';
comment on column journal_tallies.risk_bets is 'Those staked with their owner’s money, which the yield is of; risk_profit_cents and the squares too.';

create function tally_journal() returns trigger language plpgsql as $$
declare
  source text := case tg_op
    when 'INSERT' then 'select 1 as sign, added.* from added'
    when 'DELETE' then 'select -1 as sign, gone.* from gone'
    else 'select 1 as sign, added.* from added union all select -1, gone.* from gone' end;
  sums text := 'select user_id, d.dimension, d.key,
      sum(sign * (not is_settled)::int) open, sum(sign * is_void::int) voids, sum(sign * played) bets,
      sum(sign * played * (profit_cents > 0)::int) won, sum(sign * played * (profit_cents < 0 or (kind = ''free_bet'' and profit_cents = 0))::int) lost,
      sum(sign * risked_cents::bigint) staked_cents, sum(sign * profit_cents::bigint) profit_cents,
      sum(sign * risk) risk_bets, sum(sign * risk * profit_cents::bigint) risk_profit_cents,
      sum(sign * risked_cents::numeric * risked_cents) stake_squares,
      sum(sign * risk * profit_cents::numeric * profit_cents) profit_squares,
      sum(sign * risked_cents::numeric * profit_cents) stake_profits,
      sum(sign * (market_clv is not null)::int) market_clvs, sum(sign * coalesce(market_clv, 0)) market_clv_sum,
      sum(sign * coalesce(market_clv * market_clv, 0)) market_clv_squares,
      sum(sign * (house_clv is not null)::int) house_clvs, sum(sign * coalesce(house_clv, 0)) house_clv_sum,
      sum(sign * coalesce(house_clv * house_clv, 0)) house_clv_squares
    from (select *, (is_settled and not is_void)::int as played, (risked_cents > 0)::int as risk from (' || source || ') rows) b
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
        house_clvs, house_clv_sum, house_clv_squares) ' || sums || '
      on conflict (user_id, dimension, key) do update set open = t.open + excluded.open, voids = t.voids + excluded.voids,
        bets = t.bets + excluded.bets, won = t.won + excluded.won, lost = t.lost + excluded.lost,
        staked_cents = t.staked_cents + excluded.staked_cents, profit_cents = t.profit_cents + excluded.profit_cents,
        risk_bets = t.risk_bets + excluded.risk_bets, risk_profit_cents = t.risk_profit_cents + excluded.risk_profit_cents,
        stake_squares = t.stake_squares + excluded.stake_squares, profit_squares = t.profit_squares + excluded.profit_squares,
        stake_profits = t.stake_profits + excluded.stake_profits, market_clvs = t.market_clvs + excluded.market_clvs,
        market_clv_sum = t.market_clv_sum + excluded.market_clv_sum,
        market_clv_squares = t.market_clv_squares + excluded.market_clv_squares, house_clvs = t.house_clvs + excluded.house_clvs,
        house_clv_sum = t.house_clv_sum + excluded.house_clv_sum, house_clv_squares = t.house_clv_squares + excluded.house_clv_squares';
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
        house_clv_squares = t.house_clv_squares + n.house_clv_squares
      from (' || sums || ') n where t.user_id = n.user_id and t.dimension = n.dimension and t.key = n.key';
  end if;
  return null;
end $$;
comment on function tally_journal() is 'Adds what changed in the journal to its sums, and tells the owner’s open pages.';
create trigger journal_bets_tally_insert after insert on journal_bets
  referencing new table as added for each statement execute function tally_journal();
create trigger journal_bets_tally_update after update on journal_bets
  referencing old table as gone new table as added for each statement execute function tally_journal();
create trigger journal_bets_tally_delete after delete on journal_bets
  referencing old table as gone for each statement execute function tally_journal();
comment on trigger journal_bets_tally_insert on journal_bets is 'Sums and open pages cannot disagree with the bets.';
comment on trigger journal_bets_tally_update on journal_bets is 'Sums and open pages cannot disagree with the bets.';
comment on trigger journal_bets_tally_delete on journal_bets is 'Sums cannot disagree with the bets.';
