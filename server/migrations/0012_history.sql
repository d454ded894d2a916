-- The history in pages of its own order, and its counters kept beside it: with 50,000 rows they cost what they cost with 50.

drop index analyses_of_user;
create index analyses_of_user on analyses (user_id, created_at desc, id desc);
create index analyses_of_user_result on analyses (user_id, result, created_at desc, id desc);
-- A search for null keeps no order in the index above.
create index analyses_of_user_open on analyses (user_id, created_at desc, id desc) where result is null;
-- The day's picks, for the stakes of a round.
create index analyses_of_user_day on analyses (user_id, match_date) where pick_market_id is not null;
-- Settled ones whose game may still be corrected.
create index analyses_settled on analyses (match_date) where settled_at is not null;

-- Everybody has a row, made with the profile.
create table analysis_tallies (
  user_id uuid primary key references profiles (id) on delete cascade,
  total integer not null default 0 check (total >= 0),
  green integer not null default 0 check (green >= 0),
  red integer not null default 0 check (red >= 0)
);
insert into analysis_tallies (user_id, total, green, red)
select p.id, count(a.id), count(a.id) filter (where a.result = 'green'), count(a.id) filter (where a.result = 'red')
from profiles p left join analyses a on a.user_id = p.id group by p.id;

create function open_analysis_tally() returns trigger language plpgsql as $$
begin
  insert into analysis_tallies (user_id) values (new.id);
  return new;
end $$;
create trigger profiles_analysis_tally after insert on profiles for each row execute function open_analysis_tally();

-- Counted in the statement that changes the rows, so that counters and rows cannot disagree.
create function tally_added() returns trigger language plpgsql as $$
begin
  update analysis_tallies t set total = t.total + n.total, green = t.green + n.green, red = t.red + n.red
  from (select user_id, count(*) total, count(*) filter (where result = 'green') green,
      count(*) filter (where result = 'red') red from added group by user_id) n
  where t.user_id = n.user_id;
  return null;
end $$;
create function tally_gone() returns trigger language plpgsql as $$
begin
  update analysis_tallies t set total = t.total - n.total, green = t.green - n.green, red = t.red - n.red
  from (select user_id, count(*) total, count(*) filter (where result = 'green') green,
      count(*) filter (where result = 'red') red from gone group by user_id) n
  where t.user_id = n.user_id;
  return null;
end $$;
create function tally_changed() returns trigger language plpgsql as $$
begin
  update analysis_tallies t set green = t.green + n.green, red = t.red + n.red
  from (select user_id, sum(green) green, sum(red) red from (
      select user_id, (result = 'green')::int green, (result = 'red')::int red from changed where result is not null
      union all
      select user_id, -(result = 'green')::int, -(result = 'red')::int from before where result is not null) both_sides
    group by user_id) n
  where t.user_id = n.user_id and (n.green <> 0 or n.red <> 0);
  return null;
end $$;
create trigger analyses_tally_insert after insert on analyses
  referencing new table as added for each statement execute function tally_added();
create trigger analyses_tally_delete after delete on analyses
  referencing old table as gone for each statement execute function tally_gone();
create trigger analyses_tally_update after update on analyses
  referencing old table as before new table as changed for each statement execute function tally_changed();
