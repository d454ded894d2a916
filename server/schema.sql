-- The whole schema as the migrations leave it, grouped by who owns what (scripts/shape/table-owners.ts).
-- Written by `npm run db:schema` from a migrated database; a test compares the two, and makes a database from this file.
-- To read, not to run: databases are made and changed by server/migrations.

create extension if not exists pg_trgm;


-- platform ------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.preview_of(message text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "left"(regexp_replace(message, '\s+'::text, ' '::text, 'g'::text), 200);
comment on function preview_of(text) is 'The beginning of a message on one line.';

CREATE OR REPLACE FUNCTION public.searchable(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(translate(NORMALIZE(words, NFC), 'ÁÀÂÃÄáàâãäÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ'::text, 'aaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnn'::text));
comment on function searchable(text) is 'What a search compares: small letters without accents, whatever the database’s locale knows of them.';

create table cache_entries (
  key text not null,
  value jsonb,
  fetched_at timestamptz,
  lease_until timestamptz,
  lease_token uuid,
  failed_at timestamptz,
  constraint cache_entries_pkey PRIMARY KEY (key)
);
comment on table cache_entries is 'Answers of outside services, each fetched by one process at a time.';
comment on column cache_entries.lease_until is 'Until then one process is fetching it.';
CREATE INDEX cache_entries_age ON cache_entries USING btree (fetched_at);

create table jobs (
  id uuid default uuidv7() not null,
  kind text not null,
  key text,
  payload jsonb default '{}'::jsonb not null,
  state text default 'waiting'::text not null,
  every_ms integer,
  run_at timestamptz default now() not null,
  attempts integer default 0 not null,
  attempts_max integer default 8 not null,
  lease_until timestamptz,
  lease_token uuid,
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_failed_at timestamptz,
  last_failure text,
  failures integer default 0 not null,
  created_at timestamptz default now() not null,
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_key_key UNIQUE (key),
  constraint jobs_every_ms_check CHECK (every_ms > 0),
  constraint jobs_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))
);
comment on table jobs is 'Work to be done by any process, once or again and again, under a lease.';
comment on column jobs.key is 'Names a job that must exist once.';
CREATE INDEX jobs_due ON jobs USING btree (run_at) WHERE state = 'waiting'::text;
CREATE INDEX jobs_finished ON jobs USING btree (last_finished_at) WHERE state <> 'waiting'::text;

create table live_events (
  id bigint generated always as identity not null,
  xid xid8 default pg_current_xact_id() not null,
  user_id uuid,
  type text not null,
  data jsonb not null,
  created_at timestamptz default now() not null,
  constraint live_events_pkey PRIMARY KEY (id)
);
comment on table live_events is 'News for open tabs, written in the transaction of the change they tell of and kept for a day.';
comment on column live_events.xid is 'The writing transaction. Readers take only rows below the oldest one still running, in the order (xid, id), so that a late commit is not passed over.';
comment on column live_events.user_id is 'Whose news they are; null where everybody’s who is signed in. Admins hear all of them.';
CREATE INDEX live_events_age ON live_events USING btree (created_at);
CREATE INDEX live_events_order ON live_events USING btree (xid, id);
CREATE INDEX live_events_user_order ON live_events USING btree (user_id, xid, id);

create table live_horizon (
  only_row boolean default true not null,
  xid xid8 default '0'::xid8 not null,
  id bigint default 0 not null,
  constraint live_horizon_pkey PRIMARY KEY (only_row),
  constraint live_horizon_only_row_check CHECK (only_row)
);
comment on table live_horizon is 'Where the kept news begin: a reader from before this point must load everything anew.';

