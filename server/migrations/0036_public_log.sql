-- What the product and its tipsters said before kick-off, in public and for good: each entry carries the hash of the one before,
-- each day is signed. The format is described in docs/log-format.md. Nothing here names a person.

create table log_entries (
  n bigint primary key check (n > 0),
  at timestamptz not null,
  day date not null,
  kind text not null,
  about bigint,
  moment text,
  sealed_until timestamptz,
  hash text not null,
  line text not null
);
comment on table log_entries is 'The public log: one row an entry, in a chain that shows any later change.';
comment on column log_entries.n is 'Counts from 1 without a gap.';
comment on column log_entries.at is 'When it was written down; never before the entry before.';
comment on column log_entries.day is 'The day in São Paulo whose head covers it.';
comment on column log_entries.kind is 'opening, forecast, result, correction, publication or settlement.';
comment on column log_entries.about is 'The game of a forecast, result or correction; the number of the publication that a settlement is of.';
comment on column log_entries.moment is 'Of a forecast: the first of its day, or the last before kick-off.';
comment on column log_entries.sealed_until is 'Of a forecast: the kick-off, until which the public sees its hash alone.';
comment on column log_entries.hash is 'SHA-256 of the entry in its canonical text, the next entry carries it.';
comment on column log_entries.line is 'The entry as it is published; all that counts is read off it.';
create index log_entries_of_day on log_entries (day, n);
create index log_entries_about on log_entries (about, kind, n);
create unique index log_forecasts_once on log_entries (about, day, moment) where kind = 'forecast';

create table log_heads (
  day date primary key,
  n bigint not null,
  line text not null
);
comment on table log_heads is 'One signed head a day: which entry was its last, and how many it had.';
comment on column log_heads.n is 'The last entry up to the end of the day.';
comment on column log_heads.line is 'The head as it is published, with its signature.';

create function keep_log() returns trigger language plpgsql as $$
begin
  raise exception 'what is written in the public log stays as it is' using errcode = 'check_violation';
end $$;
comment on function keep_log() is 'Refuses to change or remove what was written in the public log, whoever asks.';
create trigger log_entries_keep before update or delete on log_entries for each row execute function keep_log();
create trigger log_entries_keep_all before truncate on log_entries for each statement execute function keep_log();
create trigger log_heads_keep before update or delete on log_heads for each row execute function keep_log();
create trigger log_heads_keep_all before truncate on log_heads for each statement execute function keep_log();
comment on trigger log_entries_keep on log_entries is 'An entry is evidence: nobody changes or removes it, not even by mistake.';
comment on trigger log_entries_keep_all on log_entries is 'Emptying the table would remove entries, too.';
comment on trigger log_heads_keep on log_heads is 'A signed day is evidence: nobody changes or removes it.';
comment on trigger log_heads_keep_all on log_heads is 'Emptying the table would remove heads, too.';

-- What ties entries to people stands outside the log and goes with the account.
create table log_authors (
  user_id uuid primary key references profiles (id) on delete cascade,
  author text not null unique
);
comment on table log_authors is 'Under which mark a tipster’s publications stand in the log; without this row nobody can tell whose they were.';
comment on column log_authors.author is 'Thrown by chance, so that nothing follows from it.';

create table log_publications (
  analysis_id uuid primary key references analyses (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  n bigint not null unique references log_entries (n)
);
create index log_publications_of_user on log_publications (user_id);
comment on table log_publications is 'Which entry of the log a published analysis has.';
