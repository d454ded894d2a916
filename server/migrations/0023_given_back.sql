comment on table verifications is 'Mailed links that are still open: for a new password, or to sign in.';

-- A claim whose process died was never given back. So a unit says whether an answer came, and until when somebody works on it; all that
-- stand today count as answered.
alter table quota_claims
  drop constraint quota_claims_holds_check,
  add column answered boolean not null default true,
  add column working_until timestamptz;
update quota_claims set holds = 0;
alter table quota_claims
  alter column answered set default false,
  add constraint quota_claims_holds_check check (holds >= 0);
comment on table quota_claims is 'The units of each month: a match, or a conversation that has none; an answer keeps it for good, work under way for its time.';
comment on column quota_claims.holds is 'How many uses are under way; without an answer, the unit goes with the last of them.';
comment on column quota_claims.answered is 'Whether an answer came: then the unit stays used, whatever else fails.';
comment on column quota_claims.working_until is 'When whoever claimed last is done for sure; past it, without an answer, its process died.';

create function is_abandoned(c quota_claims, moment timestamptz) returns boolean language sql stable
return not c.answered and coalesce(c.working_until, c.created_at) <= moment
  and not exists (select from analysis_runs r
    where r.user_id = c.user_id and r.fixture_id = c.fixture_id and r.created_at >= c.created_at);
comment on function is_abandoned(quota_claims, timestamptz) is 'A unit that nobody works on any more and that no answer was stored for.';

drop function claim_quota(uuid, bigint, uuid, integer, timestamptz);
create function claim_quota(
  owner uuid, fixture bigint, conversation uuid, quota_limit integer, moment timestamptz, busy_until timestamptz,
  out granted boolean, out new_unit boolean, out month date, out used integer
) language plpgsql as $$
#variable_conflict use_column
declare
  p plans;
  abandoned integer;
begin
  -- Locked before anything is read, so that claims of one user take turns.
  select * into strict p from plans where plans.user_id = owner for update;
  if p.analyses_reset_at <= moment then
    update plans set analyses_count_month = 0, analyses_reset_at = month_end_sao_paulo(moment)
      where plans.user_id = owner returning * into p;
  end if;
  claim_quota.month := month_counted(p.analyses_reset_at);

  delete from quota_claims c where c.user_id = owner and c.month = claim_quota.month and is_abandoned(c, moment);
  get diagnostics abandoned = row_count;
  if abandoned > 0 then
    update plans set analyses_count_month = greatest(0, analyses_count_month - abandoned)
      where plans.user_id = owner returning * into p;
  end if;
  claim_quota.used := p.analyses_count_month;

  update quota_claims c set holds = c.holds + 1, working_until = greatest(c.working_until, busy_until)
    where c.user_id = owner and c.month = claim_quota.month
      and c.fixture_id is not distinct from fixture and c.conversation_id is not distinct from conversation;
  if found then
    claim_quota.granted := true;
    claim_quota.new_unit := false;
    return;
  end if;
  claim_quota.granted := quota_limit is null or claim_quota.used < quota_limit;
  claim_quota.new_unit := claim_quota.granted;
  if not claim_quota.granted then
    return;
  end if;

  insert into quota_claims (user_id, month, fixture_id, conversation_id, created_at, working_until)
    values (owner, claim_quota.month, fixture, conversation, moment, busy_until);
  update plans set analyses_count_month = analyses_count_month + 1
    where plans.user_id = owner returning analyses_count_month into claim_quota.used;
end $$;
comment on function claim_quota(uuid, bigint, uuid, integer, timestamptz, timestamptz) is 'Claims one unit of the month, or holds one more time a unit it already has, after giving back what was abandoned; no limit is null.';

create function keep_quota(owner uuid, claimed_month date, fixture bigint, conversation uuid) returns void
language plpgsql as $$
begin
  perform from plans where user_id = owner for update;
  update quota_claims set answered = true, holds = greatest(0, holds - 1)
    where user_id = owner and month = claimed_month
      and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  if found then
    return;
  end if;
  -- Given back as abandoned while its work went on: the answer counts all the same.
  insert into quota_claims (user_id, month, fixture_id, conversation_id, holds, answered)
    values (owner, claimed_month, fixture, conversation, 0, true);
  update plans set analyses_count_month = analyses_count_month + 1
    where user_id = owner and month_counted(analyses_reset_at) = claimed_month;
end $$;
comment on function keep_quota(uuid, date, bigint, uuid) is 'An answer came: the unit of this claim stays used.';

create or replace function give_back_quota(owner uuid, claimed_month date, fixture bigint, conversation uuid) returns void
language plpgsql as $$
begin
  perform from plans where user_id = owner for update;
  delete from quota_claims
    where user_id = owner and month = claimed_month and holds <= 1 and not answered
      and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  if found then
    update plans set analyses_count_month = greatest(0, analyses_count_month - 1)
      where user_id = owner and month_counted(analyses_reset_at) = claimed_month;
  else
    update quota_claims set holds = greatest(0, holds - 1)
      where user_id = owner and month = claimed_month
        and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  end if;
end $$;
comment on function give_back_quota(uuid, date, bigint, uuid) is 'Takes one hold back; without an answer the unit goes with its last hold.';

-- Why a row is not published has a name, so that who asked in the second of kick-off is told that it is too late.
create or replace function publish_analysis(row_before analyses, inout row_after analyses) language plpgsql as $$
begin
  if row_after.pick_market_id is null then
    raise exception 'there is nothing to publish without a pick'
      using errcode = 'check_violation', constraint = 'analyses_published_with_pick';
  end if;
  if not exists (select from profiles where id = row_after.user_id and tipster_slug is not null) then
    raise exception 'only tipsters publish' using errcode = 'check_violation', constraint = 'analyses_published_by_tipster';
  end if;
  if row_before.match_date <= clock_timestamp() or row_after.match_date <= clock_timestamp() or row_before.settled_at is not null
    or exists (select from fixtures f where f.id = row_after.fixture_id
      and (f.kick_off <= clock_timestamp() or f.state <> 'scheduled'))
  then
    raise exception 'a match is published before it begins'
      using errcode = 'check_violation', constraint = 'analyses_published_in_time';
  end if;
  row_after.published_at := clock_timestamp();
  row_after.hidden_at := null;
  row_after.public := true;
end $$;

-- Names from before such marks were taken out of what people type: they turn the writing of the whole line round.
update profiles set name = nullif(trim(regexp_replace(name, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), '')
where name ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
