-- Consent is given in one act, at sign-up, to one text. Accounts from before have none.
alter table profiles
  add column consented_at timestamptz,
  add column consent_version text,
  add constraint profiles_consent_whole check ((consented_at is null) = (consent_version is null));
comment on column profiles.consented_at is 'When its owner confirmed being an adult and accepted terms and privacy policy; null from before that was kept.';
comment on column profiles.consent_version is 'Which text was accepted: the day since which it is in force.';

-- One match and pick is one saved analysis (docs/decisions/0063). A row from before that repeats another goes, and the first of
-- them stays with its odd and its moment; what was published never goes, it is marked instead.
alter table analyses add column is_repeat boolean not null default false;
comment on column analyses.is_repeat is 'A second row of a match and pick, published before one was the rule: kept as it is, and updated by no saving.';

create temporary table repeats on commit drop as
select id, first_id, published_at, result, created_at from (
  select id, published_at, result, created_at, first_value(id) over same as first_id
  from analyses where fixture_id is not null
  window same as (partition by user_id, fixture_id, pick_market_id order by created_at, id)) ranked
where id <> first_id;

-- A mark that its owner set on one of them stands on the one that stays.
update analyses a set result = marked.result
from (select distinct on (first_id) first_id, result from repeats where result is not null order by first_id, created_at desc, id) marked
where a.id = marked.first_id and a.result is null and a.published_at is null;
delete from analyses where id in (select id from repeats where published_at is null);
alter table analyses disable trigger analyses_keep_published;
update analyses set is_repeat = true where id in (select id from repeats where published_at is not null);
alter table analyses enable trigger analyses_keep_published;
drop table repeats;

create unique index analyses_once on analyses (user_id, fixture_id, pick_market_id) nulls not distinct
  where fixture_id is not null and not is_repeat;
-- One stored analysis may be saved with two picks.
alter table analyses drop constraint analyses_run_id_key;
create index analyses_of_run on analyses (run_id);
