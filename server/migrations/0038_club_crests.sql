-- Pictures of clubs whose address a source of games told us: fetched once, and served from our own address, so that no visitor
-- is told to a vendor.
create table club_crests (
  team_id bigint primary key references teams (id) on delete cascade,
  address text not null,
  picture bytea,
  asked_at timestamptz not null
);
comment on table club_crests is 'The crest of a club, drawn anew from what its source gave.';
comment on column club_crests.address is 'Where it was asked for; a source that tells another is asked again.';
comment on column club_crests.picture is 'As WebP; null where none could be had.';
