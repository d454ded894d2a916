-- Support: tickets and their messages, each user's one running conversation with support, and tickets for everybody.
-- Whatever must never disagree with a message (number, preview, time, unread flags, live event) is set here, in its
-- own transaction, whoever writes it.

-- Finding a word inside a text without reading every text: docs/decisions/0028.
create extension if not exists pg_trgm;

-- What a search compares: small letters without accents, whatever the database's locale knows of them.
create function searchable(words text) returns text language sql immutable strict parallel safe
return lower(translate(normalize(words, nfc),
  'ÁÀÂÃÄáàâãäÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ',
  'aaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnn'));

create index profiles_search on profiles using gin (searchable(coalesce(name, '') || ' ' || email) gin_trgm_ops);

-- One ticket for everybody: who asked for it, and how far it has come.
create table ticket_broadcasts (
  id uuid primary key default uuidv7(),
  created_by uuid references profiles (id) on delete set null,
  client_id uuid,
  subject text not null,
  message text not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  unique (created_by, client_id)
);

-- Who is to get it, fixed when it was asked for, so that a retry neither forgets nor doubles anybody.
create table broadcast_recipients (
  broadcast_id uuid not null references ticket_broadcasts (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'created', 'failed')),
  primary key (broadcast_id, user_id)
);
create index broadcast_recipients_waiting on broadcast_recipients (broadcast_id, user_id) where state = 'waiting';
create index broadcast_recipients_user on broadcast_recipients (user_id);

create table support_tickets (
  -- Random, not by time: screens show the first 8 characters, which in a uuidv7 stay the same for a minute.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 400),
  -- Kept, not worked out at each look: a word that is everywhere makes the database read every subject.
  subject_search text not null generated always as (searchable(subject)) stored,
  status text not null default 'open' check (status in ('open', 'resolved', 'closed')),
  unread_by_admin boolean not null default false,
  unread_by_user boolean not null default false,
  last_message_preview text,
  -- Milliseconds, because that is what a page's cursor can carry; a finer time would lose rows between two pages.
  last_message_at timestamptz(3),
  message_count integer not null default 0,
  opened_by text not null default 'user' check (opened_by in ('user', 'admin')),
  first_answer_at timestamptz(3),
  resolved_at timestamptz(3),
  client_id uuid,
  broadcast_id uuid references ticket_broadcasts (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, client_id),
  unique (broadcast_id, user_id)
);
create index support_tickets_own on support_tickets
  (user_id, coalesce(last_message_at, '-infinity'::timestamptz) desc, created_at desc, id desc);
create index support_tickets_queue on support_tickets
  (unread_by_admin desc, coalesce(last_message_at, '-infinity'::timestamptz) desc, created_at desc, id desc);
create index support_tickets_status_queue on support_tickets
  (status, unread_by_admin desc, coalesce(last_message_at, '-infinity'::timestamptz) desc, created_at desc, id desc);
create index support_tickets_unread_by_user on support_tickets (user_id) where unread_by_user;
create index support_tickets_unread_by_admin on support_tickets (created_at) where unread_by_admin;
create index support_tickets_resolved on support_tickets (resolved_at) where status = 'resolved';
create index support_tickets_asked on support_tickets (created_at) where opened_by = 'user';
create index support_tickets_search on support_tickets using gin (subject_search gin_trgm_ops);

create table ticket_messages (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  -- 1, 2, 3… within the ticket: the order everybody sees, and the place a page of the thread begins.
  number integer not null default 0,
  sender_type text not null check (sender_type in ('user', 'admin')),
  sender_id uuid references profiles (id) on delete set null,
  client_id uuid,
  message text not null check (char_length(message) between 1 and 4000),
  message_search text not null generated always as (searchable(message)) stored,
  is_read boolean not null default false,
  created_at timestamptz(3) not null default clock_timestamp(),
  unique (ticket_id, number),
  unique (ticket_id, sender_id, client_id)
);
create index ticket_messages_unread on ticket_messages (ticket_id, sender_type, number) where not is_read;
create index ticket_messages_sender on ticket_messages (sender_id);
create index ticket_messages_search on ticket_messages using gin (message_search gin_trgm_ops);

create function preview_of(message text) returns text language sql immutable strict parallel safe
return left(regexp_replace(message, '\s+', ' ', 'g'), 200);

-- The ticket's row is locked first, so that two who answer at once get two numbers and a closed ticket stays closed.
create function take_ticket_message() returns trigger language plpgsql as $$
declare
  ticket support_tickets;
begin
  select * into ticket from support_tickets where id = new.ticket_id for update;
  if not found then
    raise exception 'no such ticket' using errcode = 'foreign_key_violation';
  end if;
  if ticket.status = 'closed' then
    raise exception 'a closed ticket takes no messages' using errcode = 'check_violation';
  end if;
  new.number := ticket.message_count + 1;
  new.created_at := greatest(new.created_at, ticket.last_message_at);
  new.is_read := false;
  update support_tickets set
    message_count = new.number,
    last_message_at = new.created_at,
    last_message_preview = preview_of(new.message),
    unread_by_admin = unread_by_admin or new.sender_type = 'user',
    unread_by_user = unread_by_user or new.sender_type = 'admin',
    first_answer_at = case when opened_by = 'user' and new.sender_type = 'admin'
      then coalesce(first_answer_at, new.created_at) else first_answer_at end
  where id = new.ticket_id;
  insert into live_events (user_id, type, data) values (ticket.user_id, 'ticket.message',
    jsonb_build_object('ticketId', new.ticket_id, 'number', new.number, 'from', new.sender_type));
  return new;
