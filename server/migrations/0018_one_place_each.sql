-- A rule that stood in two places stands in one, triggers that only ever ran together are one, and each capability offers the
-- others a view instead of its tables (docs/decisions/0055). Nothing that people see changes.

-- 1. The month's quota. What a plan is worth at a moment, and what it allows, is decided by core (planAt, monthlyLimitOf) and
-- handed in; the database keeps the books and gives the last unit to exactly one.
drop function claim_quota(uuid, bigint, uuid, jsonb, timestamptz);
drop function quota_limit_of(plans, jsonb);
drop function plan_now(plans, timestamptz);

create function claim_quota(
  owner uuid, fixture bigint, conversation uuid, quota_limit integer, moment timestamptz,
  out granted boolean, out new_unit boolean, out month date, out used integer
) language plpgsql as $$
#variable_conflict use_column
declare
  p plans;
begin
  -- Locked before anything is read, so that claims of one user take turns.
  select * into strict p from plans where plans.user_id = owner for update;
  if p.analyses_reset_at <= moment then
    update plans set analyses_count_month = 0, analyses_reset_at = month_end_sao_paulo(moment)
      where plans.user_id = owner returning * into p;
  end if;
  claim_quota.month := month_counted(p.analyses_reset_at);
  claim_quota.used := p.analyses_count_month;

  update quota_claims c set holds = c.holds + 1
    where c.user_id = owner and c.month = claim_quota.month
      and c.fixture_id is not distinct from fixture and c.conversation_id is not distinct from conversation;
  if found then
    claim_quota.granted := true;
    claim_quota.new_unit := false;
    return;
  end if;
  claim_quota.granted := quota_limit is null or claim_quota.used < quota_limit;
  claim_quota.new_unit := claim_quota.granted;
  if not claim_quota.granted then
    return;
  end if;

  insert into quota_claims (user_id, month, fixture_id, conversation_id, created_at)
    values (owner, claim_quota.month, fixture, conversation, moment);
  update plans set analyses_count_month = analyses_count_month + 1
    where plans.user_id = owner returning analyses_count_month into claim_quota.used;
end $$;

-- 2. Green and red. The mark that a pick's outcome gives is said here; whoever suggests a mark asks this function.
create function result_of_pick(outcome text) returns text language sql immutable parallel safe
return case outcome when 'won' then 'green' when 'lost' then 'red' end;

drop trigger analyses_public_result on analyses;
drop function let_pick_decide();
drop trigger analyses_keep_all_published on analyses;
drop function keep_all_published();

create or replace function keep_published() returns trigger language plpgsql as $$
declare
  -- What may still happen to a published row: its match ends, its owner looks at it, it is hidden or shown again. Everything
  -- else, columns of later migrations included, stays as it was.
  free constant text[] := array['public', 'hidden_at', 'result', 'settled_at', 'settled_from', 'pick_outcome', 'pick_return',
    'market_outcomes', 'settlement_seen_at'];
begin
  if tg_op = 'INSERT' then
    if new.public or new.published_at is not null or new.hidden_at is not null then
      raise exception 'an analysis is saved first and published afterwards' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'TRUNCATE' then
    if exists (select from analyses where published_at is not null) then
      raise exception 'only the deletion of an account removes what was published' using errcode = 'check_violation';
    end if;
    return null;
  end if;
  if tg_op = 'DELETE' then
    if old.published_at is null or not exists (select from profiles where id = old.user_id) then
      return old;
    end if;
    raise exception 'only the deletion of an account removes what was published' using errcode = 'check_violation';
  end if;

  if old.published_at is null then
    if not new.public and new.published_at is null and new.hidden_at is null then
      return new;
    end if;
    new := publish_analysis(old, new);
  else
    if (to_jsonb(old) - free) is distinct from (to_jsonb(new) - free) then
      raise exception 'what was published stays as it was' using errcode = 'check_violation';
    end if;
    -- How it ended is read off the match's own row, so it never changes without one.
    if (old.pick_outcome, old.pick_return, old.market_outcomes) is distinct from (new.pick_outcome, new.pick_return, new.market_outcomes)
      and new.settled_from is not null
      and not exists (select from fixtures f where f.id = new.fixture_id and f.updated_at = new.settled_from)
    then
      raise exception 'a published result comes from its match' using errcode = 'check_violation';
    end if;
    new.hidden_at := case when not new.public then coalesce(old.hidden_at, clock_timestamp()) end;
  end if;
  new.result := result_of_pick(new.pick_outcome);
  return new;
