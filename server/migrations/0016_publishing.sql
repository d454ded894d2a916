-- What tipsters publish. A published analysis is evidence: the database itself refuses to change, move or remove it, whoever asks.

alter table analyses
  -- By the database's clock, once; a hidden row keeps it.
  add column published_at timestamptz,
  add column hidden_at timestamptz,
  add constraint analyses_public_is_shown check (public = (published_at is not null and hidden_at is null));
create index analyses_shown on analyses (user_id, created_at desc, id desc) where public;
create index analyses_published on analyses (user_id) where published_at is not null;

create function publish_analysis(row_before analyses, inout row_after analyses) language plpgsql as $$
begin
  if row_after.pick_market_id is null then
    raise exception 'there is nothing to publish without a pick' using errcode = 'check_violation';
  end if;
  if not exists (select from profiles where id = row_after.user_id and tipster_slug is not null) then
    raise exception 'only tipsters publish' using errcode = 'check_violation';
  end if;
  if row_before.match_date <= clock_timestamp() or row_after.match_date <= clock_timestamp() or row_before.settled_at is not null
    or exists (select from fixtures f where f.id = row_after.fixture_id
      and (f.kick_off <= clock_timestamp() or f.state <> 'scheduled'))
  then
    raise exception 'a match is published before it begins' using errcode = 'check_violation';
  end if;
  row_after.published_at := clock_timestamp();
  row_after.hidden_at := null;
  row_after.public := true;
end $$;

-- What may still happen to a published row: its match ends, its owner looks at it, it is hidden or shown again. Everything else,
-- columns of later migrations included, stays as it was.
create function keep_published() returns trigger language plpgsql as $$
declare
  free constant text[] := array['public', 'hidden_at', 'result', 'settled_at', 'settled_from', 'pick_outcome', 'pick_return',
    'market_outcomes', 'settlement_seen_at'];
begin
  if tg_op = 'INSERT' then
    if new.public or new.published_at is not null or new.hidden_at is not null then
      raise exception 'an analysis is saved first and published afterwards' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.published_at is null or not exists (select from profiles where id = old.user_id) then
      return old;
    end if;
    raise exception 'only the deletion of an account removes what was published' using errcode = 'check_violation';
  end if;

  if old.published_at is null then
    if new.public or new.published_at is not null or new.hidden_at is not null then
      new := publish_analysis(old, new);
    end if;
    return new;
  end if;
  if (to_jsonb(old) - free) is distinct from (to_jsonb(new) - free) then
    raise exception 'what was published stays as it was' using errcode = 'check_violation';
  end if;
  -- How it ended is read off the match's own row, so it never changes without one.
  if (old.pick_outcome, old.pick_return, old.market_outcomes) is distinct from (new.pick_outcome, new.pick_return, new.market_outcomes)
    and new.settled_from is not null
    and not exists (select from fixtures f where f.id = new.fixture_id and f.updated_at = new.settled_from)
  then
    raise exception 'a published result comes from its match' using errcode = 'check_violation';
  end if;
  new.result := case new.pick_outcome when 'won' then 'green' when 'lost' then 'red' end;
  new.hidden_at := case when not new.public then coalesce(old.hidden_at, clock_timestamp()) end;
  return new;
end $$;
create trigger analyses_keep_published before insert or update or delete on analyses
  for each row execute function keep_published();

create function keep_all_published() returns trigger language plpgsql as $$
begin
  if exists (select from analyses where published_at is not null) then
    raise exception 'only the deletion of an account removes what was published' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger analyses_keep_all_published before truncate on analyses
  for each statement execute function keep_all_published();
