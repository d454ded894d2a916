-- What a member has done: the analyses they saved, and the matches that count against their month.

-- A saved analysis. Its numbers are those of the analysis stored on the server, never of a client's body.
create table analyses (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  fixture_id bigint check (fixture_id > 0),
  league_id bigint,
  league_name text not null,
  season integer,
  home_id bigint,
  home_name text not null,
  away_id bigint,
  away_name text not null,
  match_date timestamptz not null,
  markets jsonb not null default '[]',
  -- Percent, as the screens show it.
  confidence numeric(5, 2) not null check (confidence between 0 and 100),
  why jsonb not null default '[]',
  raw jsonb not null default '{}',
  result text check (result in ('green', 'red')),
  public boolean not null default false
);
create index analyses_of_user on analyses (user_id, created_at desc);

-- One unit of the monthly quota: a match, or a conversation that has none. `holds` counts who relies on it: each
-- claim adds one and each failure takes one back, so a failure never undoes what another success on the same match uses.
create table quota_claims (
  user_id uuid not null references profiles (id) on delete cascade,
  -- The first day of the month in São Paulo.
  month date not null check (extract(day from month) = 1),
  fixture_id bigint check (fixture_id > 0),
  conversation_id uuid,
  holds integer not null default 1 check (holds > 0),
  created_at timestamptz not null default now(),
  constraint quota_claims_one_subject check (num_nonnulls(fixture_id, conversation_id) = 1),
  constraint quota_claims_once_a_month unique nulls not distinct (user_id, month, fixture_id, conversation_id)
);

-- The first day of the month that a plan's counter counts, read from the moment at which that month ends.
create function month_counted(reset_at timestamptz) returns date
language sql immutable
return (date_trunc('month', reset_at at time zone 'America/Sao_Paulo') - interval '1 month')::date;

-- What the month allows this plan; null is no limit. `quotas` is the product's one table of plans, handed in: a plan
-- that is not in it gets nothing, and one that lapsed what the free trial gets.
create function quota_limit_of(p plans, quotas jsonb) returns integer
language sql stable
return case
  when exists (select from user_roles r where r.user_id = p.user_id and r.role = 'admin') then null
  when not jsonb_exists(quotas, case when p.active then p.plan else 'teste' end) then 0
  else (quotas ->> case when p.active then p.plan else 'teste' end)::integer
end;

-- Claims one unit, or holds one more time a unit this month already has. The plan's row is locked first and everything
-- is read after that, so that claims of one user take turns and the last unit goes to exactly one of them.
create function claim_quota(
  owner uuid, fixture bigint, conversation uuid, quotas jsonb, moment timestamptz,
  out granted boolean, out new_unit boolean, out month date, out plan text, out used integer, out quota_limit integer
) language plpgsql as $$
#variable_conflict use_column
declare
  p plans;
begin
  select * into strict p from plans where plans.user_id = owner for update;
  if p.analyses_reset_at <= moment then
    update plans set analyses_count_month = 0, analyses_reset_at = month_end_sao_paulo(moment)
      where plans.user_id = owner returning * into p;
  end if;
  -- A plan that ran out allows what the free trial does; the function is made with the subscriptions, in 0007.
  p := plan_now(p, moment);
  claim_quota.month := month_counted(p.analyses_reset_at);
  claim_quota.plan := p.plan;
  claim_quota.used := p.analyses_count_month;
  claim_quota.quota_limit := quota_limit_of(p, quotas);

  update quota_claims c set holds = c.holds + 1
    where c.user_id = owner and c.month = claim_quota.month
      and c.fixture_id is not distinct from fixture and c.conversation_id is not distinct from conversation;
  if found then
    claim_quota.granted := true;
    claim_quota.new_unit := false;
    return;
  end if;
  claim_quota.granted := claim_quota.quota_limit is null or claim_quota.used < claim_quota.quota_limit;
  claim_quota.new_unit := claim_quota.granted;
  if not claim_quota.granted then
    return;
  end if;

  insert into quota_claims (user_id, month, fixture_id, conversation_id, created_at)
    values (owner, claim_quota.month, fixture, conversation, moment);
  update plans set analyses_count_month = analyses_count_month + 1
    where plans.user_id = owner returning analyses_count_month into claim_quota.used;
end $$;

-- Takes one hold back. The unit goes with its last hold, and counts no longer if its month is still the one counted.
create function give_back_quota(owner uuid, claimed_month date, fixture bigint, conversation uuid) returns void
language plpgsql as $$
begin
  perform from plans where user_id = owner for update;
  delete from quota_claims
    where user_id = owner and month = claimed_month and holds = 1
      and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  if found then
    update plans set analyses_count_month = greatest(0, analyses_count_month - 1)
      where user_id = owner and month_counted(analyses_reset_at) = claimed_month;
  else
    update quota_claims set holds = holds - 1
      where user_id = owner and month = claimed_month
        and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  end if;
end $$;
