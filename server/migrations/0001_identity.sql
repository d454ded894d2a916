-- Who there is, what they may do, and how they sign in.
-- `profiles` is also the sign-in library's user table, so that a user and a profile cannot drift apart.

create table profiles (
  id uuid primary key default uuidv7(),
  name text,
  email text not null,
  email_verified boolean not null default false,
  image text,
  birth_date date,
  city text,
  state text,
  phone text,
  whatsapp text,
  stake_default numeric(12, 2) not null default 100 check (stake_default > 0 and stake_default <= 1000000),
  tipster_slug text unique,
  brand_color text,
  brand_logo text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_name_length check (char_length(name) <= 100),
  constraint profiles_email_length check (char_length(email) <= 255),
  constraint profiles_email_lower check (email = lower(email))
);
create unique index profiles_email on profiles (email);

create table user_roles (
  user_id uuid not null references profiles (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- The end of the calendar month in São Paulo, when the monthly counter starts again.
create function month_end_sao_paulo(moment timestamptz) returns timestamptz
language sql immutable
return (date_trunc('month', moment at time zone 'America/Sao_Paulo') + interval '1 month') at time zone 'America/Sao_Paulo';

create table plans (
  user_id uuid primary key references profiles (id) on delete cascade,
  plan text not null default 'teste' check (plan in ('teste', 'starter', 'pro', 'black', 'admin', 'vip_unlimited')),
  active boolean not null default true,
  analyses_count_month integer not null default 0 check (analyses_count_month >= 0),
  analyses_reset_at timestamptz not null default month_end_sao_paulo(now()),
  stripe_customer text unique,
  stripe_subscription text unique,
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Finance counts paying plans and looks for the next renewals.
create index plans_paying on plans (plan, current_period_end) where active and plan not in ('teste', 'admin', 'vip_unlimited');

-- Every user has a plan from the first moment: made here, in the same transaction, it cannot be forgotten.
create function give_trial_plan() returns trigger language plpgsql as $$
begin
  insert into plans (user_id) values (new.id);
  return new;
end $$;
create trigger profiles_trial_plan after insert on profiles for each row execute function give_trial_plan();

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table accounts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);
