-- Subscriptions. What the payment provider last said stands in the plan's own row, beside the plan it gives.

alter table plans
  add column subscription_status text check (subscription_status in
    ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused')),
  -- When the subscription is set to end by itself; null when it renews.
  add column subscription_cancels_at timestamptz,
  -- Until when the subscription gives the plan: past it, readers take the plan for 'teste' before any job has run.
  -- Null: no subscription gave the plan (the free trial, a plan given by hand, vip_unlimited, admin).
  add column access_until timestamptz,
  -- Counts the answers of the provider written here. Who asked before the last one was written must ask again, or an old answer
  -- could overwrite a newer one.
  add column billing_version integer not null default 0,
  add column billing_checked_at timestamptz;
create index plans_running_out on plans (access_until) where access_until is not null;
create index plans_customers on plans (user_id) where stripe_customer is not null;

-- The plan as it counts at a moment, for what is decided inside the database. core/src/plans/lifecycle.ts (planAt) says the same to
-- everybody else; a test compares the two.
create function plan_now(p plans, moment timestamptz) returns plans language plpgsql immutable as $$
begin
  if p.access_until <= moment and p.plan in ('starter', 'pro', 'black') then
    p.plan := 'teste';
    p.active := true;
  end if;
  return p;
end $$;

-- Open tabs also show when a plan is cancelled or its payment failed.
drop trigger plans_live on plans;
create trigger plans_live after update on plans for each row
  when ((old.plan, old.active, old.current_period_end, old.subscription_status, old.subscription_cancels_at, old.access_until)
    is distinct from
    (new.plan, new.active, new.current_period_end, new.subscription_status, new.subscription_cancels_at, new.access_until))
  execute function tell_plan_changed();

-- Events of the payment provider that have had their effect, each written in the transaction of that effect.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_age on payment_events (received_at);

-- One attempt to pay per user at a time: two clicks within a short while share its key, and so one checkout.
create table checkout_attempts (
  user_id uuid primary key references profiles (id) on delete cascade,
  plan text not null check (plan in ('starter', 'pro', 'black')),
  key uuid not null,
  started_at timestamptz not null
);

-- What the demonstration payment remembers in place of a provider. Empty where real payments are set.
create table demo_payment_records (
  id text primary key,
  customer text not null,
  kind text not null check (kind in ('checkout', 'subscription')),
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index demo_payment_records_of on demo_payment_records (customer, kind);