create table rate_limits (
  key varchar(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
comment on table rate_limits is 'Counters of rate-limiter-flexible, whose columns these are.';
CREATE INDEX rate_limits_expire ON rate_limits USING btree (expire);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamptz default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
comment on table schema_migrations is 'Which migrations ran, with the checksum of each.';

CREATE OR REPLACE FUNCTION public.notify_channel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $function$;
comment on function notify_channel() is 'Wakes whoever listens to the channel that the trigger names.';

CREATE TRIGGER jobs_notify AFTER INSERT ON jobs FOR EACH STATEMENT EXECUTE FUNCTION notify_channel('jobs');
comment on trigger jobs_notify on jobs is 'Processes hear of new work at once.';

CREATE TRIGGER live_events_notify AFTER INSERT ON live_events FOR EACH STATEMENT EXECUTE FUNCTION notify_channel('live');
comment on trigger live_events_notify on live_events is 'Processes hear of news at once, without asking again and again.';


-- identity ------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.mailbox_of(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT CASE WHEN ((written.plain ~~ '%@gmail.com'::text) OR (written.plain ~~ '%@googlemail.com'::text)) THEN (replace(split_part(written.plain, '@'::text, 1), '.'::text, ''::text) || '@gmail.com'::text) ELSE written.plain END AS plain FROM (SELECT regexp_replace(lower(btrim(mailbox_of.email)), '^([^+@]+)\+[^@]*@'::text, '\1@'::text) AS regexp_replace) written(plain));
comment on function mailbox_of(text) is 'Where mail to this address arrives: without what follows a plus, and at Gmail without dots.';

CREATE OR REPLACE FUNCTION public.number_of(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT CASE WHEN (written.digits ~ '^\d\d[6-9]\d{7}$'::text) THEN (("left"(written.digits, 2) || '9'::text) || "right"(written.digits, 8)) ELSE NULLIF(written.digits, ''::text) END AS "nullif" FROM (SELECT regexp_replace(number_of.phone, '\D'::text, ''::text, 'g'::text) AS regexp_replace) written(digits));
comment on function number_of(text) is 'The digits of a number; a mobile one always with its ninth digit.';

CREATE OR REPLACE FUNCTION public.contact_keys(email text, phone text, whatsapp text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN array_remove(ARRAY[('email:'::text || mailbox_of(email)), ('phone:'::text || number_of(phone)), ('phone:'::text || number_of(whatsapp))], NULL::text);
comment on function contact_keys(text,text,text) is 'What tells a person by the ways to reach them; accounts that share one are one person’s.';

create table profiles (
  id uuid default uuidv7() not null,
  name text,
  email text not null,
  email_verified boolean default false not null,
  image text,
  birth_date date,
  city text,
  state text,
  phone text,
  whatsapp text,
  stake_default numeric(12,2) default 100 not null,
  tipster_slug text,
  brand_color text,
  brand_logo text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  suspended_at timestamptz,
  name_sort text collate "C" generated always as (searchable(COALESCE(NULLIF(name, ''::text), email))) stored not null,
  consented_at timestamptz,
  consent_version text,
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_tipster_slug_key UNIQUE (tipster_slug),
  constraint profiles_brand_color CHECK (brand_color ~ '^#[0-9a-f]{6}$'::text),
  constraint profiles_consent_whole CHECK ((consented_at IS NULL) = (consent_version IS NULL)),
  constraint profiles_email_length CHECK (char_length(email) <= 255),
  constraint profiles_email_lower CHECK (email = lower(email)),
  constraint profiles_name_length CHECK (char_length(name) <= 100),
  constraint profiles_stake_default_check CHECK (stake_default > 0::numeric AND stake_default <= 1000000::numeric),
  constraint profiles_tipster_slug CHECK (tipster_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(tipster_slug) >= 3 AND char_length(tipster_slug) <= 30)
);
comment on table profiles is 'Who there is; also the user table of the sign-in library, so that user and profile cannot drift apart.';
comment on column profiles.suspended_at is 'Neither old sessions nor new ones of a suspended account open any door.';
comment on column profiles.name_sort is 'What the admins’ list sorts by: without accents and capitals, the e-mail where there is no name.';
comment on column profiles.consented_at is 'When its owner confirmed being an adult and accepted terms and privacy policy; null from before that was kept.';
comment on column profiles.consent_version is 'Which text was accepted: the day since which it is in force.';
CREATE INDEX profiles_by_email ON profiles USING btree (email COLLATE "C") INCLUDE (id);
CREATE INDEX profiles_by_name ON profiles USING btree (name_sort, id);
CREATE INDEX profiles_by_newest ON profiles USING btree (created_at DESC, id DESC);
CREATE INDEX profiles_contact_keys ON profiles USING gin (contact_keys(email, phone, whatsapp));
CREATE UNIQUE INDEX profiles_email ON profiles USING btree (email);
CREATE INDEX profiles_search ON profiles USING gin (searchable((COALESCE(name, ''::text) || ' '::text) || email) gin_trgm_ops);
CREATE INDEX profiles_tipsters ON profiles USING btree (email) WHERE tipster_slug IS NOT NULL;

create table accounts (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table accounts is 'The password hash of each user, in the shape the sign-in library wants.';
CREATE INDEX accounts_user ON accounts USING btree (user_id);

create table sessions (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table sessions is 'Who is signed in, and where.';
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

create table sign_in_places (
  user_id uuid not null,
  place text not null,
  last_seen_at timestamptz not null,
  constraint sign_in_places_pkey PRIMARY KEY (user_id, place),
  constraint sign_in_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table sign_in_places is 'Devices and addresses, hashed, from which somebody signed in before; strangers who fail cannot lock the owner out there.';

create table user_roles (
  user_id uuid not null,
  role text not null,
  created_at timestamptz default now() not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_role_check CHECK (role = 'admin'::text),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table user_roles is 'Who is an admin.';

create table verifications (
  id uuid default uuidv7() not null,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint verifications_pkey PRIMARY KEY (id)
);
comment on table verifications is 'Mailed links that are still open: for a new password, or to sign in.';
CREATE INDEX verifications_expiry ON verifications USING btree (expires_at);
CREATE INDEX verifications_identifier ON verifications USING btree (identifier);

create view people as
 SELECT p.id,
    p.name,
    p.email,
    p.phone,
    p.created_at,
    p.suspended_at,
    p.tipster_slug,
    p.brand_color,
    p.brand_logo,
    p.name_sort,
    searchable((COALESCE(p.name, ''::text) || ' '::text) || p.email) AS search_text,
    r.user_id IS NOT NULL AS is_admin
   FROM profiles p
     LEFT JOIN user_roles r ON r.user_id = p.id AND r.role = 'admin'::text;
comment on view people is 'What everybody may know of a user: profiles with whether they are an admin.';

CREATE OR REPLACE FUNCTION public.keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('user_roles.last_admin'));
  if not exists (select from user_roles where role = 'admin') then
    raise exception 'the last admin cannot be removed' using errcode = 'restrict_violation', constraint = 'user_roles_last_admin';
  end if;
  return null;
end $function$;
comment on function keep_an_admin() is 'Refuses to leave an installation that has an admin without one.';

CREATE OR REPLACE FUNCTION public.open_and_count_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform count_days('accounts', array_agg(created_at), -1) from changed;
    return null;
  end if;
  insert into plans (user_id) select id from changed;
  insert into support_threads (id, kind, user_id) select id, 'direct', id from changed;
  insert into analysis_tallies (user_id) select id from changed;
  perform count_days('accounts', array_agg(created_at), 1) from changed;
  return null;
end $function$;
comment on function open_and_count_accounts() is 'Gives a new account its plan, its conversation with support and its tally, and counts it by its day.';

CREATE OR REPLACE FUNCTION public.tell_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data)
  values (old.user_id, 'session.ended', jsonb_build_object('sessionId', old.id));
  return null;
end $function$;
comment on function tell_session_ended() is 'Writes the news that a session ended.';

CREATE TRIGGER profiles_added AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION open_and_count_accounts();
comment on trigger profiles_added on profiles is 'No account is without plan, conversation and tally, or uncounted, whoever makes it.';

CREATE TRIGGER profiles_removed AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION open_and_count_accounts();
comment on trigger profiles_removed on profiles is 'The counts of accounts cannot disagree with the accounts.';

CREATE TRIGGER sessions_live AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
comment on trigger sessions_live on sessions is 'A tab whose session ended must hear of it, whoever ended it.';

CREATE TRIGGER user_roles_last_admin AFTER DELETE ON user_roles FOR EACH ROW WHEN (old.role = 'admin'::text) EXECUTE FUNCTION keep_an_admin();
comment on trigger user_roles_last_admin on user_roles is 'The last admin cannot go, also when two remove each other at once.';


-- billing -------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.month_end_sao_paulo(moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN ((date_trunc('month'::text, (moment AT TIME ZONE 'America/Sao_Paulo'::text)) + '1 mon'::interval) AT TIME ZONE 'America/Sao_Paulo'::text);
comment on function month_end_sao_paulo(timestamp with time zone) is 'The end of the calendar month in São Paulo, when the monthly counter starts again.';

create table checkout_attempts (
  user_id uuid not null,
  plan text not null,
  key uuid not null,
  started_at timestamptz not null,
  constraint checkout_attempts_pkey PRIMARY KEY (user_id),
  constraint checkout_attempts_plan_check CHECK (plan = ANY (ARRAY['starter'::text, 'pro'::text, 'black'::text])),
  constraint checkout_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table checkout_attempts is 'The one attempt to pay that a user may have at a time, so that two clicks share one checkout.';

create table demo_payment_records (
  id text not null,
  customer text not null,
  kind text not null,
  body jsonb not null,
  created_at timestamptz default now() not null,
  constraint demo_payment_records_pkey PRIMARY KEY (id),
  constraint demo_payment_records_kind_check CHECK (kind = ANY (ARRAY['checkout'::text, 'subscription'::text]))
);
comment on table demo_payment_records is 'What the demonstration payment remembers in place of a provider.';
CREATE INDEX demo_payment_records_of ON demo_payment_records USING btree (customer, kind);

create table payment_events (
  id text not null,
  type text not null,
  received_at timestamptz not null,
  constraint payment_events_pkey PRIMARY KEY (id)
);
comment on table payment_events is 'Events of the payment provider that have had their effect, each written in the transaction of that effect.';
CREATE INDEX payment_events_age ON payment_events USING btree (received_at);

create table plans (
  user_id uuid not null,
  plan text default 'teste'::text not null,
  active boolean default true not null,
  analyses_count_month integer default 0 not null,
  analyses_reset_at timestamptz default month_end_sao_paulo(now()) not null,
  stripe_customer text,
  stripe_subscription text,
  current_period_end timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  subscription_status text,
  subscription_cancels_at timestamptz,
  access_until timestamptz,
  billing_version integer default 0 not null,
  billing_checked_at timestamptz,
  grace_ended_at timestamptz,
  constraint plans_pkey PRIMARY KEY (user_id),
  constraint plans_stripe_customer_key UNIQUE (stripe_customer),
  constraint plans_stripe_subscription_key UNIQUE (stripe_subscription),
  constraint plans_analyses_count_month_check CHECK (analyses_count_month >= 0),
  constraint plans_plan_check CHECK (plan = ANY (ARRAY['teste'::text, 'starter'::text, 'pro'::text, 'black'::text, 'admin'::text, 'vip_unlimited'::text])),
  constraint plans_subscription_status_check CHECK (subscription_status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'canceled'::text, 'unpaid'::text, 'incomplete'::text, 'incomplete_expired'::text, 'paused'::text, 'uncollected'::text])),
  constraint plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table plans is 'The plan of every user, what the payment provider last said of it, and the counter of the month.';
comment on column plans.subscription_cancels_at is 'When the subscription is set to end by itself; null when it renews.';
comment on column plans.access_until is 'Until when a subscription gives the plan; null when none gave it.';
comment on column plans.billing_version is 'Counts the provider’s answers written here: who asked before the last one asks again.';
comment on column plans.grace_ended_at is 'An admin ended the days of grace: a bill unpaid since before this gives no more of them.';
CREATE INDEX plans_customers ON plans USING btree (user_id) WHERE stripe_customer IS NOT NULL;
CREATE INDEX plans_past_due ON plans USING btree (access_until) WHERE subscription_status = 'past_due'::text;
CREATE INDEX plans_paying ON plans USING btree (plan, current_period_end) WHERE active AND (plan <> ALL (ARRAY['teste'::text, 'admin'::text, 'vip_unlimited'::text]));
CREATE INDEX plans_renewals ON plans USING btree (current_period_end) INCLUDE (plan, access_until) WHERE active AND (plan = ANY (ARRAY['starter'::text, 'pro'::text, 'black'::text])) AND stripe_subscription IS NOT NULL;
CREATE INDEX plans_running_out ON plans USING btree (access_until) WHERE access_until IS NOT NULL;

CREATE OR REPLACE FUNCTION public.is_paying(p plans)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN ((p).active AND ((p).plan = ANY (ARRAY['starter'::text, 'pro'::text, 'black'::text])) AND ((p).stripe_subscription IS NOT NULL) AND ((p).subscription_status IS DISTINCT FROM 'uncollected'::text));
comment on function is_paying(plans) is 'A plan that somebody pays for, as finance counts it; whether its period still runs is asked beside it.';

CREATE OR REPLACE FUNCTION public.plan_changes_between(before plans, after plans)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN array_remove(ARRAY[CASE WHEN (is_paying(after) AND (NOT is_paying(before))) THEN 'started'::text WHEN (is_paying(before) AND (NOT is_paying(after))) THEN 'ended'::text WHEN (is_paying(after) AND ((after).plan <> (before).plan)) THEN 'changed'::text ELSE NULL::text END, CASE WHEN (is_paying(before) AND ((before).subscription_cancels_at IS NULL) AND ((before).subscription_status <> 'canceled'::text) AND (((after).subscription_cancels_at IS NOT NULL) OR ((after).subscription_status = 'canceled'::text))) THEN 'cancelled'::text WHEN (is_paying(after) AND ((before).subscription_cancels_at IS NOT NULL) AND ((after).subscription_cancels_at IS NULL) AND ((after).subscription_status <> 'canceled'::text)) THEN 'resumed'::text ELSE NULL::text END, CASE WHEN (((after).subscription_status = ANY (ARRAY['past_due'::text, 'unpaid'::text])) AND (COALESCE((before).subscription_status, ''::text) <> ALL (ARRAY['past_due'::text, 'unpaid'::text]))) THEN 'payment_failed'::text ELSE NULL::text END], NULL::text);
comment on function plan_changes_between(plans,plans) is 'What a change of a plan means for money, by the names that plan_changes keeps.';

create view member_plans as
 SELECT user_id,
    plan,
    active,
    access_until,
    current_period_end,
    subscription_status,
    subscription_cancels_at,
    analyses_count_month,
    analyses_reset_at,
    is_paying(plans.*) AS is_paying
   FROM plans;
comment on view member_plans is 'What everybody may know of a plan as it is written; what it is worth at a moment says planAt in core.';

CREATE OR REPLACE FUNCTION public.count_and_note_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
comment on function count_and_note_plan() is 'Keeps plan_totals and plan_changes with every change of a plan.';

CREATE OR REPLACE FUNCTION public.tell_plan_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data)
  values (new.user_id, 'plan.changed', jsonb_build_object('plan', new.plan, 'active', new.active));
  return null;
end $function$;
comment on function tell_plan_changed() is 'Writes the news that a plan changed.';

CREATE TRIGGER plans_counted AFTER INSERT OR DELETE OR UPDATE OF plan, active, stripe_subscription, subscription_status, subscription_cancels_at ON plans FOR EACH ROW EXECUTE FUNCTION count_and_note_plan();
comment on trigger plans_counted on plans is 'The counts and the log of money cannot disagree with the plans, whichever way changed them.';

CREATE TRIGGER plans_live AFTER UPDATE ON plans FOR EACH ROW WHEN (old.plan IS DISTINCT FROM new.plan OR old.active IS DISTINCT FROM new.active OR old.current_period_end IS DISTINCT FROM new.current_period_end OR old.subscription_status IS DISTINCT FROM new.subscription_status OR old.subscription_cancels_at IS DISTINCT FROM new.subscription_cancels_at OR old.access_until IS DISTINCT FROM new.access_until) EXECUTE FUNCTION tell_plan_changed();
comment on trigger plans_live on plans is 'Open tabs show a plan as it is, whoever changed it.';


-- mail ----------------------------------------------------------------------------------------------------------------

create table mail_outbox (
  id uuid default uuidv7() not null,
  recipient text not null,
  subject text not null,
  body text,
  created_at timestamptz default now() not null,
  sent_at timestamptz,
  expires_at timestamptz,
  given_up_at timestamptz,
  failure text,
  constraint mail_outbox_pkey PRIMARY KEY (id)
);
comment on table mail_outbox is 'Mail to be sent, or to be read by an admin where no mail server is set.';
comment on column mail_outbox.body is 'Sealed; emptied once it was handed over.';
CREATE INDEX mail_outbox_newest ON mail_outbox USING btree (created_at DESC);


-- fixtures ------------------------------------------------------------------------------------------------------------

create table kept_days (
  source text not null,
  day date not null,
  fixture_ids jsonb not null,
  live_goals jsonb not null,
  fetched_at timestamptz not null,
  fresh_until timestamptz,
  constraint kept_days_pkey PRIMARY KEY (source, day)
);
comment on table kept_days is 'The games that a source last listed for a day in São Paulo.';
comment on column kept_days.fixture_ids is 'Its games, and those without an hour that it listed before and left out since.';
comment on column kept_days.live_goals is 'Goals so far of games that are on, by game: a stored score is a final one.';
comment on column kept_days.fetched_at is 'When the source told it.';
comment on column kept_days.fresh_until is 'Until when it is not asked again; null where nothing can change any more.';

create table leagues (
  id bigint generated always as identity not null,
  source text not null,
  source_id text not null,
  name text not null,
  country text,
  is_demo boolean not null,
  above_id bigint,
  wanted_at timestamptz,
  history_at timestamptz,
  created_at timestamptz default now() not null,
  constraint leagues_pkey PRIMARY KEY (id),
  constraint leagues_source_source_id_key UNIQUE (source, source_id),
  constraint leagues_above_id_fkey FOREIGN KEY (above_id) REFERENCES leagues(id)
);
comment on table leagues is 'Competitions under ids of ours, whatever source serves them.';
comment on column leagues.is_demo is 'Made-up games stay marked as such, also when a real source serves later.';
comment on column leagues.above_id is 'The division its best clubs go up to, where the source says so.';
comment on column leagues.wanted_at is 'Somebody looks at its games: history, prices and ratings are worth their calls.';
comment on column leagues.history_at is 'Past seasons were fetched up to this moment.';
CREATE INDEX leagues_wanted ON leagues USING btree (wanted_at) WHERE wanted_at IS NOT NULL;

create table league_ratings (
  league_id bigint not null,
  as_of date not null,
  fitted_at timestamptz not null,
  matches integer not null,
  ratings jsonb not null,
  counts jsonb,
  constraint league_ratings_pkey PRIMARY KEY (league_id, as_of),
  constraint league_ratings_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE
);
comment on table league_ratings is 'How strong the clubs of a league are, as known before a day.';
comment on column league_ratings.as_of is 'The first day they may forecast: they know only what was played before it.';

create table teams (
  id bigint generated always as identity not null,
  source text not null,
  source_id text not null,
  name text not null,
  logo text,
  created_at timestamptz default now() not null,
  constraint teams_pkey PRIMARY KEY (id),
  constraint teams_source_source_id_key UNIQUE (source, source_id)
);
comment on table teams is 'Clubs under ids of ours.';

create table club_crests (
  team_id bigint not null,
  address text not null,
  picture bytea,
  asked_at timestamptz not null,
  constraint club_crests_pkey PRIMARY KEY (team_id),
  constraint club_crests_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE
);
comment on table club_crests is 'The crest of a club, drawn anew from what its source gave.';
comment on column club_crests.address is 'Where it was asked for; a source that tells another is asked again.';
comment on column club_crests.picture is 'As WebP; null where none could be had.';

create table favourites (
  user_id uuid not null,
  team_id bigint,
  league_id bigint,
  created_at timestamptz(3) default now() not null,
  constraint favourites_once UNIQUE NULLS NOT DISTINCT (user_id, team_id, league_id),
  constraint favourites_one_subject CHECK (num_nonnulls(team_id, league_id) = 1),
  constraint favourites_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE,
  constraint favourites_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  constraint favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table favourites is 'Clubs and leagues that a member starred.';
CREATE INDEX favourites_league ON favourites USING btree (league_id);
CREATE INDEX favourites_team ON favourites USING btree (team_id);

create table fixtures (
  id bigint generated always as identity not null,
  source text not null,
  source_id text not null,
  league_id bigint not null,
  season integer not null,
  round text,
  home_id bigint not null,
  away_id bigint not null,
  kick_off timestamptz not null,
  is_time_known boolean not null,
  state text not null,
  venue_name text,
  venue_city text,
  lat float8,
  lon float8,
  home_goals smallint,
  away_goals smallint,
  home_half_time_goals smallint,
  away_half_time_goals smallint,
  home_shots smallint,
  away_shots smallint,
  home_shots_on_target smallint,
  away_shots_on_target smallint,
  home_corners smallint,
  away_corners smallint,
  home_yellow_cards smallint,
  away_yellow_cards smallint,
  home_red_cards smallint,
  away_red_cards smallint,
  market_home_goals float8,
  market_away_goals float8,
  statistics_asked_at timestamptz,
  odds_asked_at timestamptz,
  updated_at timestamptz default now() not null,
  constraint fixtures_pkey PRIMARY KEY (id),
  constraint fixtures_source_source_id_key UNIQUE (source, source_id),
  constraint fixtures_away_goals_check CHECK (away_goals >= 0),
  constraint fixtures_finished_has_score CHECK (state <> 'finished'::text OR home_goals IS NOT NULL AND away_goals IS NOT NULL),
  constraint fixtures_home_goals_check CHECK (home_goals >= 0),
  constraint fixtures_state_check CHECK (state = ANY (ARRAY['scheduled'::text, 'live'::text, 'finished'::text, 'postponed'::text, 'cancelled'::text, 'abandoned'::text])),
  constraint fixtures_two_clubs CHECK (home_id <> away_id),
  constraint fixtures_away_id_fkey FOREIGN KEY (away_id) REFERENCES teams(id),
  constraint fixtures_home_id_fkey FOREIGN KEY (home_id) REFERENCES teams(id),
  constraint fixtures_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id)
);
comment on table fixtures is 'Games under ids of ours, with score and statistics of the 90 minutes.';
comment on column fixtures.home_goals is 'Of the 90 minutes.';
comment on column fixtures.away_goals is 'Of the 90 minutes.';
comment on column fixtures.market_home_goals is 'The goals that the closing prices implied: evidence for later matches.';
comment on column fixtures.market_away_goals is 'The goals that the closing prices implied: evidence for later matches.';
CREATE INDEX fixtures_away ON fixtures USING btree (away_id, kick_off);
CREATE INDEX fixtures_home ON fixtures USING btree (home_id, kick_off);
CREATE INDEX fixtures_kick_off ON fixtures USING btree (kick_off);
CREATE INDEX fixtures_league_season ON fixtures USING btree (league_id, season, kick_off);

create table closing_prices (
  fixture_id bigint not null,
  kick_off timestamptz not null,
  quotes jsonb not null,
  kept_at timestamptz not null,
  constraint closing_prices_pkey PRIMARY KEY (fixture_id),
  constraint closing_prices_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixtures(id) ON DELETE CASCADE
);
comment on table closing_prices is 'The last price of every house before kick-off, kept for as long as the game is.';
comment on column closing_prices.kick_off is 'The hour they were the last before; a match that was moved is looked at again.';
comment on column closing_prices.quotes is 'As the odds port tells them; empty where no house had a price.';

create table odds_quotes (
  id bigint generated always as identity not null,
  fixture_id bigint not null,
  house text not null,
  market text not null,
  line numeric(4,2),
  outcome text not null,
  price numeric(8,3) not null,
  quoted_at timestamptz not null,
  received_at timestamptz not null,
  confirmed_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint odds_quotes_pkey PRIMARY KEY (id),
  constraint odds_quotes_check CHECK (confirmed_at >= quoted_at),
  constraint odds_quotes_price_check CHECK (price > 1::numeric),
  constraint odds_quotes_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixtures(id) ON DELETE CASCADE
);
comment on table odds_quotes is 'Every price of every house, each time it changed.';
comment on column odds_quotes.quoted_at is 'When the house set it.';
comment on column odds_quotes.received_at is 'When we first read it.';
comment on column odds_quotes.confirmed_at is 'When the house last stood by it.';
comment on column odds_quotes.withdrawn_at is 'When an answer of the houses was first without it; null while it stands or until a newer price came.';
CREATE INDEX odds_quotes_latest ON odds_quotes USING btree (fixture_id, house, market, outcome, id);

create table squad_news (
  fixture_id bigint not null,
  asked_at timestamptz not null,
  basis text,
  missing jsonb,
  constraint squad_news_pkey PRIMARY KEY (fixture_id),
  constraint squad_news_basis_check CHECK (basis = ANY (ARRAY['lineups'::text, 'absences'::text])),
  constraint squad_news_whole CHECK ((basis IS NULL) = (missing IS NULL)),
  constraint squad_news_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixtures(id) ON DELETE CASCADE
);
comment on table squad_news is 'What is missing of each side of a game, from its line-ups or from who is said to be out.';
comment on column squad_news.asked_at is 'When the source was last asked.';
comment on column squad_news.basis is 'What it was told by; null while the source has nothing.';
comment on column squad_news.missing is 'Of each side the shares of its minutes and goals that are out beyond the usual.';

create table venue_places (
  city text not null,
  country text not null,
  lat float8,
  lon float8,
  asked_at timestamptz default now() not null,
  constraint venue_places_pkey PRIMARY KEY (city, country)
);
comment on table venue_places is 'Where a city lies, asked once and kept.';

create view games as
 SELECT f.id,
    f.league_id,
    f.home_id,
    f.away_id,
    f.kick_off,
    f.is_time_known,
    f.state,
    f.home_goals,
    f.away_goals,
    f.home_half_time_goals,
    f.away_half_time_goals,
    f.home_corners,
    f.away_corners,
    f.home_yellow_cards,
    f.away_yellow_cards,
    f.home_red_cards,
    f.away_red_cards,
    f.updated_at,
    l.is_demo
   FROM fixtures f
     LEFT JOIN leagues l ON l.id = f.league_id;
comment on view games is 'What everybody may know of a game, found by its id.';


-- providers -----------------------------------------------------------------------------------------------------------

create table provider_budgets (
  source text not null,
  period text not null,
  starts_at timestamptz not null,
  used integer not null,
  used_by_jobs integer default 0 not null,
  constraint provider_budgets_pkey PRIMARY KEY (source, period, starts_at),
  constraint provider_budgets_period_check CHECK (period = ANY (ARRAY['minute'::text, 'day'::text]))
);
comment on table provider_budgets is 'What was asked of each service in a minute and a day, by all processes together.';
comment on column provider_budgets.used_by_jobs is 'The part of it that jobs used.';
CREATE INDEX provider_budgets_age ON provider_budgets USING btree (starts_at);

create table provider_failures (
  id bigint generated always as identity not null,
  kind text not null,
  source text not null,
  failed_at timestamptz not null,
  constraint provider_failures_pkey PRIMARY KEY (id)
);
comment on table provider_failures is 'Failures of the last half minute, which decide whether to go on asking.';
CREATE INDEX provider_failures_recent ON provider_failures USING btree (kind, source, failed_at);

create table provider_quotas (
  source text not null,
  period text not null,
  quota_limit integer,
  quota_left integer not null,
  seen_at timestamptz not null,
  constraint provider_quotas_pkey PRIMARY KEY (source, period),
  constraint provider_quotas_period_check CHECK (period = ANY (ARRAY['minute'::text, 'day'::text, 'month'::text]))
);
comment on table provider_quotas is 'What each service itself last said is left.';

create table provider_states (
  kind text not null,
  source text not null,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  open_until timestamptz,
  failures integer default 0 not null,
  failing_since timestamptz,
  constraint provider_states_pkey PRIMARY KEY (kind, source),
  constraint provider_states_failures_check CHECK (failures >= 0),
  constraint provider_states_kind_check CHECK (kind = ANY (ARRAY['football'::text, 'odds'::text, 'weather'::text, 'ai'::text, 'mail'::text, 'payments'::text]))
);
comment on table provider_states is 'How each outside service does, and until when nobody asks it.';
comment on column provider_states.open_until is 'While this lies ahead nobody asks; once it has passed, one caller tries.';
comment on column provider_states.failures is 'Calls that failed in a row; none after a success.';
comment on column provider_states.failing_since is 'When the first of them failed.';

create table refused_questions (
  source text not null,
  asked text not null,
  refused_at timestamptz not null,
  constraint refused_questions_pkey PRIMARY KEY (source, asked)
);
comment on table refused_questions is 'Questions that a service will not answer, such as a season that the plan does not have; not asked again for some hours.';

create table source_files (
  source text not null,
  path text not null,
  body text,
  games integer default 0 not null,
  version integer default 0 not null,
  etag text,
  last_modified text,
  changed_at timestamptz,
  checked_at timestamptz,
  asked_at timestamptz not null,
  failure text,
  is_announced boolean default true not null,
  constraint source_files_pkey PRIMARY KEY (source, path)
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

CREATE OR REPLACE FUNCTION public.tell_provider_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data)
  values ('00000000-0000-0000-0000-000000000000', 'provider.changed', jsonb_build_object('kind', new.kind));
  return null;
end $function$;
comment on function tell_provider_changed() is 'Writes the news that an outside service began to fail, failed again or works again.';

CREATE TRIGGER provider_states_added AFTER INSERT ON provider_states FOR EACH ROW WHEN (new.failures > 0) EXECUTE FUNCTION tell_provider_changed();
comment on trigger provider_states_added on provider_states is 'Admins hear of a service that fails from its first call on.';

CREATE TRIGGER provider_states_changed AFTER UPDATE ON provider_states FOR EACH ROW WHEN (old.failures IS DISTINCT FROM new.failures OR old.open_until IS DISTINCT FROM new.open_until) EXECUTE FUNCTION tell_provider_changed();
comment on trigger provider_states_changed on provider_states is 'Admins see a failing service, and that it works again, as it happens.';


-- analysis ------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.month_counted(reset_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN ((date_trunc('month'::text, (reset_at AT TIME ZONE 'America/Sao_Paulo'::text)) - '1 mon'::interval))::date;
comment on function month_counted(timestamp with time zone) is 'The first day of the month that a plan’s counter counts, read from the moment at which that month ends.';

create table analysis_runs (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  fixture_id bigint not null,
  created_at timestamptz(3) default now() not null,
  result jsonb not null,
  constraint analysis_runs_pkey PRIMARY KEY (id),
  constraint analysis_runs_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixtures(id),
  constraint analysis_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table analysis_runs is 'Every analysis that was made, as it was answered.';
CREATE INDEX analysis_runs_by_age ON analysis_runs USING btree (created_at);
CREATE INDEX analysis_runs_of_fixture ON analysis_runs USING btree (fixture_id);
CREATE INDEX analysis_runs_of_user ON analysis_runs USING btree (user_id, fixture_id, id DESC);

create table kept_usage (
  person_hash text not null,
  month date not null,
  used integer not null,
  constraint kept_usage_pkey PRIMARY KEY (person_hash),
  constraint kept_usage_used_check CHECK (used > 0)
);
comment on table kept_usage is 'How many matches the month had used when an account was deleted, by the same keyed hash: the month does not begin anew. Gone with the month.';

create table quota_claims (
  user_id uuid not null,
  month date not null,
  fixture_id bigint,
  conversation_id uuid,
  holds integer default 1 not null,
  created_at timestamptz default now() not null,
  answered boolean default false not null,
  working_until timestamptz,
  constraint quota_claims_once_a_month UNIQUE NULLS NOT DISTINCT (user_id, month, fixture_id, conversation_id),
  constraint quota_claims_fixture_id_check CHECK (fixture_id > 0),
  constraint quota_claims_holds_check CHECK (holds >= 0),
  constraint quota_claims_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint quota_claims_one_subject CHECK (num_nonnulls(fixture_id, conversation_id) = 1),
  constraint quota_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table quota_claims is 'The units of each month: a match, or a conversation that has none; an answer keeps it for good, work under way for its time.';
comment on column quota_claims.month is 'The first day of the month in São Paulo.';
comment on column quota_claims.holds is 'How many uses are under way; without an answer, the unit goes with the last of them.';
comment on column quota_claims.answered is 'Whether an answer came: then the unit stays used, whatever else fails.';
comment on column quota_claims.working_until is 'When whoever claimed last is done for sure; past it, without an answer, its process died.';

CREATE OR REPLACE FUNCTION public.claim_quota(owner uuid, fixture bigint, conversation uuid, quota_limit integer, moment timestamp with time zone, busy_until timestamp with time zone, OUT granted boolean, OUT new_unit boolean, OUT month date, OUT used integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  p plans;
  abandoned integer;
begin
  -- Locked before anything is read, so that claims of one user take turns.
  select * into strict p from plans where plans.user_id = owner for update;
  if p.analyses_reset_at <= moment then
    update plans set analyses_count_month = 0, analyses_reset_at = month_end_sao_paulo(moment)
      where plans.user_id = owner returning * into p;
  end if;
  claim_quota.month := month_counted(p.analyses_reset_at);

  delete from quota_claims c where c.user_id = owner and c.month = claim_quota.month and is_abandoned(c, moment);
  get diagnostics abandoned = row_count;
  if abandoned > 0 then
    update plans set analyses_count_month = greatest(0, analyses_count_month - abandoned)
      where plans.user_id = owner returning * into p;
  end if;
  claim_quota.used := p.analyses_count_month;

  update quota_claims c set holds = c.holds + 1, working_until = greatest(c.working_until, busy_until)
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

  insert into quota_claims (user_id, month, fixture_id, conversation_id, created_at, working_until)
    values (owner, claim_quota.month, fixture, conversation, moment, busy_until);
  update plans set analyses_count_month = analyses_count_month + 1
    where plans.user_id = owner returning analyses_count_month into claim_quota.used;
end $function$;
comment on function claim_quota(uuid,bigint,uuid,integer,timestamp with time zone,timestamp with time zone) is 'Claims one unit of the month, or holds one more time a unit it already has, after giving back what was abandoned; no limit is null.';

CREATE OR REPLACE FUNCTION public.give_back_quota(owner uuid, claimed_month date, fixture bigint, conversation uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from plans where user_id = owner for update;
  delete from quota_claims
    where user_id = owner and month = claimed_month and holds <= 1 and not answered
      and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  if found then
    update plans set analyses_count_month = greatest(0, analyses_count_month - 1)
      where user_id = owner and month_counted(analyses_reset_at) = claimed_month;
  else
    update quota_claims set holds = greatest(0, holds - 1)
      where user_id = owner and month = claimed_month
        and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  end if;
end $function$;
comment on function give_back_quota(uuid,date,bigint,uuid) is 'Takes one hold back; without an answer the unit goes with its last hold.';

CREATE OR REPLACE FUNCTION public.is_abandoned(c quota_claims, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((NOT (c).answered) AND (COALESCE((c).working_until, (c).created_at) <= moment) AND (NOT (EXISTS (SELECT FROM analysis_runs r WHERE ((r.user_id = (is_abandoned.c).user_id) AND (r.fixture_id = (is_abandoned.c).fixture_id) AND (r.created_at >= (is_abandoned.c).created_at))))));
comment on function is_abandoned(quota_claims,timestamp with time zone) is 'A unit that nobody works on any more and that no answer was stored for.';

CREATE OR REPLACE FUNCTION public.keep_quota(owner uuid, claimed_month date, fixture bigint, conversation uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from plans where user_id = owner for update;
  update quota_claims set answered = true, holds = greatest(0, holds - 1)
    where user_id = owner and month = claimed_month
      and fixture_id is not distinct from fixture and conversation_id is not distinct from conversation;
  if found then
    return;
  end if;
  -- Given back as abandoned while its work went on: the answer counts all the same.
  insert into quota_claims (user_id, month, fixture_id, conversation_id, holds, answered)
    values (owner, claimed_month, fixture, conversation, 0, true);
  update plans set analyses_count_month = analyses_count_month + 1
    where user_id = owner and month_counted(analyses_reset_at) = claimed_month;
end $function$;
comment on function keep_quota(uuid,date,bigint,uuid) is 'An answer came: the unit of this claim stays used.';

CREATE OR REPLACE FUNCTION public.carry_usage(owner uuid, hashes text[], moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE plans p SET analyses_count_month = kept.used, analyses_reset_at = month_end_sao_paulo(carry_usage.moment)
    FROM ( SELECT max(k.used) AS used
            FROM kept_usage k
           WHERE ((k.person_hash = ANY (carry_usage.hashes)) AND (k.month = month_counted(month_end_sao_paulo(carry_usage.moment))))) kept
   WHERE ((p.user_id = carry_usage.owner) AND (kept.used > 0));
END;
comment on function carry_usage(uuid,text[],timestamp with time zone) is 'Begins the month of a new account where the one of the same person stood.';

CREATE OR REPLACE FUNCTION public.keep_usage(owner uuid, hashes text[], moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO kept_usage (person_hash, month, used)  SELECT hash.hash,
             month_counted(p.analyses_reset_at) AS month_counted,
             p.analyses_count_month
            FROM plans p,
             unnest(keep_usage.hashes) hash(hash)
           WHERE ((p.user_id = keep_usage.owner) AND (p.analyses_reset_at > keep_usage.moment) AND (p.analyses_count_month > 0)) ON CONFLICT(person_hash) DO UPDATE SET month = excluded.month, used =
         CASE
             WHEN (kept_usage.month = excluded.month) THEN GREATEST(kept_usage.used, excluded.used)
             ELSE excluded.used
         END;
END;
comment on function keep_usage(uuid,text[],timestamp with time zone) is 'Notes what the month has used, for who leaves.';

create view made_analyses as
 SELECT id,
    user_id,
    fixture_id,
    created_at,
    result
   FROM analysis_runs;
comment on view made_analyses is 'Every analysis that was made, for reading.';


-- board ---------------------------------------------------------------------------------------------------------------

create table board_rows (
  fixture_id bigint not null,
  version integer not null,
  label text not null,
  figures jsonb not null,
  legs jsonb not null,
  made_at timestamptz not null,
  constraint board_rows_pkey PRIMARY KEY (fixture_id),
  constraint board_rows_label_check CHECK (label = ANY (ARRAY['value'::text, 'near'::text, 'none'::text, 'noOdds'::text])),
  constraint board_rows_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixtures(id) ON DELETE CASCADE
);
comment on table board_rows is 'The day’s board: chances, best prices and label of a game to come, as of made_at.';
comment on column board_rows.version is 'Of the shape of figures and legs; a row of another version counts as none and is made again.';
comment on column board_rows.label is 'Whether the rule finds value: value, near, none; noOdds where no house prices the game.';
comment on column board_rows.figures is 'What the board shows of the game.';
comment on column board_rows.legs is 'Chance and share refunded of each market that may be a leg of a combination over several games.';

CREATE OR REPLACE FUNCTION public.tell_board_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
comment on function tell_board_changed() is 'Writes the news that the board of some days shows something new.';

CREATE TRIGGER board_rows_added AFTER INSERT ON board_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_board_changed();
comment on trigger board_rows_added on board_rows is 'Who looks at a board sees games come to it as they are priced.';

CREATE TRIGGER board_rows_changed AFTER UPDATE ON board_rows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_board_changed();
comment on trigger board_rows_changed on board_rows is 'Who looks at a board sees prices and chances as they change, and hears nothing where they did not.';


-- history -------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.result_of_pick(outcome text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE outcome WHEN 'won'::text THEN 'green'::text WHEN 'lost'::text THEN 'red'::text ELSE NULL::text END;
comment on function result_of_pick(text) is 'The mark a pick deserves: won is green, lost is red, everything between is left to its owner.';

create table analyses (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  created_at timestamptz default now() not null,
  fixture_id bigint,
  league_id bigint,
  league_name text not null,
  season integer,
  home_id bigint,
  home_name text not null,
  away_id bigint,
  away_name text not null,
  match_date timestamptz not null,
  markets jsonb default '[]'::jsonb not null,
  confidence numeric(5,2) not null,
  why jsonb default '[]'::jsonb not null,
  raw jsonb default '{}'::jsonb not null,
  result text,
  public boolean default false not null,
  run_id uuid,
  pick_market_id text,
  pick_name text,
  pick_probability float8,
  pick_odd numeric,
  settled_at timestamptz(3),
  settled_from timestamptz,
  pick_outcome text,
  pick_return numeric,
  market_outcomes jsonb default '{}'::jsonb not null,
  settlement_seen_at timestamptz(3),
  published_at timestamptz,
  hidden_at timestamptz,
  markets_version smallint default 1 not null,
  is_repeat boolean default false not null,
  published_odd numeric,
  published_house text,
  published_return numeric,
  constraint analyses_pkey PRIMARY KEY (id),
  constraint analyses_confidence_check CHECK (confidence >= 0::numeric AND confidence <= 100::numeric),
  constraint analyses_fixture_id_check CHECK (fixture_id > 0),
  constraint analyses_markets_version_check CHECK (markets_version >= 1),
  constraint analyses_pick_odd_check CHECK (pick_odd >= 1::numeric),
  constraint analyses_pick_outcome_check CHECK (pick_outcome = ANY (ARRAY['won'::text, 'half_won'::text, 'push'::text, 'half_lost'::text, 'lost'::text, 'void'::text])),
  constraint analyses_pick_probability_check CHECK (pick_probability >= 0::double precision AND pick_probability <= 1::double precision),
  constraint analyses_pick_return_check CHECK (pick_return >= 0::numeric),
  constraint analyses_pick_whole CHECK ((num_nonnulls(pick_market_id, pick_name, pick_probability) = ANY (ARRAY[0, 3])) AND (pick_odd IS NULL OR pick_market_id IS NOT NULL)),
  constraint analyses_public_is_shown CHECK (public = (published_at IS NOT NULL AND hidden_at IS NULL)),
  constraint analyses_published_odd_check CHECK (published_odd >= 1::numeric),
  constraint analyses_result_check CHECK (result = ANY (ARRAY['green'::text, 'red'::text])),
  constraint analyses_settled_whole CHECK ((settled_at IS NULL) = (settled_from IS NULL) AND (pick_outcome IS NULL OR settled_at IS NOT NULL AND pick_market_id IS NOT NULL) AND (pick_return IS NULL) = (pick_outcome IS NULL OR pick_odd IS NULL)),
  constraint analyses_run_id_fkey FOREIGN KEY (run_id) REFERENCES analysis_runs(id),
  constraint analyses_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table analyses is 'Analyses that people saved, with their pick, how it ended and whether it is published.';
comment on column analyses.confidence is 'Percent, as the screens show it.';
comment on column analyses.run_id is 'The whole analysis, which stays as long as it is saved.';
comment on column analyses.pick_market_id is 'What was picked: the id of a market, or combo: and the ids of the legs of a combination, in the order of the catalogue.';
comment on column analyses.pick_probability is '0 to 1, the pooled one.';
comment on column analyses.settled_at is 'When the end of the match reached this row: its final score, or that it was not played.';
comment on column analyses.settled_from is 'Which state of the fixture’s row it was settled from; another one settles it anew.';
comment on column analyses.pick_outcome is 'How the pick ended; null while nobody knows, also after the end.';
comment on column analyses.pick_return is 'What one unit staked at pick_odd gives back, stake included; null without an odd.';
comment on column analyses.market_outcomes is 'The outcome of every saved market by its id; one that nobody could settle is not in it.';
comment on column analyses.settlement_seen_at is 'When the owner saw that it ended.';
comment on column analyses.published_at is 'By the database’s clock, once; a hidden row keeps it.';
comment on column analyses.markets_version is 'The version of what stands in markets.';
comment on column analyses.is_repeat is 'A second row of a match and pick, published before one was the rule: kept as it is, and updated by no saving.';
comment on column analyses.published_odd is 'The best price of the pick when it was published; null where no house offered one, or it is not published.';
comment on column analyses.published_house is 'Who offered it; null for what was published before houses were noted.';
comment on column analyses.published_return is 'What one unit at that odd gave back, stake included.';
CREATE INDEX analyses_news ON analyses USING btree (user_id, settled_at DESC) WHERE settled_at IS NOT NULL AND settlement_seen_at IS NULL;
CREATE INDEX analyses_of_fixture ON analyses USING btree (fixture_id);
CREATE INDEX analyses_of_run ON analyses USING btree (run_id);
CREATE INDEX analyses_of_user ON analyses USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX analyses_of_user_day ON analyses USING btree (user_id, match_date) WHERE pick_market_id IS NOT NULL;
CREATE INDEX analyses_of_user_open ON analyses USING btree (user_id, created_at DESC, id DESC) WHERE result IS NULL;
CREATE INDEX analyses_of_user_result ON analyses USING btree (user_id, result, created_at DESC, id DESC);
CREATE UNIQUE INDEX analyses_once ON analyses USING btree (user_id, fixture_id, pick_market_id) NULLS NOT DISTINCT WHERE fixture_id IS NOT NULL AND NOT is_repeat;
CREATE INDEX analyses_published ON analyses USING btree (user_id) WHERE published_at IS NOT NULL;
CREATE INDEX analyses_settled ON analyses USING btree (match_date) WHERE settled_at IS NOT NULL;
CREATE INDEX analyses_shown ON analyses USING btree (user_id, created_at DESC, id DESC) WHERE public;
CREATE INDEX analyses_unsettled ON analyses USING btree (match_date) WHERE settled_at IS NULL;

create table analysis_tallies (
  user_id uuid not null,
  total integer default 0 not null,
  green integer default 0 not null,
  red integer default 0 not null,
  constraint analysis_tallies_pkey PRIMARY KEY (user_id),
  constraint analysis_tallies_green_check CHECK (green >= 0),
  constraint analysis_tallies_red_check CHECK (red >= 0),
  constraint analysis_tallies_total_check CHECK (total >= 0),
  constraint analysis_tallies_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table analysis_tallies is 'How many analyses each user saved, and how many are green and red.';

CREATE OR REPLACE FUNCTION public.publish_analysis(row_before analyses, INOUT row_after analyses)
 RETURNS analyses
 LANGUAGE plpgsql
AS $function$
begin
  if row_after.pick_market_id is null then
    raise exception 'there is nothing to publish without a pick'
      using errcode = 'check_violation', constraint = 'analyses_published_with_pick';
  end if;
  if not exists (select from profiles where id = row_after.user_id and tipster_slug is not null) then
    raise exception 'only tipsters publish' using errcode = 'check_violation', constraint = 'analyses_published_by_tipster';
  end if;
  if row_before.match_date <= clock_timestamp() or row_after.match_date <= clock_timestamp() or row_before.settled_at is not null
    or exists (select from fixtures f where f.id = row_after.fixture_id
      and (f.kick_off <= clock_timestamp() or f.state <> 'scheduled'))
  then
    raise exception 'a match is published before it begins'
      using errcode = 'check_violation', constraint = 'analyses_published_in_time';
  end if;
  row_after.published_at := clock_timestamp();
  row_after.hidden_at := null;
  row_after.public := true;
end $function$;
comment on function publish_analysis(analyses,analyses) is 'Publishes a row, if it may be published, by the database’s own clock.';

create view saved_analyses as
 SELECT id,
    user_id,
    run_id,
    fixture_id,
    created_at,
    home_name,
    away_name,
    league_name,
    match_date,
    confidence,
    markets,
    why,
    pick_market_id,
    pick_name,
    pick_outcome,
    pick_return,
    result,
    public,
    published_at,
    hidden_at,
    markets_version,
    pick_probability,
    published_odd,
    published_house,
    published_return
   FROM analyses;
comment on view saved_analyses is 'Saved analyses, for reading.';

CREATE OR REPLACE FUNCTION public.keep_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- What may still happen to a published row: its match ends, its owner looks at it, it is hidden or shown again. Everything
  -- else, columns of later migrations included, stays as it was.
  free constant text[] := array['public', 'hidden_at', 'result', 'settled_at', 'settled_from', 'pick_outcome', 'pick_return',
    'published_return', 'market_outcomes', 'settlement_seen_at'];
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
    if (old.pick_outcome, old.pick_return, old.published_return, old.market_outcomes)
      is distinct from (new.pick_outcome, new.pick_return, new.published_return, new.market_outcomes)
      and new.settled_from is not null
      and not exists (select from fixtures f where f.id = new.fixture_id and f.updated_at = new.settled_from)
    then
      raise exception 'a published result comes from its match' using errcode = 'check_violation';
    end if;
    new.hidden_at := case when not new.public then coalesce(old.hidden_at, clock_timestamp()) end;
  end if;
  new.result := result_of_pick(new.pick_outcome);
  return new;
end $function$;
comment on function keep_published() is 'Refuses to change, move or remove what was published, whoever asks.';

CREATE OR REPLACE FUNCTION public.tally_and_count_analyses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
comment on function tally_and_count_analyses() is 'Keeps the owner’s tally and the counts of the days with the saved analyses.';

CREATE OR REPLACE FUNCTION public.tell_analysis_settled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data)
  values (new.user_id, 'analysis.settled', jsonb_build_object('analysisId', new.id));
  return null;
end $function$;
comment on function tell_analysis_settled() is 'Writes the news that a saved match ended.';

CREATE TRIGGER analyses_added AFTER INSERT ON analyses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_and_count_analyses();
comment on trigger analyses_added on analyses is 'The tally and the days’ counts cannot disagree with the rows.';

CREATE TRIGGER analyses_changed AFTER UPDATE ON analyses REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_and_count_analyses();
comment on trigger analyses_changed on analyses is 'The tally of green and red cannot disagree with the rows.';

CREATE TRIGGER analyses_keep_all_published BEFORE TRUNCATE ON analyses FOR EACH STATEMENT EXECUTE FUNCTION keep_published();
comment on trigger analyses_keep_all_published on analyses is 'Emptying the table would remove what was published, too.';

CREATE TRIGGER analyses_keep_published BEFORE INSERT OR DELETE OR UPDATE ON analyses FOR EACH ROW EXECUTE FUNCTION keep_published();
comment on trigger analyses_keep_published on analyses is 'What was published is evidence: nobody changes it, its result follows its pick.';

CREATE TRIGGER analyses_removed AFTER DELETE ON analyses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_and_count_analyses();
comment on trigger analyses_removed on analyses is 'The tally and the days’ counts cannot disagree with the rows.';

CREATE TRIGGER analyses_settled_live AFTER UPDATE OF settled_at, pick_outcome ON analyses FOR EACH ROW WHEN ((old.settled_at IS NULL) IS DISTINCT FROM (new.settled_at IS NULL) OR old.pick_outcome IS DISTINCT FROM new.pick_outcome) EXECUTE FUNCTION tell_analysis_settled();
comment on trigger analyses_settled_live on analyses is 'The owner hears when a saved match ended or was corrected.';


-- journal -------------------------------------------------------------------------------------------------------------

create table bankroll_moves (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  amount_cents integer not null,
  day date not null,
  created_at timestamptz(3) default now() not null,
  constraint bankroll_moves_pkey PRIMARY KEY (id),
  constraint bankroll_moves_amount_cents_check CHECK (amount_cents >= 1 AND amount_cents <= 1000000000),
  constraint bankroll_moves_kind_check CHECK (kind = ANY (ARRAY['opening'::text, 'deposit'::text, 'withdrawal'::text])),
  constraint bankroll_moves_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table bankroll_moves is 'Money that somebody set aside for betting, added to it or took out of it.';
comment on column bankroll_moves.day is 'In São Paulo.';
CREATE INDEX bankroll_moves_of_user ON bankroll_moves USING btree (user_id, day);
CREATE UNIQUE INDEX bankroll_moves_one_opening ON bankroll_moves USING btree (user_id) WHERE kind = 'opening'::text;

create table journal_bets (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  key text not null,
  created_at timestamptz(3) default now() not null,
  changed_at timestamptz(3),
  fixture_id bigint,
  analysis_id uuid,
  market_id text,
  match_name text not null,
  league_name text,
  market_name text not null,
  market_group text not null,
  match_at timestamptz not null,
  day date generated always as ((match_at AT TIME ZONE 'America/Sao_Paulo'::text)::date) stored not null,
  placed_at timestamptz not null,
  house text not null,
  odd numeric not null,
  odd_range text not null,
  stake_cents integer not null,
  unit_cents integer,
  kind text not null,
  cash_out_cents integer,
  chance float8,
  kelly_cents integer,
  rule_outcome text,
  hand_outcome text,
  settled_from timestamptz,
  is_settled boolean default false not null,
  is_void boolean default false not null,
  risked_cents integer default 0 not null,
  profit_cents integer default 0 not null,
  closing_at timestamptz,
  closing_odd numeric,
  closing_chance float8,
  house_clv numeric(10,6),
  market_clv numeric(10,6),
  constraint journal_bets_pkey PRIMARY KEY (id),
  constraint journal_bets_once UNIQUE (user_id, key),
  constraint journal_bets_cash_out_cents_check CHECK (cash_out_cents >= 0 AND cash_out_cents <= 2000000000),
  constraint journal_bets_cash_out_whole CHECK ((kind = 'cash_out'::text) = (cash_out_cents IS NOT NULL)),
  constraint journal_bets_chance_check CHECK (chance >= 0::double precision AND chance <= 1::double precision),
  constraint journal_bets_closing_chance_check CHECK (closing_chance > 0::double precision AND closing_chance < 1::double precision),
  constraint journal_bets_closing_odd_check CHECK (closing_odd >= 1::numeric),
  constraint journal_bets_closing_whole CHECK ((closing_odd IS NULL) = (house_clv IS NULL) AND (closing_chance IS NULL) = (market_clv IS NULL) AND (closing_at IS NOT NULL OR closing_odd IS NULL AND closing_chance IS NULL)),
  constraint journal_bets_fixture_id_check CHECK (fixture_id > 0),
  constraint journal_bets_hand_outcome_check CHECK (hand_outcome = ANY (ARRAY['won'::text, 'half_won'::text, 'push'::text, 'half_lost'::text, 'lost'::text, 'void'::text])),
  constraint journal_bets_kelly_cents_check CHECK (kelly_cents >= 0),
  constraint journal_bets_kind_check CHECK (kind = ANY (ARRAY['normal'::text, 'free_bet'::text, 'cash_out'::text])),
  constraint journal_bets_odd_check CHECK (odd > 1::numeric),
  constraint journal_bets_risked_cents_check CHECK (risked_cents >= 0),
  constraint journal_bets_rule_outcome_check CHECK (rule_outcome = ANY (ARRAY['won'::text, 'half_won'::text, 'push'::text, 'half_lost'::text, 'lost'::text, 'void'::text])),
  constraint journal_bets_settled_whole CHECK (is_settled OR risked_cents = 0 AND profit_cents = 0 AND NOT is_void),
  constraint journal_bets_stake_cents_check CHECK (stake_cents >= 1 AND stake_cents <= 100000000),
  constraint journal_bets_unit_cents_check CHECK (unit_cents > 0),
  constraint journal_bets_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES analyses(id) ON DELETE SET NULL,
  constraint journal_bets_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table journal_bets is 'Bets that people made elsewhere and wrote down here.';
comment on column journal_bets.key is 'What makes writing it down twice the same bet: from the form, or of a line of a file.';
comment on column journal_bets.market_id is 'A market of the catalogue, or combo: and its legs; null for one in words, which only its owner can settle.';
comment on column journal_bets.match_at is 'The hour of the match as the bet was made for; of a bet in words, the hour its owner named.';
comment on column journal_bets.unit_cents is 'What one unit was when the stake was given in units; null for a stake in money.';
comment on column journal_bets.chance is 'What the saved analysis said of this market, 0 to 1; null where none was saved.';
comment on column journal_bets.kelly_cents is 'The stake we would have named at this odd; null without a chance.';
comment on column journal_bets.rule_outcome is 'How it ended by our rules; null while nobody knows.';
comment on column journal_bets.hand_outcome is 'How its owner says it ended, which counts before ours.';
comment on column journal_bets.settled_from is 'Which state of the game’s row the rule read; another one settles it anew.';
comment on column journal_bets.risked_cents is 'The stake where it was the owner’s money and the match was played; what the yield is of.';
comment on column journal_bets.profit_cents is 'What it brought, less the owner’s own stake.';
comment on column journal_bets.closing_at is 'When the closing prices were looked for; null before.';
comment on column journal_bets.closing_odd is 'The same house’s last price before kick-off.';
comment on column journal_bets.closing_chance is 'What the houses said together at kick-off, margin removed.';
comment on column journal_bets.house_clv is 'How much better the odd was than the house’s last: 0.05 is 5%.';
comment on column journal_bets.market_clv is 'How much better the odd was than the fair one at kick-off: 0.05 is 5%.';
CREATE INDEX journal_bets_of_analysis ON journal_bets USING btree (analysis_id) WHERE analysis_id IS NOT NULL;
CREATE INDEX journal_bets_of_fixture ON journal_bets USING btree (fixture_id) WHERE fixture_id IS NOT NULL;
CREATE INDEX journal_bets_of_user ON journal_bets USING btree (user_id, match_at DESC, id DESC);
CREATE INDEX journal_bets_placed ON journal_bets USING btree (user_id, placed_at DESC, id DESC);
CREATE INDEX journal_bets_settled ON journal_bets USING btree (match_at) WHERE settled_from IS NOT NULL;
CREATE INDEX journal_bets_unclosed ON journal_bets USING btree (match_at) WHERE fixture_id IS NOT NULL AND closing_at IS NULL;
CREATE INDEX journal_bets_unsettled ON journal_bets USING btree (match_at) WHERE fixture_id IS NOT NULL AND settled_from IS NULL;

create table journal_books (
  user_id uuid not null,
  unit_bps integer default 100 not null,
  constraint journal_books_pkey PRIMARY KEY (user_id),
  constraint journal_books_unit_bps_check CHECK (unit_bps >= 1 AND unit_bps <= 10000),
  constraint journal_books_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table journal_books is 'Everybody who keeps a journal of bets; whoever changes its sums holds this row meanwhile.';
comment on column journal_books.unit_bps is 'One unit of stake in hundredths of a percent of the money put in.';

create table journal_changes (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  bet_id uuid not null,
  kind text not null,
  at timestamptz(3) not null,
  before jsonb not null,
  constraint journal_changes_pkey PRIMARY KEY (id),
  constraint journal_changes_kind_check CHECK (kind = ANY (ARRAY['changed'::text, 'result'::text, 'deleted'::text])),
  constraint journal_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table journal_changes is 'What its owner changed or deleted in the journal: when, and how the bet stood before.';
CREATE INDEX journal_changes_of_user ON journal_changes USING btree (user_id, id DESC);

create table journal_tallies (
  user_id uuid not null,
  dimension text not null,
  key text not null,
  open integer default 0 not null,
  voids integer default 0 not null,
  bets integer default 0 not null,
  won integer default 0 not null,
  lost integer default 0 not null,
  staked_cents bigint default 0 not null,
  profit_cents bigint default 0 not null,
  risk_bets integer default 0 not null,
  risk_profit_cents bigint default 0 not null,
  stake_squares numeric default 0 not null,
  profit_squares numeric default 0 not null,
  stake_profits numeric default 0 not null,
  market_clvs integer default 0 not null,
  market_clv_sum numeric default 0 not null,
  market_clv_squares numeric default 0 not null,
  house_clvs integer default 0 not null,
  house_clv_sum numeric default 0 not null,
  house_clv_squares numeric default 0 not null,
  unclosed integer default 0 not null,
  constraint journal_tallies_pkey PRIMARY KEY (user_id, dimension, key),
  constraint journal_tallies_dimension_check CHECK (dimension = ANY (ARRAY['day'::text, 'league'::text, 'market'::text, 'house'::text, 'odd'::text])),
  constraint journal_tallies_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table journal_tallies is 'Sums over each person’s bets, by day, league, market, house and odds, so that a long journal opens as a short one does.';
comment on column journal_tallies.bets is 'Settled ones whose match was played.';
comment on column journal_tallies.lost is 'Also free bets that lost, though nothing of their owner’s money did.';
comment on column journal_tallies.profit_cents is 'Of all of them, also of those staked with a house’s gift.';
comment on column journal_tallies.risk_bets is 'Those staked with their owner’s money, which the yield is of; risk_profit_cents and the squares too.';
comment on column journal_tallies.market_clvs is 'Bets with a closing value, those of matches that were not played left out; house_clvs too.';
comment on column journal_tallies.unclosed is 'Settled ones whose match was played, without any closing price.';

CREATE OR REPLACE FUNCTION public.tally_journal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  source text := case tg_op
    when 'INSERT' then 'select 1 as sign, added.* from added'
    when 'DELETE' then 'select -1 as sign, gone.* from gone'
    else 'select 1 as sign, added.* from added union all select -1, gone.* from gone' end;
  sums text := 'select user_id, d.dimension, d.key,
      sum(sign * (not is_settled)::int) open, sum(sign * is_void::int) voids, sum(sign * played) bets,
      sum(sign * played * (profit_cents > 0)::int) won, sum(sign * played * (profit_cents < 0 or (kind = ''free_bet'' and coalesce(hand_outcome, rule_outcome, '''') in (''lost'', ''half_lost'')))::int) lost,
      sum(sign * risked_cents::bigint) staked_cents, sum(sign * profit_cents::bigint) profit_cents,
      sum(sign * risk) risk_bets, sum(sign * risk * profit_cents::bigint) risk_profit_cents,
      sum(sign * risked_cents::numeric * risked_cents) stake_squares,
      sum(sign * risk * profit_cents::numeric * profit_cents) profit_squares,
      sum(sign * risked_cents::numeric * profit_cents) stake_profits,
      sum(sign * valued * (market_clv is not null)::int) market_clvs, sum(sign * valued * coalesce(market_clv, 0)) market_clv_sum,
      sum(sign * valued * coalesce(market_clv * market_clv, 0)) market_clv_squares,
      sum(sign * valued * (house_clv is not null)::int) house_clvs, sum(sign * valued * coalesce(house_clv, 0)) house_clv_sum,
      sum(sign * valued * coalesce(house_clv * house_clv, 0)) house_clv_squares,
      sum(sign * played * (market_clv is null and house_clv is null)::int) unclosed
    from (select *, (is_settled and not is_void)::int as played, (not is_void)::int as valued, (risked_cents > 0)::int as risk from (' || source || ') rows) b
    cross join lateral (values (''day'', b.day::text), (''league'', coalesce(b.league_name, '''')), (''market'', b.market_group),
      (''house'', b.house), (''odd'', b.odd_range)) d (dimension, key)
    group by user_id, d.dimension, d.key';
begin
  if tg_op = 'INSERT' then
    insert into journal_books (user_id) select distinct user_id from added order by user_id on conflict do nothing;
    perform from journal_books where user_id in (select user_id from added) order by user_id for update;
  else
    perform from journal_books where user_id in (select user_id from gone) order by user_id for update;
  end if;
  if tg_op <> 'DELETE' then
    -- Every key of a changed row stands there already or is made; sums of keys that are empty now stay at zero.
    execute 'insert into journal_tallies as t (user_id, dimension, key, open, voids, bets, won, lost, staked_cents, profit_cents, risk_bets,
        risk_profit_cents, stake_squares, profit_squares, stake_profits, market_clvs, market_clv_sum, market_clv_squares,
        house_clvs, house_clv_sum, house_clv_squares, unclosed) ' || sums || '
      on conflict (user_id, dimension, key) do update set open = t.open + excluded.open, voids = t.voids + excluded.voids,
        bets = t.bets + excluded.bets, won = t.won + excluded.won, lost = t.lost + excluded.lost,
        staked_cents = t.staked_cents + excluded.staked_cents, profit_cents = t.profit_cents + excluded.profit_cents,
        risk_bets = t.risk_bets + excluded.risk_bets, risk_profit_cents = t.risk_profit_cents + excluded.risk_profit_cents,
        stake_squares = t.stake_squares + excluded.stake_squares, profit_squares = t.profit_squares + excluded.profit_squares,
        stake_profits = t.stake_profits + excluded.stake_profits, market_clvs = t.market_clvs + excluded.market_clvs,
        market_clv_sum = t.market_clv_sum + excluded.market_clv_sum,
        market_clv_squares = t.market_clv_squares + excluded.market_clv_squares, house_clvs = t.house_clvs + excluded.house_clvs,
        house_clv_sum = t.house_clv_sum + excluded.house_clv_sum, house_clv_squares = t.house_clv_squares + excluded.house_clv_squares,
        unclosed = t.unclosed + excluded.unclosed';
    insert into live_events (user_id, type, data) select distinct user_id, 'journal.changed', '{}'::jsonb from added;
  else
    -- Only changed, never made: when an account goes, its sums go with it.
    execute 'update journal_tallies t set open = t.open + n.open, voids = t.voids + n.voids, bets = t.bets + n.bets, won = t.won + n.won,
        lost = t.lost + n.lost, staked_cents = t.staked_cents + n.staked_cents, profit_cents = t.profit_cents + n.profit_cents,
        risk_bets = t.risk_bets + n.risk_bets, risk_profit_cents = t.risk_profit_cents + n.risk_profit_cents,
        stake_squares = t.stake_squares + n.stake_squares, profit_squares = t.profit_squares + n.profit_squares,
        stake_profits = t.stake_profits + n.stake_profits, market_clvs = t.market_clvs + n.market_clvs,
        market_clv_sum = t.market_clv_sum + n.market_clv_sum, market_clv_squares = t.market_clv_squares + n.market_clv_squares,
        house_clvs = t.house_clvs + n.house_clvs, house_clv_sum = t.house_clv_sum + n.house_clv_sum,
        house_clv_squares = t.house_clv_squares + n.house_clv_squares, unclosed = t.unclosed + n.unclosed
      from (' || sums || ') n where t.user_id = n.user_id and t.dimension = n.dimension and t.key = n.key';
  end if;
  return null;
end $function$;
comment on function tally_journal() is 'Adds what changed in the journal to its sums, and tells the owner’s open pages.';

CREATE TRIGGER journal_bets_tally_delete AFTER DELETE ON journal_bets REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_journal();
comment on trigger journal_bets_tally_delete on journal_bets is 'Sums cannot disagree with the bets.';

CREATE TRIGGER journal_bets_tally_insert AFTER INSERT ON journal_bets REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_journal();
comment on trigger journal_bets_tally_insert on journal_bets is 'Sums and open pages cannot disagree with the bets.';

CREATE TRIGGER journal_bets_tally_update AFTER UPDATE ON journal_bets REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_journal();
comment on trigger journal_bets_tally_update on journal_bets is 'Sums and open pages cannot disagree with the bets.';


-- chat ----------------------------------------------------------------------------------------------------------------

create table chat_conversations (
  id uuid default uuidv7() not null,
  user_id uuid not null,
  created_at timestamptz not null,
  constraint chat_conversations_pkey PRIMARY KEY (id),
  constraint chat_conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table chat_conversations is 'Conversations of the chat page, which the month’s quota counts; what was said is not kept.';
CREATE INDEX chat_conversations_by_age ON chat_conversations USING btree (created_at);
CREATE INDEX chat_conversations_of_user ON chat_conversations USING btree (user_id);

create table chat_streams (
  user_id uuid not null,
  stream_id uuid not null,
  lives_until timestamptz not null,
  constraint chat_streams_pkey PRIMARY KEY (user_id),
  constraint chat_streams_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table chat_streams is 'The one reply that may stream to a user at a time, whichever process sends it.';


-- support -------------------------------------------------------------------------------------------------------------

create table ticket_broadcasts (
  id uuid default uuidv7() not null,
  created_by uuid,
  client_id uuid,
  subject text not null,
  message text not null,
  created_at timestamptz(3) default now() not null,
  finished_at timestamptz(3),
  stopped_at timestamptz(3),
  constraint ticket_broadcasts_pkey PRIMARY KEY (id),
  constraint ticket_broadcasts_created_by_client_id_key UNIQUE (created_by, client_id),
  constraint ticket_broadcasts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id) ON DELETE SET NULL
);
comment on table ticket_broadcasts is 'Tickets for everybody: who asked for one, and how far it has come.';
comment on column ticket_broadcasts.stopped_at is 'When an admin stopped it; whoever waited then gets no ticket.';

create table broadcast_recipients (
  broadcast_id uuid not null,
  user_id uuid not null,
  state text default 'waiting'::text not null,
  constraint broadcast_recipients_pkey PRIMARY KEY (broadcast_id, user_id),
  constraint broadcast_recipients_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'created'::text, 'failed'::text])),
  constraint broadcast_recipients_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES ticket_broadcasts(id) ON DELETE CASCADE,
  constraint broadcast_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table broadcast_recipients is 'Who is to get a ticket for everybody, fixed when it was asked for.';
CREATE INDEX broadcast_recipients_user ON broadcast_recipients USING btree (user_id);
CREATE INDEX broadcast_recipients_waiting ON broadcast_recipients USING btree (broadcast_id, user_id) WHERE state = 'waiting'::text;

create table support_threads (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  user_id uuid not null,
  subject text,
  subject_search text generated always as (searchable(subject)) stored,
  status text default 'open'::text not null,
  opened_by text,
  message_count integer default 0 not null,
  unread_by_admin integer default 0 not null,
  unread_by_user integer default 0 not null,
  last_message_preview text,
  last_message_at timestamptz(3),
  first_answer_at timestamptz(3),
  resolved_at timestamptz(3),
  client_id uuid,
  broadcast_id uuid,
  created_at timestamptz(3) default now() not null,
  mailed_at timestamptz(3),
  constraint support_threads_pkey PRIMARY KEY (id),
  constraint support_threads_broadcast_id_user_id_key UNIQUE (broadcast_id, user_id),
  constraint support_threads_user_id_client_id_key UNIQUE (user_id, client_id),
  constraint support_threads_kind_check CHECK (kind = ANY (ARRAY['ticket'::text, 'direct'::text])),
  constraint support_threads_of_its_kind CHECK (
CASE kind
    WHEN 'ticket'::text THEN subject IS NOT NULL AND opened_by IS NOT NULL
    ELSE id = user_id AND subject IS NULL AND opened_by IS NULL AND status = 'open'::text
END),
  constraint support_threads_opened_by_check CHECK (opened_by = ANY (ARRAY['user'::text, 'admin'::text])),
  constraint support_threads_status_check CHECK (status = ANY (ARRAY['open'::text, 'resolved'::text, 'closed'::text])),
  constraint support_threads_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 400),
  constraint support_threads_unread_by_admin_check CHECK (unread_by_admin >= 0),
  constraint support_threads_unread_by_user_check CHECK (unread_by_user >= 0),
  constraint support_threads_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES ticket_broadcasts(id) ON DELETE SET NULL,
  constraint support_threads_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table support_threads is 'Where each ticket, and each user’s one direct conversation with support, stands; everybody has the latter.';
comment on column support_threads.id is 'Of a direct conversation it is the user’s own id, so that there is one of each.';
comment on column support_threads.subject is 'Tickets have one; in a direct conversation a message may.';
comment on column support_threads.subject_search is 'Kept, not worked out at each look: a word that is everywhere would make the database read every subject.';
comment on column support_threads.opened_by is 'Of tickets only: the time to the first answer counts those that users opened.';
comment on column support_threads.unread_by_admin is 'How many messages; a ticket waits for an admin while it is above zero.';
comment on column support_threads.last_message_at is 'In milliseconds, which is what a page’s cursor can carry.';
comment on column support_threads.mailed_at is 'When its user was mailed that something unread waits; emptied once all of it is read.';
CREATE INDEX support_threads_asked ON support_threads USING btree (created_at) INCLUDE (first_answer_at, status) WHERE opened_by = 'user'::text;
CREATE INDEX support_threads_conversations ON support_threads USING btree (unread_by_admin DESC, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, id DESC) WHERE kind = 'direct'::text;
CREATE INDEX support_threads_newest ON support_threads USING btree (created_at DESC, id DESC) WHERE kind = 'ticket'::text;
CREATE INDEX support_threads_own ON support_threads USING btree (user_id, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, created_at DESC, id DESC) WHERE kind = 'ticket'::text;
CREATE INDEX support_threads_resolved ON support_threads USING btree (resolved_at) WHERE status = 'resolved'::text;
CREATE INDEX support_threads_search ON support_threads USING gin (subject_search gin_trgm_ops);
CREATE INDEX support_threads_tickets ON support_threads USING btree (LEAST(unread_by_admin, 1) DESC, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, created_at DESC, id DESC) WHERE kind = 'ticket'::text;
CREATE INDEX support_threads_tickets_by_status ON support_threads USING btree (status, LEAST(unread_by_admin, 1) DESC, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, created_at DESC, id DESC) WHERE kind = 'ticket'::text;
CREATE INDEX support_threads_to_mail ON support_threads USING btree ((broadcast_id IS NOT NULL), last_message_at) WHERE unread_by_user > 0 AND mailed_at IS NULL;
CREATE INDEX support_threads_unread_by_admin ON support_threads USING btree (created_at) INCLUDE (status) WHERE kind = 'ticket'::text AND unread_by_admin > 0;
CREATE INDEX support_threads_unread_by_user ON support_threads USING btree (user_id) WHERE kind = 'ticket'::text AND unread_by_user > 0;

create table support_messages (
  id uuid default uuidv7() not null,
  thread_id uuid not null,
  number integer default 0 not null,
  sender_type text not null,
  sender_id uuid,
  client_id uuid,
  subject text,
  message text not null,
  message_search text generated always as (searchable(message)) stored not null,
  is_read boolean default false not null,
  created_at timestamptz(3) default clock_timestamp() not null,
  constraint support_messages_pkey PRIMARY KEY (id),
  constraint support_messages_thread_id_number_key UNIQUE (thread_id, number),
  constraint support_messages_thread_id_sender_id_client_id_key UNIQUE (thread_id, sender_id, client_id),
  constraint support_messages_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 4000),
  constraint support_messages_sender_type_check CHECK (sender_type = ANY (ARRAY['user'::text, 'admin'::text])),
  constraint support_messages_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 400),
  constraint support_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint support_messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES support_threads(id) ON DELETE CASCADE
);
comment on table support_messages is 'What was written in a thread.';
comment on column support_messages.number is '1, 2, 3… within the thread: the order everybody sees, and where a page of it begins.';
CREATE INDEX support_messages_search ON support_messages USING gin (message_search gin_trgm_ops);
CREATE INDEX support_messages_sender ON support_messages USING btree (sender_id);
CREATE INDEX support_messages_unread ON support_messages USING btree (thread_id, sender_type, number) WHERE NOT is_read;

CREATE OR REPLACE FUNCTION public.keep_thread_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'closed' then
    raise exception 'a closed ticket stays closed' using errcode = 'check_violation';
  end if;
  if new.status = 'open' then
    new.resolved_at := null;
  elsif new.status = 'resolved' and new.resolved_at is not distinct from old.resolved_at then
    new.resolved_at := now();
  end if;
  return new;
end $function$;
comment on function keep_thread_status() is 'Keeps a closed ticket closed, and notes when one was resolved.';

CREATE OR REPLACE FUNCTION public.take_support_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  thread support_threads;
begin
  select * into thread from support_threads where id = new.thread_id for update;
  if not found then
    raise exception 'no such thread' using errcode = 'foreign_key_violation';
  end if;
  if thread.status = 'closed' then
    raise exception 'a closed ticket takes no messages' using errcode = 'check_violation';
  end if;
  new.number := thread.message_count + 1;
  new.created_at := greatest(new.created_at, thread.last_message_at);
  new.is_read := false;
  update support_threads set
    message_count = new.number,
    last_message_at = new.created_at,
    last_message_preview = preview_of(new.message),
    unread_by_admin = unread_by_admin + (new.sender_type = 'user')::int,
    unread_by_user = unread_by_user + (new.sender_type = 'admin')::int,
    first_answer_at = case when opened_by = 'user' and new.sender_type = 'admin'
      then coalesce(first_answer_at, new.created_at) else first_answer_at end
  where id = new.thread_id;
  insert into live_events (user_id, type, data) values (thread.user_id, 'thread.message', jsonb_build_object(
    'kind', thread.kind, 'threadId', thread.id, 'number', new.number, 'from', new.sender_type));
  return new;
end $function$;
comment on function take_support_message() is 'Numbers a message and brings its thread up to date, in one step.';

CREATE OR REPLACE FUNCTION public.tell_broadcast_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data)
  select coalesce(b.created_by, b.id), 'broadcast.changed', jsonb_build_object('broadcastId', b.id)
  from ticket_broadcasts b where b.id in (select broadcast_id from changed);
  return null;
end $function$;
comment on function tell_broadcast_changed() is 'Writes the news of how far a ticket for everybody has come.';

CREATE OR REPLACE FUNCTION public.tell_broadcast_finished()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data)
  values (coalesce(new.created_by, new.id), 'broadcast.changed', jsonb_build_object('broadcastId', new.id));
  return null;
end $function$;
comment on function tell_broadcast_finished() is 'Writes the news that a ticket for everybody reached everybody.';

CREATE OR REPLACE FUNCTION public.tell_thread_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.message_count = new.message_count
    and (old.status, old.unread_by_admin, old.unread_by_user) is distinct from
      (new.status, new.unread_by_admin, new.unread_by_user)
  then
    insert into live_events (user_id, type, data)
    values (old.user_id, 'thread.changed', jsonb_build_object('kind', old.kind, 'threadId', old.id));
  end if;
  return null;
end $function$;
comment on function tell_thread_changed() is 'Writes the news that a thread changed or went; a message tells of itself.';

CREATE TRIGGER broadcast_recipients_live AFTER UPDATE ON broadcast_recipients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_broadcast_changed();
comment on trigger broadcast_recipients_live on broadcast_recipients is 'The admin who asked sees how far it has come.';

CREATE TRIGGER support_messages_take BEFORE INSERT ON support_messages FOR EACH ROW EXECUTE FUNCTION take_support_message();
comment on trigger support_messages_take on support_messages is 'Number, preview, unread counts and news cannot disagree with a message.';

CREATE TRIGGER support_threads_live AFTER DELETE OR UPDATE ON support_threads FOR EACH ROW EXECUTE FUNCTION tell_thread_changed();
comment on trigger support_threads_live on support_threads is 'Both sides hear of a thread that was read, changed or went.';

CREATE TRIGGER support_threads_status BEFORE UPDATE ON support_threads FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION keep_thread_status();
comment on trigger support_threads_status on support_threads is 'Closed is the end, and the seven quiet days begin with resolving.';

CREATE TRIGGER ticket_broadcasts_live AFTER UPDATE OF finished_at ON ticket_broadcasts FOR EACH ROW WHEN (old.finished_at IS NULL AND new.finished_at IS NOT NULL) EXECUTE FUNCTION tell_broadcast_finished();
comment on trigger ticket_broadcasts_live on ticket_broadcasts is 'The admin who asked hears that it is done.';


-- public-log ----------------------------------------------------------------------------------------------------------

create table log_authors (
  user_id uuid not null,
  author text not null,
  constraint log_authors_pkey PRIMARY KEY (user_id),
  constraint log_authors_author_key UNIQUE (author),
  constraint log_authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table log_authors is 'Under which mark a tipster’s publications stand in the log; without this row nobody can tell whose they were.';
comment on column log_authors.author is 'Thrown by chance, so that nothing follows from it.';

create table log_entries (
  n bigint not null,
  at timestamptz not null,
  day date not null,
  kind text not null,
  about bigint,
  moment text,
  sealed_until timestamptz,
  hash text not null,
  line text not null,
  constraint log_entries_pkey PRIMARY KEY (n),
  constraint log_entries_n_check CHECK (n > 0)
);
comment on table log_entries is 'The public log: one row an entry, in a chain that shows any later change.';
comment on column log_entries.n is 'Counts from 1 without a gap.';
comment on column log_entries.at is 'When it was written down; never before the entry before.';
comment on column log_entries.day is 'The day in São Paulo whose head covers it.';
comment on column log_entries.kind is 'opening, forecast, lineups, result, correction, publication or settlement.';
comment on column log_entries.about is 'The game of a forecast, result, correction or of lineups; the number of the publication that a settlement is of.';
comment on column log_entries.moment is 'Of a forecast or lineups: the first of its day, or the last before kick-off.';
comment on column log_entries.sealed_until is 'Of a forecast or lineups: the kick-off, until which the public sees its hash alone.';
comment on column log_entries.hash is 'SHA-256 of the entry in its canonical text, the next entry carries it.';
comment on column log_entries.line is 'The entry as it is published; all that counts is read off it.';
CREATE INDEX log_entries_about ON log_entries USING btree (about, kind, n);
CREATE INDEX log_entries_of_day ON log_entries USING btree (day, n);
CREATE UNIQUE INDEX log_forecasts_once ON log_entries USING btree (about, day, moment) WHERE kind = 'forecast'::text;

create table log_heads (
  day date not null,
  n bigint not null,
  line text not null,
  constraint log_heads_pkey PRIMARY KEY (day)
);
comment on table log_heads is 'One signed head a day: which entry was its last, and how many it had.';
comment on column log_heads.n is 'The last entry up to the end of the day.';
comment on column log_heads.line is 'The head as it is published, with its signature.';

create table log_publications (
  analysis_id uuid not null,
  user_id uuid not null,
  n bigint not null,
  constraint log_publications_pkey PRIMARY KEY (analysis_id),
  constraint log_publications_n_key UNIQUE (n),
  constraint log_publications_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES analyses(id) ON DELETE CASCADE,
  constraint log_publications_n_fkey FOREIGN KEY (n) REFERENCES log_entries(n),
  constraint log_publications_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table log_publications is 'Which entry of the log a published analysis has.';
CREATE INDEX log_publications_of_user ON log_publications USING btree (user_id);

CREATE OR REPLACE FUNCTION public.keep_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what is written in the public log stays as it is' using errcode = 'check_violation';
end $function$;
comment on function keep_log() is 'Refuses to change or remove what was written in the public log, whoever asks.';

CREATE TRIGGER log_entries_keep BEFORE DELETE OR UPDATE ON log_entries FOR EACH ROW EXECUTE FUNCTION keep_log();
comment on trigger log_entries_keep on log_entries is 'An entry is evidence: nobody changes or removes it, not even by mistake.';

CREATE TRIGGER log_entries_keep_all BEFORE TRUNCATE ON log_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_log();
comment on trigger log_entries_keep_all on log_entries is 'Emptying the table would remove entries, too.';

CREATE TRIGGER log_heads_keep BEFORE DELETE OR UPDATE ON log_heads FOR EACH ROW EXECUTE FUNCTION keep_log();
comment on trigger log_heads_keep on log_heads is 'A signed day is evidence: nobody changes or removes it.';

CREATE TRIGGER log_heads_keep_all BEFORE TRUNCATE ON log_heads FOR EACH STATEMENT EXECUTE FUNCTION keep_log();
comment on trigger log_heads_keep_all on log_heads is 'Emptying the table would remove heads, too.';


-- tipsters ------------------------------------------------------------------------------------------------------------

create table tipster_logos (
  user_id uuid not null,
  type text not null,
  bytes bytea not null,
  version text not null,
  updated_at timestamptz not null,
  constraint tipster_logos_pkey PRIMARY KEY (user_id),
  constraint tipster_logos_bytes_check CHECK (octet_length(bytes) >= 1 AND octet_length(bytes) <= 262144),
  constraint tipster_logos_type_check CHECK (type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text])),
  constraint tipster_logos_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table tipster_logos is 'The picture on a tipster’s page.';
comment on column tipster_logos.version is 'Part of its address, so that a browser may keep what it has for good.';


-- admin ---------------------------------------------------------------------------------------------------------------

create table admin_actions (
  id uuid default uuidv7() not null,
  admin_id uuid,
  user_id uuid,
  action text not null,
  reason text,
  created_at timestamptz(3) not null,
  constraint admin_actions_pkey PRIMARY KEY (id),
  constraint admin_actions_action_check CHECK (action = ANY (ARRAY['grant_vip'::text, 'revoke_vip'::text, 'end_grace'::text, 'suspend'::text, 'unsuspend'::text, 'end_sessions'::text, 'lift_pause'::text, 'delete'::text, 'make_tipster'::text, 'change_tipster'::text, 'unmake_tipster'::text, 'set_logo'::text, 'remove_logo'::text])),
  constraint admin_actions_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 300),
  constraint admin_actions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint admin_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE SET NULL
);
comment on table admin_actions is 'What admins did, and to whom; never changed, only emptied of who left.';
CREATE INDEX admin_actions_of_admin ON admin_actions USING btree (admin_id);
CREATE INDEX admin_actions_of_user ON admin_actions USING btree (user_id, created_at DESC);

create table day_counts (
  kind text not null,
  day date not null,
  part smallint not null,
  count bigint not null,
  constraint day_counts_pkey PRIMARY KEY (kind, day, part),
  constraint day_counts_kind_check CHECK (kind = ANY (ARRAY['accounts'::text, 'analyses'::text]))
);
comment on table day_counts is 'How many accounts and saved analyses were made on a day in São Paulo; the parts of a day are summed.';

create table figures_start (
  only_row boolean default true not null,
  at timestamptz default now() not null,
  constraint figures_start_pkey PRIMARY KEY (only_row),
  constraint figures_start_only_row_check CHECK (only_row)
);
comment on table figures_start is 'Since when changes of plans are written down.';

create table plan_changes (
  id bigint generated always as identity not null,
  user_id uuid,
  kind text not null,
  plan_before text,
  plan_after text,
  at timestamptz not null,
  constraint plan_changes_pkey PRIMARY KEY (id),
  constraint plan_changes_kind_check CHECK (kind = ANY (ARRAY['started'::text, 'changed'::text, 'ended'::text, 'cancelled'::text, 'resumed'::text, 'payment_failed'::text])),
  constraint plan_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE SET NULL
);
comment on table plan_changes is 'Every change of a plan that matters to money.';
CREATE INDEX plan_changes_at ON plan_changes USING btree (at, kind);
CREATE INDEX plan_changes_user ON plan_changes USING btree (user_id);

create table plan_days (
  day date not null,
  plan text not null,
  active integer not null,
  paying integer not null,
  mrr_cents bigint not null,
  constraint plan_days_pkey PRIMARY KEY (day, plan),
  constraint plan_days_plan_check CHECK (plan = ANY (ARRAY['starter'::text, 'pro'::text, 'black'::text, 'vip_unlimited'::text]))
);
comment on table plan_days is 'How many held and paid each plan on a day, as the last look of that day found it.';

create table plan_totals (
  plan text not null,
  part smallint not null,
  held integer not null,
  paying integer not null,
  constraint plan_totals_pkey PRIMARY KEY (plan, part)
);
comment on table plan_totals is 'How many hold each plan but the free one, and how many pay for it; the parts are summed.';

CREATE OR REPLACE FUNCTION public.count_days(counted text, moments timestamp with time zone[], step integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into day_counts (kind, day, part, count)
  select counted, (moment at time zone 'America/Sao_Paulo')::date as made_on, pg_backend_pid() % 8, step * count(*)
  from unnest(moments) moment group by made_on order by made_on
  on conflict (kind, day, part) do update set count = day_counts.count + excluded.count
$function$;
comment on function count_days(text,timestamp with time zone[],integer) is 'Adds these moments to the counts of their days in São Paulo, or takes them off.';

CREATE OR REPLACE FUNCTION public.count_plan(p plans, step integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into plan_totals (plan, part, held, paying)
  values (p.plan, pg_backend_pid() % 8, step, case when is_paying(p) then step else 0 end)
  on conflict (plan, part) do update
    set held = plan_totals.held + excluded.held, paying = plan_totals.paying + excluded.paying
$function$;
comment on function count_plan(plans,integer) is 'Adds a plan to the totals, or takes it off.';

CREATE OR REPLACE FUNCTION public.keep_admin_actions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.action, new.created_at) = (old.id, old.action, old.created_at)
    and (new.reason is null or new.reason = old.reason)
    and (new.user_id is null or new.user_id = old.user_id)
    and (new.admin_id is null or new.admin_id = old.admin_id)
    and (new.user_id is null or new.admin_id is null)
  then
    if new.user_id is null then
      new.reason := null;
    end if;
    return new;
  end if;
  raise exception 'what an admin did stays written' using errcode = 'restrict_violation';
end $function$;
comment on function keep_admin_actions() is 'Refuses to change the log, but for emptying it of who left.';

CREATE TRIGGER admin_actions_kept BEFORE DELETE OR UPDATE ON admin_actions FOR EACH ROW EXECUTE FUNCTION keep_admin_actions();
comment on trigger admin_actions_kept on admin_actions is 'What an admin did stays written.';


-- account -------------------------------------------------------------------------------------------------------------

create table account_deletions (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  payment_customer text,
  had_subscription boolean not null,
  requested_by text not null,
  requested_at timestamptz not null,
  customer_gone_at timestamptz,
  purged_at timestamptz,
  constraint account_deletions_pkey PRIMARY KEY (id),
  constraint account_deletions_user_id_key UNIQUE (user_id),
  constraint account_deletions_purged_is_empty CHECK (purged_at IS NULL OR user_id IS NULL),
  constraint account_deletions_requested_by_check CHECK (requested_by = ANY (ARRAY['user'::text, 'admin'::text]))
);
comment on table account_deletions is 'How far the deletion of an account has come; its id is the receipt.';
comment on column account_deletions.user_id is 'No reference: the row outlives the user. Emptied with the rest.';
comment on column account_deletions.payment_customer is 'Emptied when the payment provider has forgotten them.';
CREATE INDEX account_deletions_waiting ON account_deletions USING btree (requested_at) WHERE purged_at IS NULL OR payment_customer IS NOT NULL;


-- responsible-play ----------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.is_no_shorter(started timestamp with time zone, ends timestamp with time zone, new_started timestamp with time zone, new_ends timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN ((new_started >= started) AND ((new_ends IS NULL) OR (new_ends >= COALESCE(ends, (started + '37 days'::interval)))));
comment on function is_no_shorter(timestamp with time zone,timestamp with time zone,timestamp with time zone,timestamp with time zone) is 'Whether a pause that is changed holds at least as long; one without end is lifted late, and slowly.';

create table kept_pauses (
  person_hash text not null,
  pause_id uuid not null,
  started_at timestamptz not null,
  ends_at timestamptz,
  constraint kept_pauses_pkey PRIMARY KEY (person_hash),
  constraint kept_pauses_check CHECK (ends_at > started_at)
);
comment on table kept_pauses is 'Pauses that run, by a keyed hash of e-mail and of each number: an account made anew begins in them. Gone with their end.';
comment on column kept_pauses.person_hash is 'Made with a key of this installation; it tells nobody whose it is.';
CREATE INDEX kept_pauses_of ON kept_pauses USING btree (pause_id);

create table own_limits (
  user_id uuid not null,
  minutes_a_day integer,
  next_minutes_a_day integer,
  next_from timestamptz,
  reality_minutes integer,
  constraint own_limits_pkey PRIMARY KEY (user_id),
  constraint own_limits_minutes_a_day_check CHECK (minutes_a_day >= 1 AND minutes_a_day <= 1440),
  constraint own_limits_next_minutes_a_day_check CHECK (next_minutes_a_day >= 1 AND next_minutes_a_day <= 1440),
  constraint own_limits_reality_minutes_check CHECK (reality_minutes >= 1 AND reality_minutes <= 1440),
  constraint own_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table own_limits is 'The limits that somebody has set for themselves; null is none.';
comment on column own_limits.next_from is 'When next_minutes_a_day takes the place of minutes_a_day; null when nothing waits.';

create table own_money_limits (
  user_id uuid not null,
  kind text not null,
  cents integer,
  next_cents integer,
  next_from timestamptz,
  constraint own_money_limits_pkey PRIMARY KEY (user_id, kind),
  constraint own_money_limits_cents_check CHECK (cents >= 1 AND cents <= 1000000000),
  constraint own_money_limits_kind_check CHECK (kind = ANY (ARRAY['stakes_a_week'::text, 'stakes_a_month'::text, 'losses_a_month'::text])),
  constraint own_money_limits_next_cents_check CHECK (next_cents >= 1 AND next_cents <= 1000000000),
  constraint own_money_limits_next_whole CHECK (next_from IS NOT NULL OR next_cents IS NULL),
  constraint own_money_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table own_money_limits is 'How much somebody allows themselves to stake or to lose in a week or a month, by what their journal says; null is no limit.';
comment on column own_money_limits.next_from is 'When next_cents takes the place of cents; null when nothing waits.';

create table play_pauses (
  user_id uuid not null,
  started_at timestamptz not null,
  ends_at timestamptz,
  pause_id uuid default uuidv7() not null,
  constraint play_pauses_pkey PRIMARY KEY (user_id),
  constraint play_pauses_check CHECK (ends_at > started_at),
  constraint play_pauses_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table play_pauses is 'Until when somebody has shut themselves out of analysis, chat and checkout.';
comment on column play_pauses.ends_at is 'Null: without end, until support lifts it.';
comment on column play_pauses.pause_id is 'The same in an account made anew while the pause runs, so that it ends everywhere at once.';

create table used_days (
  user_id uuid not null,
  day date not null,
  minutes integer default 0 not null,
  extended boolean default false not null,
  counted_at timestamptz,
  constraint used_days_pkey PRIMARY KEY (user_id, day),
  constraint used_days_minutes_check CHECK (minutes >= 0),
  constraint used_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
comment on table used_days is 'Minutes that somebody with limits of their own had the product in sight, by the day in São Paulo; gone after a few days.';
comment on column used_days.counted_at is 'When the last minute was counted: several tabs and devices at once count as one.';

CREATE OR REPLACE FUNCTION public.keep_kept_pause()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_no_shorter(old.started_at, old.ends_at, new.started_at, new.ends_at) then
    return new;
  end if;
  raise exception 'a pause cannot be undone early' using errcode = 'check_violation';
end $function$;
comment on function keep_kept_pause() is 'Refuses to make the pause of somebody who left shorter.';

CREATE OR REPLACE FUNCTION public.keep_pause()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.user_id = old.user_id and is_no_shorter(old.started_at, old.ends_at, new.started_at, new.ends_at) then
      return new;
    end if;
  elsif not exists (select from profiles where id = old.user_id) then
    return old;
  end if;
  raise exception 'a pause cannot be undone early' using errcode = 'check_violation';
end $function$;
comment on function keep_pause() is 'Refuses to make a pause shorter.';

CREATE OR REPLACE FUNCTION public.tell_pause_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (user_id, type, data) values (new.user_id, 'pause.changed', '{}');
  return null;
end $function$;
comment on function tell_pause_changed() is 'Tells the open tabs of whoever is in a pause that it began, or until when it lasts.';

CREATE TRIGGER kept_pauses_keep BEFORE UPDATE ON kept_pauses FOR EACH ROW EXECUTE FUNCTION keep_kept_pause();
comment on trigger kept_pauses_keep on kept_pauses is 'The pause of an account that is gone is no shorter than that of one that stands.';

CREATE TRIGGER play_pauses_keep BEFORE DELETE OR UPDATE ON play_pauses FOR EACH ROW EXECUTE FUNCTION keep_pause();
comment on trigger play_pauses_keep on play_pauses is 'A pause is a promise to oneself: no door and no statement ends it early.';

CREATE TRIGGER play_pauses_live AFTER INSERT OR UPDATE OF ends_at ON play_pauses FOR EACH ROW EXECUTE FUNCTION tell_pause_changed();
comment on trigger play_pauses_live on play_pauses is 'A pause closes every open tab, also those of other devices and accounts.';
