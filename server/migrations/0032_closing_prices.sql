-- What the houses last asked before kick-off, for matches that somebody bet on or saved a pick of.
create table closing_prices (
  fixture_id bigint primary key references fixtures (id) on delete cascade,
  kick_off timestamptz not null,
  quotes jsonb not null,
  kept_at timestamptz not null
);
comment on table closing_prices is 'The last price of every house before kick-off, kept for as long as the game is.';
comment on column closing_prices.kick_off is 'The hour they were the last before; a match that was moved is looked at again.';
comment on column closing_prices.quotes is 'As the odds port tells them; empty where no house had a price.';