end $$;
create trigger ticket_messages_take before insert on ticket_messages
  for each row execute function take_ticket_message();

-- Closed is the end; the moment of resolving starts the seven quiet days.
create function change_ticket_status() returns trigger language plpgsql as $$
begin
  if old.status = 'closed' then
    raise exception 'a closed ticket stays closed' using errcode = 'check_violation';
  end if;
  if new.status = 'open' then
    new.resolved_at := null;
  elsif new.status = 'resolved' and new.resolved_at is not distinct from old.resolved_at then
    new.resolved_at := now();
  end if;
  return new;
end $$;
create trigger support_tickets_status before update on support_tickets
  for each row when (old.status is distinct from new.status) execute function change_ticket_status();

-- A message tells of itself; everything else that changes a ticket tells here.
create function tell_ticket_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values (old.user_id, 'ticket.changed', jsonb_build_object('ticketId', old.id));
  return null;
end $$;
create trigger support_tickets_live after update on support_tickets for each row
  when (old.message_count = new.message_count
    and (old.status, old.unread_by_admin, old.unread_by_user) is distinct from
      (new.status, new.unread_by_admin, new.unread_by_user))
  execute function tell_ticket_changed();
create trigger support_tickets_gone_live after delete on support_tickets for each row
  execute function tell_ticket_changed();

create function tell_broadcast_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  select coalesce(b.created_by, b.id), 'broadcast.changed', jsonb_build_object('broadcastId', b.id)
  from ticket_broadcasts b where b.id in (select broadcast_id from changed);
  return null;
end $$;
create trigger broadcast_recipients_live after update on broadcast_recipients
  referencing new table as changed for each statement execute function tell_broadcast_changed();

create function tell_broadcast_finished() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values (coalesce(new.created_by, new.id), 'broadcast.changed', jsonb_build_object('broadcastId', new.id));
  return null;
end $$;
create trigger ticket_broadcasts_live after update of finished_at on ticket_broadcasts for each row
  when (old.finished_at is null and new.finished_at is not null) execute function tell_broadcast_finished();

-- Where each user's conversation with support stands. Everybody has a row, so that the admins' list holds everybody.
create table message_threads (
  user_id uuid primary key references profiles (id) on delete cascade,
  message_count integer not null default 0,
  unread_by_admin integer not null default 0,
  unread_by_user integer not null default 0,
  last_message_preview text,
  last_message_at timestamptz(3)
);
create index message_threads_queue on message_threads
  (unread_by_admin desc, coalesce(last_message_at, '-infinity'::timestamptz) desc, user_id desc);

create function open_message_thread() returns trigger language plpgsql as $$
begin
  insert into message_threads (user_id) values (new.id);
  return new;
end $$;
create trigger profiles_message_thread after insert on profiles for each row execute function open_message_thread();
insert into message_threads (user_id) select id from profiles;

create table admin_messages (
  id uuid primary key default uuidv7(),
  user_id uuid not null references message_threads (user_id) on delete cascade,
  number integer not null default 0,
  sender_type text not null check (sender_type in ('user', 'admin')),
  sender_id uuid references profiles (id) on delete set null,
  client_id uuid,
  subject text check (char_length(subject) between 1 and 400),
  message text not null check (char_length(message) between 1 and 4000),
  is_read boolean not null default false,
  created_at timestamptz(3) not null default clock_timestamp(),
  unique (user_id, number),
  unique (user_id, sender_id, client_id)
);
create index admin_messages_unread on admin_messages (user_id, sender_type, number) where not is_read;
create index admin_messages_sender on admin_messages (sender_id);

create function take_admin_message() returns trigger language plpgsql as $$
declare
  thread message_threads;
begin
  select * into thread from message_threads where user_id = new.user_id for update;
  if not found then
    raise exception 'no such user' using errcode = 'foreign_key_violation';
  end if;
  new.number := thread.message_count + 1;
  new.created_at := greatest(new.created_at, thread.last_message_at);
  new.is_read := false;
  update message_threads set
    message_count = new.number,
    last_message_at = new.created_at,
    last_message_preview = preview_of(new.message),
    unread_by_admin = unread_by_admin + (new.sender_type = 'user')::int,
    unread_by_user = unread_by_user + (new.sender_type = 'admin')::int
  where user_id = new.user_id;
  insert into live_events (user_id, type, data) values (new.user_id, 'message.created',
    jsonb_build_object('userId', new.user_id, 'number', new.number, 'from', new.sender_type));
  return new;
end $$;
create trigger admin_messages_take before insert on admin_messages
  for each row execute function take_admin_message();

create function tell_thread_read() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, type, data)
  values (new.user_id, 'message.read', jsonb_build_object('userId', new.user_id));
  return null;
end $$;
create trigger message_threads_live after update on message_threads for each row
  when (old.message_count = new.message_count
    and (old.unread_by_admin, old.unread_by_user) is distinct from (new.unread_by_admin, new.unread_by_user))
  execute function tell_thread_read();
