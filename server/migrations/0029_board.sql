-- The day's board: what is known of each game of the next days, made by a job, so that a look at it is one query.
create table board_rows (
  fixture_id bigint primary key references fixtures (id) on delete cascade,
  version integer not null,
  label text not null check (label in ('value', 'near', 'none', 'noOdds')),
  figures jsonb not null,
  legs jsonb not null,
  made_at timestamptz not null
);
comment on table board_rows is 'The day’s board: chances, best prices and label of a game to come, as of made_at.';
comment on column board_rows.version is 'Of the shape of figures and legs; a row of another version counts as none and is made again.';
comment on column board_rows.label is 'Whether the rule finds value: value, near, none; noOdds where no house prices the game.';
comment on column board_rows.figures is 'What the board shows of the game.';
comment on column board_rows.legs is 'Chance and share refunded of each market that may be a leg of a combination over several games.';

-- News that are everybody's have no user.
alter table live_events alter column user_id drop not null;
comment on column live_events.user_id is 'Whose news they are; null where everybody’s who is signed in. Admins hear all of them.';

create function tell_board_changed() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(distinct (games.kick_off at time zone 'America/Sao_Paulo')::date) into changed
    from new_rows join games on games.id = new_rows.fixture_id;
  else
    select jsonb_agg(distinct (games.kick_off at time zone 'America/Sao_Paulo')::date) into changed
    from new_rows join old_rows using (fixture_id) join games on games.id = new_rows.fixture_id
    where (old_rows.label, old_rows.figures) is distinct from (new_rows.label, new_rows.figures);
  end if;
  if changed is not null then
    insert into live_events (user_id, type, data) values (null, 'board.changed', jsonb_build_object('days', changed));
  end if;
  return null;
end $$;
comment on function tell_board_changed() is 'Writes the news that the board of some days shows something new.';
create trigger board_rows_added after insert on board_rows referencing new table as new_rows
  for each statement execute function tell_board_changed();
create trigger board_rows_changed after update on board_rows referencing old table as old_rows new table as new_rows
  for each statement execute function tell_board_changed();
comment on trigger board_rows_added on board_rows is 'Who looks at a board sees games come to it as they are priced.';
comment on trigger board_rows_changed on board_rows is 'Who looks at a board sees prices and chances as they change, and hears nothing where they did not.';
