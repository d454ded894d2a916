-- Talks with the AI. What was said is kept nowhere here: the browser holds it, and sends it along.

-- A conversation of the chat page, which is about no match: its id is what the month's quota counts.
create table chat_conversations (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null
);
create index chat_conversations_of_user on chat_conversations (user_id);
create index chat_conversations_by_age on chat_conversations (created_at);

-- The one reply that may stream to a user at a time, whichever process sends it. A process that died stops renewing.
create table chat_streams (
  user_id uuid primary key references profiles (id) on delete cascade,
  stream_id uuid not null,
  lives_until timestamptz not null
);
