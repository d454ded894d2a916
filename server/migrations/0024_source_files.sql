-- Files that an outside service publishes and we fetch on a schedule: kept whole, so that a restart reads them without asking, and all
-- processes read the same.
create table source_files (
  source text not null,
  path text not null,
  body text,
  games integer not null default 0,
  version integer not null default 0,
  etag text,
  last_modified text,
  changed_at timestamptz,
  checked_at timestamptz,
  asked_at timestamptz not null,
  failure text,
  is_announced boolean not null default true,
  primary key (source, path)
);
comment on table source_files is 'Files of results and games to come as their publisher last gave them.';
comment on column source_files.body is 'The text, decoded; null while the publisher has no such file, as of a season not begun.';
comment on column source_files.games is 'How many games the text has; far fewer in a new text mean that it was cut.';
comment on column source_files.version is 'Counts the texts there were, so that readers see at a glance whether theirs is the newest.';
comment on column source_files.changed_at is 'When the text changed: as its publisher says, else when we saw it.';
comment on column source_files.checked_at is 'When the publisher last told whether it changed; null while it never answered.';
comment on column source_files.asked_at is 'When we last asked, answered or not.';
comment on column source_files.failure is 'Why the last asking brought nothing; null when it was answered.';
comment on column source_files.is_announced is 'False while nobody was told of the new text, so that a process that dies in between loses nothing.';
