-- One person behind several accounts, and behind several ways to write the same e-mail or number.

create function mailbox_of(email text) returns text language sql immutable
return (select case when plain like '%@gmail.com' or plain like '%@googlemail.com'
    then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com' else plain end
  from (select regexp_replace(lower(btrim(email)), '^([^+@]+)\+[^@]*@', '\1@')) as written (plain));
comment on function mailbox_of(text) is 'Where mail to this address arrives: without what follows a plus, and at Gmail without dots.';

create function number_of(phone text) returns text language sql immutable
return (select case when digits ~ '^\d\d[6-9]\d{7}$' then left(digits, 2) || '9' || right(digits, 8) else nullif(digits, '') end
  from (select regexp_replace(phone, '\D', '', 'g')) as written (digits));
comment on function number_of(text) is 'The digits of a number; a mobile one always with its ninth digit.';

create function contact_keys(email text, phone text, whatsapp text) returns text[] language sql immutable
return array_remove(array['email:' || mailbox_of(email), 'phone:' || number_of(phone), 'phone:' || number_of(whatsapp)], null);
comment on function contact_keys(text, text, text) is 'What tells a person by the ways to reach them; accounts that share one are one person’s.';

create index profiles_contact_keys on profiles using gin (contact_keys(email, phone, whatsapp));

comment on table kept_pauses is 'Pauses that run, by a keyed hash of e-mail and of each number: an account made anew begins in them. Gone with their end.';

-- Of two accounts that leave in one month the one that used more counts.
create or replace function keep_usage(owner uuid, hashes text[], moment timestamptz) returns void language sql
begin atomic
  insert into kept_usage (person_hash, month, used)
    select hash, month_counted(p.analyses_reset_at), p.analyses_count_month
    from plans p, unnest(hashes) hash
    where p.user_id = owner and p.analyses_reset_at > moment and p.analyses_count_month > 0
  on conflict (person_hash) do update set month = excluded.month,
    used = case when kept_usage.month = excluded.month then greatest(kept_usage.used, excluded.used) else excluded.used end;
end;

create function tell_pause_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data) values (new.user_id, 'pause.changed', '{}');
  return null;
end $$;
comment on function tell_pause_changed() is 'Tells the open tabs of whoever is in a pause that it began, or until when it lasts.';
create trigger play_pauses_live after insert or update of ends_at on play_pauses for each row execute function tell_pause_changed();
comment on trigger play_pauses_live on play_pauses is 'A pause closes every open tab, also those of other devices and accounts.';
