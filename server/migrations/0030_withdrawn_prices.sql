-- A house that takes its price back stands by it no longer: the last answer that still has the market is without it.
alter table odds_quotes add column withdrawn_at timestamptz;
comment on column odds_quotes.withdrawn_at is 'When an answer of the houses was first without it; null while it stands or until a newer price came.';