end $$;
create trigger analyses_keep_all_published before truncate on analyses
  for each statement execute function keep_published();

-- 3. Counters, each kept by one function for all that happens to its table.
drop trigger profiles_counted on profiles;
drop trigger profiles_uncounted on profiles;
drop trigger profiles_trial_plan on profiles;
drop trigger profiles_message_thread on profiles;
drop trigger profiles_analysis_tally on profiles;
drop trigger analyses_counted on analyses;
drop trigger analyses_uncounted on analyses;
drop trigger analyses_tally_insert on analyses;
drop trigger analyses_tally_delete on analyses;
drop trigger analyses_tally_update on analyses;
drop function give_trial_plan();
drop function open_message_thread();
drop function open_analysis_tally();
drop function count_by_day();
drop function tally_added();
drop function tally_gone();
drop function tally_changed();

create function count_days(counted text, moments timestamptz[], step integer) returns void language sql as $$
  insert into day_counts (kind, day, part, count)
  select counted, (moment at time zone 'America/Sao_Paulo')::date as made_on, pg_backend_pid() % 8, step * count(*)
  from unnest(moments) moment group by made_on order by made_on
  on conflict (kind, day, part) do update set count = day_counts.count + excluded.count
$$;

create function open_and_count_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform count_days('accounts', array_agg(created_at), -1) from changed;
    return null;
  end if;
  insert into plans (user_id) select id from changed;
  insert into message_threads (user_id) select id from changed;
  insert into analysis_tallies (user_id) select id from changed;
  perform count_days('accounts', array_agg(created_at), 1) from changed;
  return null;
end $$;
create trigger profiles_added after insert on profiles
  referencing new table as changed for each statement execute function open_and_count_accounts();
create trigger profiles_removed after delete on profiles
  referencing old table as changed for each statement execute function open_and_count_accounts();

create function tally_and_count_analyses() returns trigger language plpgsql as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_op = 'UPDATE' then
    update analysis_tallies t set green = t.green + n.green, red = t.red + n.red
    from (select user_id, sum(green) green, sum(red) red from (
        select user_id, (result = 'green')::int green, (result = 'red')::int red from changed where result is not null
        union all
        select user_id, -(result = 'green')::int, -(result = 'red')::int from before where result is not null) both_sides
      group by user_id) n
    where t.user_id = n.user_id and (n.green <> 0 or n.red <> 0);
    return null;
  end if;
  update analysis_tallies t set
    total = t.total + step * n.total, green = t.green + step * n.green, red = t.red + step * n.red
  from (select user_id, count(*) total, count(*) filter (where result = 'green') green,
      count(*) filter (where result = 'red') red from changed group by user_id) n
  where t.user_id = n.user_id;
  perform count_days('analyses', array_agg(created_at), step) from changed;
  return null;
end $$;
create trigger analyses_added after insert on analyses
  referencing new table as changed for each statement execute function tally_and_count_analyses();
create trigger analyses_removed after delete on analyses
  referencing old table as changed for each statement execute function tally_and_count_analyses();
create trigger analyses_changed after update on analyses
  referencing old table as before new table as changed for each statement execute function tally_and_count_analyses();

-- 4. Plans and money: one function counts who holds and pays what, and writes down what that changed.
drop trigger plans_counted on plans;
drop trigger plans_recounted on plans;
drop trigger plans_change_noted on plans;
drop trigger plans_gone_noted on plans;
drop function recount_plan();
drop function note_plan_change();
drop function note_plan_gone();

create function plan_changes_between(before plans, after plans) returns text[] language sql immutable
return array_remove(array[
  case
    when is_paying(after) and not is_paying(before) then 'started'
    when is_paying(before) and not is_paying(after) then 'ended'
    when is_paying(after) and after.plan <> before.plan then 'changed'
  end,
  case
    when is_paying(before) and before.subscription_cancels_at is null and before.subscription_status <> 'canceled'
      and (after.subscription_cancels_at is not null or after.subscription_status = 'canceled') then 'cancelled'
    when is_paying(after) and before.subscription_cancels_at is not null and after.subscription_cancels_at is null
      and after.subscription_status <> 'canceled' then 'resumed'
  end,
  case
    when after.subscription_status in ('past_due', 'unpaid')
      and coalesce(before.subscription_status, '') not in ('past_due', 'unpaid') then 'payment_failed'
  end], null);

