-- Who is missing from a game to come, where a source tells it: for forecasts that are written down beside those without it.
create table squad_news (
  fixture_id bigint primary key references fixtures (id) on delete cascade,
  asked_at timestamptz not null,
  basis text check (basis in ('lineups', 'absences')),
  missing jsonb,
  constraint squad_news_whole check ((basis is null) = (missing is null))
);
comment on table squad_news is 'What is missing of each side of a game, from its line-ups or from who is said to be out.';
comment on column squad_news.asked_at is 'When the source was last asked.';
comment on column squad_news.basis is 'What it was told by; null while the source has nothing.';
comment on column squad_news.missing is 'Of each side the shares of its minutes and goals that are out beyond the usual.';
comment on column log_entries.kind is 'opening, forecast, lineups, result, correction, publication or settlement.';
comment on column log_entries.about is 'The game of a forecast, result, correction or of lineups; the number of the publication that a settlement is of.';
comment on column log_entries.moment is 'Of a forecast or lineups: the first of its day, or the last before kick-off.';
comment on column log_entries.sealed_until is 'Of a forecast or lineups: the kick-off, until which the public sees its hash alone.';
