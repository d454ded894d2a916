-- Tickets and direct messages are two kinds of one thread (docs/decisions/0061): one table of threads, one of messages, one
-- trigger that takes a message and one that tells of a change. Nothing that people see changes.

create table support_threads (
  -- Random, not by time: screens show the first 8 characters, which in a uuidv7 stay the same for a minute.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ticket', 'direct')),
  user_id uuid not null references profiles (id) on delete cascade,
  subject text check (char_length(subject) between 1 and 400),
  subject_search text generated always as (searchable(subject)) stored,
  status text not null default 'open' check (status in ('open', 'resolved', 'closed')),
  opened_by text check (opened_by in ('user', 'admin')),
  message_count integer not null default 0,
  unread_by_admin integer not null default 0 check (unread_by_admin >= 0),
  unread_by_user integer not null default 0 check (unread_by_user >= 0),
  last_message_preview text,
  last_message_at timestamptz(3),
  first_answer_at timestamptz(3),
  resolved_at timestamptz(3),
  client_id uuid,
  broadcast_id uuid references ticket_broadcasts (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint support_threads_of_its_kind check (case kind
    when 'ticket' then subject is not null and opened_by is not null
    else id = user_id and subject is null and opened_by is null and status = 'open' end)
);

create table support_messages (
  id uuid primary key default uuidv7(),
  thread_id uuid not null references support_threads (id) on delete cascade,
  number integer not null default 0,
  sender_type text not null check (sender_type in ('user', 'admin')),
  sender_id uuid references profiles (id) on delete set null,
  client_id uuid,
  subject text check (char_length(subject) between 1 and 400),
  message text not null check (char_length(message) between 1 and 4000),
  message_search text not null generated always as (searchable(message)) stored,
  is_read boolean not null default false,
  created_at timestamptz(3) not null default clock_timestamp()
);

-- A ticket's flag becomes the number of messages it stood for, and stays up where it stood for none.
insert into support_threads (id, kind, user_id, subject, status, opened_by, message_count, unread_by_admin, unread_by_user,
  last_message_preview, last_message_at, first_answer_at, resolved_at, client_id, broadcast_id, created_at)
select t.id, 'ticket', t.user_id, t.subject, t.status, t.opened_by, t.message_count,
  case when t.unread_by_admin then greatest(1, coalesce(u.by_admin, 0)) else 0 end,
  case when t.unread_by_user then greatest(1, coalesce(u.by_user, 0)) else 0 end,
  t.last_message_preview, t.last_message_at, t.first_answer_at, t.resolved_at, t.client_id, t.broadcast_id, t.created_at
from support_tickets t left join (
  select ticket_id, count(*) filter (where sender_type = 'user') as by_admin,
    count(*) filter (where sender_type = 'admin') as by_user
  from ticket_messages where not is_read group by ticket_id) u on u.ticket_id = t.id;

insert into support_threads (id, kind, user_id, message_count, unread_by_admin, unread_by_user, last_message_preview,
  last_message_at, created_at)
select t.user_id, 'direct', t.user_id, t.message_count, t.unread_by_admin, t.unread_by_user, t.last_message_preview,
  t.last_message_at, p.created_at
from message_threads t join profiles p on p.id = t.user_id;

insert into support_messages (id, thread_id, number, sender_type, sender_id, client_id, subject, message, is_read, created_at)
select id, ticket_id, number, sender_type, sender_id, client_id, null, message, is_read, created_at from ticket_messages
union all
select id, user_id, number, sender_type, sender_id, client_id, subject, message, is_read, created_at from admin_messages;

drop table ticket_messages, support_tickets, admin_messages, message_threads;
drop function take_ticket_message();
drop function take_admin_message();
drop function change_ticket_status();
drop function tell_ticket_changed();
drop function tell_thread_read();

alter table support_threads add unique (user_id, client_id), add unique (broadcast_id, user_id);
alter table support_messages add unique (thread_id, number), add unique (thread_id, sender_id, client_id);

-- The lists, in the order they are read (server/src/capabilities/support/list-order.ts).
create index support_threads_own on support_threads
  (user_id, coalesce(last_message_at, '-infinity'::timestamptz) desc, created_at desc, id desc) where kind = 'ticket';
create index support_threads_tickets on support_threads
  (least(unread_by_admin, 1) desc, coalesce(last_message_at, '-infinity'::timestamptz) desc, created_at desc, id desc)
  where kind = 'ticket';
create index support_threads_tickets_by_status on support_threads
  (status, least(unread_by_admin, 1) desc, coalesce(last_message_at, '-infinity'::timestamptz) desc, created_at desc, id desc)
  where kind = 'ticket';
create index support_threads_conversations on support_threads
  (unread_by_admin desc, coalesce(last_message_at, '-infinity'::timestamptz) desc, id desc) where kind = 'direct';
create index support_threads_newest on support_threads (created_at desc, id desc) where kind = 'ticket';
create index support_threads_search on support_threads using gin (subject_search gin_trgm_ops);
-- Counters and times to the first answer are read off their index alone, however many tickets there are.
create index support_threads_unread_by_user on support_threads (user_id) where kind = 'ticket' and unread_by_user > 0;
create index support_threads_unread_by_admin on support_threads (created_at) include (status)
  where kind = 'ticket' and unread_by_admin > 0;
create index support_threads_resolved on support_threads (resolved_at) where status = 'resolved';
create index support_threads_asked on support_threads (created_at) include (first_answer_at, status) where opened_by = 'user';
create index support_messages_unread on support_messages (thread_id, sender_type, number) where not is_read;
create index support_messages_sender on support_messages (sender_id);
create index support_messages_search on support_messages using gin (message_search gin_trgm_ops);

-- The thread's row is locked first, so that two who write at once get two numbers and a closed ticket stays closed.
create function take_support_message() returns trigger language plpgsql as $$
declare
  thread support_threads;
begin
  select * into thread from support_threads where id = new.thread_id for update;
  if not found then
    raise exception 'no such thread' using errcode = 'foreign_key_violation';
  end if;
  if thread.status = 'closed' then
    raise exception 'a closed ticket takes no messages' using errcode = 'check_violation';
  end if;
  new.number := thread.message_count + 1;
  new.created_at := greatest(new.created_at, thread.last_message_at);
  new.is_read := false;
  update support_threads set
    message_count = new.number,
    last_message_at = new.created_at,
    last_message_preview = preview_of(new.message),
    unread_by_admin = unread_by_admin + (new.sender_type = 'user')::int,
    unread_by_user = unread_by_user + (new.sender_type = 'admin')::int,
    first_answer_at = case when opened_by = 'user' and new.sender_type = 'admin'
      then coalesce(first_answer_at, new.created_at) else first_answer_at end
  where id = new.thread_id;
  insert into live_events (user_id, type, data) values (thread.user_id, 'thread.message', jsonb_build_object(
    'kind', thread.kind, 'threadId', thread.id, 'number', new.number, 'from', new.sender_type));
  return new;
end $$;
create trigger support_messages_take before insert on support_messages
  for each row execute function take_support_message();

create function keep_thread_status() returns trigger language plpgsql as $$
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
create trigger support_threads_status before update on support_threads
  for each row when (old.status is distinct from new.status) execute function keep_thread_status();

-- A message tells of itself; everything else that changes a thread tells here.
create function tell_thread_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.message_count = new.message_count
    and (old.status, old.unread_by_admin, old.unread_by_user) is distinct from
      (new.status, new.unread_by_admin, new.unread_by_user)
  then
    insert into live_events (user_id, type, data)
    values (old.user_id, 'thread.changed', jsonb_build_object('kind', old.kind, 'threadId', old.id));
  end if;
  return null;
end $$;
create trigger support_threads_live after update or delete on support_threads
  for each row execute function tell_thread_changed();

create or replace function open_and_count_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform count_days('accounts', array_agg(created_at), -1) from changed;
    return null;
  end if;
  insert into plans (user_id) select id from changed;
  insert into support_threads (id, kind, user_id) select id, 'direct', id from changed;
  insert into analysis_tallies (user_id) select id from changed;
  perform count_days('accounts', array_agg(created_at), 1) from changed;
  return null;
end $$;

comment on table support_threads is 'Where each ticket, and each user’s one direct conversation with support, stands; everybody has the latter.';
comment on table support_messages is 'What was written in a thread.';
comment on column support_threads.id is 'Of a direct conversation it is the user’s own id, so that there is one of each.';
comment on column support_threads.subject is 'Tickets have one; in a direct conversation a message may.';
comment on column support_threads.subject_search is 'Kept, not worked out at each look: a word that is everywhere would make the database read every subject.';
comment on column support_threads.opened_by is 'Of tickets only: the time to the first answer counts those that users opened.';
comment on column support_threads.unread_by_admin is 'How many messages; a ticket waits for an admin while it is above zero.';
comment on column support_threads.last_message_at is 'In milliseconds, which is what a page’s cursor can carry.';
comment on column support_messages.number is '1, 2, 3… within the thread: the order everybody sees, and where a page of it begins.';
comment on function take_support_message() is 'Numbers a message and brings its thread up to date, in one step.';
comment on function keep_thread_status() is 'Keeps a closed ticket closed, and notes when one was resolved.';
comment on function tell_thread_changed() is 'Writes the news that a thread changed or went; a message tells of itself.';
comment on trigger support_messages_take on support_messages is 'Number, preview, unread counts and news cannot disagree with a message.';
comment on trigger support_threads_status on support_threads is 'Closed is the end, and the seven quiet days begin with resolving.';
comment on trigger support_threads_live on support_threads is 'Both sides hear of a thread that was read, changed or went.';
