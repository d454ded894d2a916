-- A pause may have no end, outlives the account it was made in, and so do the matches that a month has used.

alter table play_pauses
  alter column ends_at drop not null,
  add column pause_id uuid not null default uuidv7();
comment on column play_pauses.ends_at is 'Null: without end, until support lifts it.';
comment on column play_pauses.pause_id is 'The same in an account made anew while the pause runs, so that it ends everywhere at once.';

-- Of a pause that runs, whose it is, in a form that nobody can read back.
create table kept_pauses (
  person_hash text primary key,
  pause_id uuid not null,
  started_at timestamptz not null,
  ends_at timestamptz check (ends_at > started_at)
);
create index kept_pauses_of on kept_pauses (pause_id);
comment on table kept_pauses is 'Pauses that run, by a keyed hash of e-mail and of phone: an account made anew begins in them. Gone with their end.';
comment on column kept_pauses.person_hash is 'Made with a key of this installation; it tells nobody whose it is.';

-- Lifting one without end: thirty days after its beginning at the earliest, and then a week to think it over.
create function is_no_shorter(started timestamptz, ends timestamptz, new_started timestamptz, new_ends timestamptz)
returns boolean language sql immutable
return new_started >= started and (new_ends is null or new_ends >= coalesce(ends, started + interval '37 days'));
comment on function is_no_shorter(timestamptz, timestamptz, timestamptz, timestamptz) is 'Whether a pause that is changed holds at least as long; one without end is lifted late, and slowly.';

create or replace function keep_pause() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.user_id = old.user_id and is_no_shorter(old.started_at, old.ends_at, new.started_at, new.ends_at) then
      return new;
    end if;
  elsif not exists (select from profiles where id = old.user_id) then
    return old;
  end if;
  raise exception 'a pause cannot be undone early' using errcode = 'check_violation';
end $$;

create function keep_kept_pause() returns trigger language plpgsql as $$
begin
  if is_no_shorter(old.started_at, old.ends_at, new.started_at, new.ends_at) then
    return new;
  end if;
  raise exception 'a pause cannot be undone early' using errcode = 'check_violation';
end $$;
comment on function keep_kept_pause() is 'Refuses to make the pause of somebody who left shorter.';
create trigger kept_pauses_keep before update on kept_pauses for each row execute function keep_kept_pause();
comment on trigger kept_pauses_keep on kept_pauses is 'The pause of an account that is gone is no shorter than that of one that stands.';

-- What the month had used when an account was deleted.
create table kept_usage (
  person_hash text primary key,
  month date not null,
  used integer not null check (used > 0)
);
comment on table kept_usage is 'How many matches the month had used when an account was deleted, by the same keyed hash: the month does not begin anew. Gone with the month.';

create function keep_usage(owner uuid, hashes text[], moment timestamptz) returns void language sql
begin atomic
  insert into kept_usage (person_hash, month, used)
    select hash, month_counted(p.analyses_reset_at), p.analyses_count_month
    from plans p, unnest(hashes) hash
    where p.user_id = owner and p.analyses_reset_at > moment and p.analyses_count_month > 0
  on conflict (person_hash) do update set month = excluded.month, used = excluded.used;
end;
comment on function keep_usage(uuid, text[], timestamptz) is 'Notes what the month has used, for who leaves.';

create function carry_usage(owner uuid, hashes text[], moment timestamptz) returns void language sql
begin atomic
  update plans p set analyses_count_month = kept.used, analyses_reset_at = month_end_sao_paulo(moment)
    from (select max(k.used) as used from kept_usage k
      where k.person_hash = any(hashes) and k.month = month_counted(month_end_sao_paulo(moment))) kept
    where p.user_id = owner and kept.used > 0;
end;
comment on function carry_usage(uuid, text[], timestamptz) is 'Begins the month of a new account where the one of the same person stood.';

alter table admin_actions drop constraint admin_actions_action_check;
alter table admin_actions add constraint admin_actions_action_check check (action in ('grant_vip', 'revoke_vip', 'end_grace',
  'suspend', 'unsuspend', 'end_sessions', 'lift_pause', 'delete', 'make_tipster', 'change_tipster', 'unmake_tipster', 'set_logo',
  'remove_logo'));
