-- What fails is seen, what support writes is read, and what goes to everybody can be stopped.

-- Services in trouble. Mail and payments are watched too; no circuit keeps them from being asked.
alter table provider_states
  add column failures integer not null default 0 check (failures >= 0),
  add column failing_since timestamptz,
  drop constraint provider_states_kind_check,
  add constraint provider_states_kind_check check (kind in ('football', 'odds', 'weather', 'ai', 'mail', 'payments'));

-- The news are nobody's own, so that only admins, who hear everything, hear them.
create function tell_provider_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values ('00000000-0000-0000-0000-000000000000', 'provider.changed', jsonb_build_object('kind', new.kind));
  return null;
end $$;
create trigger provider_states_added after insert on provider_states
  for each row when (new.failures > 0) execute function tell_provider_changed();
create trigger provider_states_changed after update on provider_states
  for each row when ((old.failures, old.open_until) is distinct from (new.failures, new.open_until))
  execute function tell_provider_changed();

-- One mail a thread until it is read, what was written to one person first. What waited before this migration is not mailed about.
alter table support_threads add column mailed_at timestamptz(3);
update support_threads set mailed_at = now() where unread_by_user > 0;
create index support_threads_to_mail on support_threads ((broadcast_id is not null), last_message_at)
  where unread_by_user > 0 and mailed_at is null;

alter table ticket_broadcasts add column stopped_at timestamptz(3);

comment on column provider_states.failures is 'Calls that failed in a row; none after a success.';
comment on column provider_states.failing_since is 'When the first of them failed.';
comment on column support_threads.mailed_at is 'When its user was mailed that something unread waits; emptied once all of it is read.';
comment on column ticket_broadcasts.stopped_at is 'When an admin stopped it; whoever waited then gets no ticket.';
comment on function tell_provider_changed() is 'Writes the news that an outside service began to fail, failed again or works again.';
comment on trigger provider_states_added on provider_states is 'Admins hear of a service that fails from its first call on.';
comment on trigger provider_states_changed on provider_states is 'Admins see a failing service, and that it works again, as it happens.';