create function count_and_note_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into plan_changes (user_id, kind, plan_before, plan_after, at)
    select new.user_id, kind, old.plan, new.plan, new.updated_at from unnest(plan_changes_between(old, new)) kind;
    if (old.plan, old.active, old.stripe_subscription) is not distinct from (new.plan, new.active, new.stripe_subscription) then
      return null;
    end if;
  elsif tg_op = 'DELETE' and is_paying(old) then
    insert into plan_changes (kind, plan_before, at) values ('ended', old.plan, now());
  end if;
  if tg_op <> 'INSERT' and old.active and old.plan <> 'teste' then
    perform count_plan(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.active and new.plan <> 'teste' then
    perform count_plan(new, 1);
  end if;
  return null;
end $$;
create trigger plans_counted
  after insert or delete or update of plan, active, stripe_subscription, subscription_status, subscription_cancels_at on plans
  for each row execute function count_and_note_plan();

-- 5. Live feed and channels.
drop trigger support_tickets_live on support_tickets;
drop trigger support_tickets_gone_live on support_tickets;
create or replace function tell_ticket_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.message_count = new.message_count
    and (old.status, old.unread_by_admin, old.unread_by_user) is distinct from
      (new.status, new.unread_by_admin, new.unread_by_user)
  then
    insert into live_events (user_id, type, data)
    values (old.user_id, 'ticket.changed', jsonb_build_object('ticketId', old.id));
  end if;
  return null;
end $$;
create trigger support_tickets_live after update or delete on support_tickets
  for each row execute function tell_ticket_changed();

drop trigger live_events_notify on live_events;
drop trigger jobs_notify on jobs;
drop function notify_live();
drop function notify_jobs();
create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger live_events_notify after insert on live_events for each statement execute function notify_channel('live');
create trigger jobs_notify after insert on jobs for each statement execute function notify_channel('jobs');

-- 6. What a capability lets the others read. Plain views: a query on one is planned as if it named the tables, indexes
-- included, and a join whose columns nobody asks for is left out.
create view people as
select p.id, p.name, p.email, p.phone, p.created_at, p.suspended_at, p.tipster_slug, p.brand_color, p.brand_logo, p.name_sort,
  searchable(coalesce(p.name, '') || ' ' || p.email) as search_text,
  r.user_id is not null as is_admin
from profiles p left join user_roles r on r.user_id = p.id and r.role = 'admin';

create view member_plans as
select user_id, plan, active, access_until, current_period_end, subscription_status, subscription_cancels_at,
  analyses_count_month, analyses_reset_at, is_paying(plans) as is_paying
from plans;

create view games as
select f.id, f.league_id, f.home_id, f.away_id, f.kick_off, f.is_time_known, f.state, f.home_goals, f.away_goals,
  f.home_half_time_goals, f.away_half_time_goals, f.home_corners, f.away_corners, f.home_yellow_cards, f.away_yellow_cards,
  f.home_red_cards, f.away_red_cards, f.updated_at, l.is_demo
from fixtures f left join leagues l on l.id = f.league_id;

create view made_analyses as
select id, user_id, fixture_id, created_at, result from analysis_runs;

create view saved_analyses as
select id, user_id, run_id, fixture_id, created_at, home_name, away_name, league_name, match_date, confidence, markets, why,
  pick_market_id, pick_name, pick_outcome, pick_return, result, public, published_at, hidden_at
from analyses;

-- 7. What everything is, in a sentence each: server/schema.sql and server/trigger-census.txt show them.
comment on table schema_migrations is 'Which migrations ran, with the checksum of each.';
comment on table live_events is 'News for open tabs, written in the transaction of the change they tell of and kept for a day.';
comment on table live_horizon is 'Where the kept news begin: a reader from before this point must load everything anew.';
comment on table jobs is 'Work to be done by any process, once or again and again, under a lease.';
comment on table cache_entries is 'Answers of outside services, each fetched by one process at a time.';
comment on table rate_limits is 'Counters of rate-limiter-flexible, whose columns these are.';
comment on table profiles is 'Who there is; also the user table of the sign-in library, so that user and profile cannot drift apart.';
comment on table user_roles is 'Who is an admin.';
comment on table sessions is 'Who is signed in, and where.';
comment on table accounts is 'The password hash of each user, in the shape the sign-in library wants.';
comment on table verifications is 'Links mailed for a new password that are still open.';
comment on table sign_in_places is 'Devices and addresses, hashed, from which somebody signed in before; strangers who fail cannot lock the owner out there.';
comment on table plans is 'The plan of every user, what the payment provider last said of it, and the counter of the month.';
comment on table payment_events is 'Events of the payment provider that have had their effect, each written in the transaction of that effect.';
comment on table checkout_attempts is 'The one attempt to pay that a user may have at a time, so that two clicks share one checkout.';
comment on table demo_payment_records is 'What the demonstration payment remembers in place of a provider.';
comment on table quota_claims is 'The units of each month: a match, or a conversation that has none, with how many uses rely on it.';
comment on table mail_outbox is 'Mail to be sent, or to be read by an admin where no mail server is set.';
comment on table leagues is 'Competitions under ids of ours, whatever source serves them.';
comment on table teams is 'Clubs under ids of ours.';
comment on table fixtures is 'Games under ids of ours, with score and statistics of the 90 minutes.';
comment on table odds_quotes is 'Every price of every house, each time it changed.';
comment on table league_ratings is 'How strong the clubs of a league are, as known before a day.';
comment on table venue_places is 'Where a city lies, asked once and kept.';
comment on table provider_states is 'How each outside service does, and until when nobody asks it.';
comment on table provider_failures is 'Failures of the last half minute, which decide whether to go on asking.';
comment on table provider_budgets is 'What was asked of each service in a minute and a day, by all processes together.';
comment on table provider_quotas is 'What each service itself last said is left.';
comment on table analysis_runs is 'Every analysis that was made, as it was answered.';
comment on table analyses is 'Analyses that people saved, with their pick, how it ended and whether it is published.';
comment on table analysis_tallies is 'How many analyses each user saved, and how many are green and red.';
comment on table favourites is 'Clubs and leagues that a member starred.';
comment on table chat_conversations is 'Conversations of the chat page, which the month’s quota counts; what was said is not kept.';
comment on table chat_streams is 'The one reply that may stream to a user at a time, whichever process sends it.';
comment on table message_threads is 'Where each user’s conversation with support stands; everybody has a row.';
comment on table admin_messages is 'The messages of those conversations.';
comment on table ticket_broadcasts is 'Tickets for everybody: who asked for one, and how far it has come.';
comment on table broadcast_recipients is 'Who is to get a ticket for everybody, fixed when it was asked for.';
comment on table support_tickets is 'Questions to support, with where each stands.';
comment on table ticket_messages is 'What was written in a ticket.';
comment on table admin_actions is 'What admins did, and to whom; never changed, only emptied of who left.';
comment on table tipster_logos is 'The picture on a tipster’s page.';
comment on table day_counts is 'How many accounts and saved analyses were made on a day in São Paulo; the parts of a day are summed.';
comment on table figures_start is 'Since when changes of plans are written down.';
comment on table plan_totals is 'How many hold each plan but the free one, and how many pay for it; the parts are summed.';
comment on table plan_changes is 'Every change of a plan that matters to money.';
comment on table plan_days is 'How many held and paid each plan on a day, as the last look of that day found it.';
comment on table play_pauses is 'Until when somebody has shut themselves out of analysis, chat and checkout.';
comment on table account_deletions is 'How far the deletion of an account has come; its id is the receipt.';
comment on view people is 'What everybody may know of a user: profiles with whether they are an admin.';
comment on view member_plans is 'What everybody may know of a plan as it is written; what it is worth at a moment says planAt in core.';
comment on view games is 'What everybody may know of a game, found by its id.';
comment on view made_analyses is 'Every analysis that was made, for reading.';
comment on view saved_analyses is 'Saved analyses, for reading.';

comment on column profiles.suspended_at is 'Neither old sessions nor new ones of a suspended account open any door.';
comment on column profiles.name_sort is 'What the admins’ list sorts by: without accents and capitals, the e-mail where there is no name.';
comment on column live_events.xid is 'The writing transaction. Readers take only rows below the oldest one still running, in the order (xid, id), so that a late commit is not passed over.';
comment on column jobs.key is 'Names a job that must exist once.';
comment on column cache_entries.lease_until is 'Until then one process is fetching it.';
comment on column plans.access_until is 'Until when a subscription gives the plan; null when none gave it.';
comment on column plans.subscription_cancels_at is 'When the subscription is set to end by itself; null when it renews.';
comment on column plans.billing_version is 'Counts the provider’s answers written here: who asked before the last one asks again.';
comment on column plans.grace_ended_at is 'An admin ended the days of grace: a bill unpaid since before this gives no more of them.';
comment on column quota_claims.month is 'The first day of the month in São Paulo.';
comment on column quota_claims.holds is 'How many uses rely on the unit; it goes with the last of them.';
comment on column mail_outbox.body is 'Sealed; emptied once it was handed over.';
comment on column leagues.is_demo is 'Made-up games stay marked as such, also when a real source serves later.';
comment on column leagues.above_id is 'The division its best clubs go up to, where the source says so.';
comment on column leagues.wanted_at is 'Somebody looks at its games: history, prices and ratings are worth their calls.';
comment on column leagues.history_at is 'Past seasons were fetched up to this moment.';
comment on column fixtures.home_goals is 'Of the 90 minutes.';
comment on column fixtures.away_goals is 'Of the 90 minutes.';
comment on column fixtures.market_home_goals is 'The goals that the closing prices implied: evidence for later matches.';
comment on column fixtures.market_away_goals is 'The goals that the closing prices implied: evidence for later matches.';
comment on column odds_quotes.quoted_at is 'When the house set it.';
comment on column odds_quotes.received_at is 'When we first read it.';
comment on column odds_quotes.confirmed_at is 'When the house last stood by it.';
comment on column league_ratings.as_of is 'The first day they may forecast: they know only what was played before it.';
comment on column provider_states.open_until is 'While this lies ahead nobody asks; once it has passed, one caller tries.';
comment on column analyses.confidence is 'Percent, as the screens show it.';
comment on column analyses.run_id is 'The whole analysis, which stays as long as it is saved.';
comment on column analyses.pick_probability is '0 to 1, the pooled one.';
comment on column analyses.settled_at is 'When the end of the match reached this row: its final score, or that it was not played.';
comment on column analyses.settled_from is 'Which state of the fixture’s row it was settled from; another one settles it anew.';
comment on column analyses.pick_outcome is 'How the pick ended; null while nobody knows, also after the end.';
comment on column analyses.pick_return is 'What one unit staked at pick_odd gives back, stake included; null without an odd.';
comment on column analyses.market_outcomes is 'The outcome of every saved market by its id; one that nobody could settle is not in it.';
comment on column analyses.settlement_seen_at is 'When the owner saw that it ended.';
comment on column analyses.published_at is 'By the database’s clock, once; a hidden row keeps it.';
comment on column support_tickets.subject_search is 'Kept, not worked out at each look: a word that is everywhere would make the database read every subject.';
comment on column support_tickets.last_message_at is 'In milliseconds, which is what a page’s cursor can carry.';
comment on column ticket_messages.number is '1, 2, 3… within the ticket: the order everybody sees.';
comment on column tipster_logos.version is 'Part of its address, so that a browser may keep what it has for good.';
comment on column account_deletions.user_id is 'No reference: the row outlives the user. Emptied with the rest.';
comment on column account_deletions.payment_customer is 'Emptied when the payment provider has forgotten them.';

comment on function searchable(text) is 'What a search compares: small letters without accents, whatever the database’s locale knows of them.';
comment on function notify_channel() is 'Wakes whoever listens to the channel that the trigger names.';
comment on function preview_of(text) is 'The beginning of a message on one line.';
comment on function month_end_sao_paulo(timestamptz) is 'The end of the calendar month in São Paulo, when the monthly counter starts again.';
comment on function month_counted(timestamptz) is 'The first day of the month that a plan’s counter counts, read from the moment at which that month ends.';
comment on function claim_quota(uuid, bigint, uuid, integer, timestamptz) is 'Claims one unit of the month, or holds one more time a unit it already has; no limit is null.';
comment on function give_back_quota(uuid, date, bigint, uuid) is 'Takes one hold back; the unit goes with its last hold.';
comment on function is_paying(plans) is 'A plan that somebody pays for, as finance counts it; whether its period still runs is asked beside it.';
comment on function plan_changes_between(plans, plans) is 'What a change of a plan means for money, by the names that plan_changes keeps.';
comment on function count_plan(plans, integer) is 'Adds a plan to the totals, or takes it off.';
comment on function count_and_note_plan() is 'Keeps plan_totals and plan_changes with every change of a plan.';
comment on function count_days(text, timestamptz[], integer) is 'Adds these moments to the counts of their days in São Paulo, or takes them off.';
comment on function open_and_count_accounts() is 'Gives a new account its plan, its conversation with support and its tally, and counts it by its day.';
comment on function tally_and_count_analyses() is 'Keeps the owner’s tally and the counts of the days with the saved analyses.';
comment on function result_of_pick(text) is 'The mark a pick deserves: won is green, lost is red, everything between is left to its owner.';
comment on function publish_analysis(analyses, analyses) is 'Publishes a row, if it may be published, by the database’s own clock.';
comment on function keep_published() is 'Refuses to change, move or remove what was published, whoever asks.';
comment on function tell_session_ended() is 'Writes the news that a session ended.';
comment on function tell_plan_changed() is 'Writes the news that a plan changed.';
comment on function tell_analysis_settled() is 'Writes the news that a saved match ended.';
comment on function tell_ticket_changed() is 'Writes the news that a ticket changed or went; a message tells of itself.';
comment on function tell_broadcast_changed() is 'Writes the news of how far a ticket for everybody has come.';
comment on function tell_broadcast_finished() is 'Writes the news that a ticket for everybody reached everybody.';
comment on function tell_thread_read() is 'Writes the news that a conversation was read.';
comment on function take_ticket_message() is 'Numbers a message and brings its ticket up to date, in one step.';
comment on function take_admin_message() is 'Numbers a message and brings its conversation up to date, in one step.';
comment on function change_ticket_status() is 'Keeps a closed ticket closed, and notes when one was resolved.';
comment on function keep_an_admin() is 'Refuses to leave an installation that has an admin without one.';
comment on function keep_admin_actions() is 'Refuses to change the log, but for emptying it of who left.';
comment on function keep_pause() is 'Refuses to make a pause shorter.';

comment on trigger live_events_notify on live_events is 'Processes hear of news at once, without asking again and again.';
comment on trigger jobs_notify on jobs is 'Processes hear of new work at once.';
comment on trigger sessions_live on sessions is 'A tab whose session ended must hear of it, whoever ended it.';
comment on trigger profiles_added on profiles is 'No account is without plan, conversation and tally, or uncounted, whoever makes it.';
comment on trigger profiles_removed on profiles is 'The counts of accounts cannot disagree with the accounts.';
comment on trigger user_roles_last_admin on user_roles is 'The last admin cannot go, also when two remove each other at once.';
comment on trigger plans_live on plans is 'Open tabs show a plan as it is, whoever changed it.';
comment on trigger plans_counted on plans is 'The counts and the log of money cannot disagree with the plans, whichever way changed them.';
comment on trigger analyses_added on analyses is 'The tally and the days’ counts cannot disagree with the rows.';
comment on trigger analyses_removed on analyses is 'The tally and the days’ counts cannot disagree with the rows.';
comment on trigger analyses_changed on analyses is 'The tally of green and red cannot disagree with the rows.';
comment on trigger analyses_settled_live on analyses is 'The owner hears when a saved match ended or was corrected.';
comment on trigger analyses_keep_published on analyses is 'What was published is evidence: nobody changes it, its result follows its pick.';
comment on trigger analyses_keep_all_published on analyses is 'Emptying the table would remove what was published, too.';
comment on trigger message_threads_live on message_threads is 'The other side hears that a conversation was read.';
comment on trigger admin_messages_take on admin_messages is 'Number, preview, unread count and news cannot disagree with a message.';
comment on trigger ticket_broadcasts_live on ticket_broadcasts is 'The admin who asked hears that it is done.';
comment on trigger broadcast_recipients_live on broadcast_recipients is 'The admin who asked sees how far it has come.';
comment on trigger support_tickets_status on support_tickets is 'Closed is the end, and the seven quiet days begin with resolving.';
comment on trigger support_tickets_live on support_tickets is 'Both sides hear of a ticket that changed or went.';
comment on trigger ticket_messages_take on ticket_messages is 'Number, preview, unread flags and news cannot disagree with a message.';
comment on trigger admin_actions_kept on admin_actions is 'What an admin did stays written.';
comment on trigger play_pauses_keep on play_pauses is 'A pause is a promise to oneself: no door and no statement ends it early.';
