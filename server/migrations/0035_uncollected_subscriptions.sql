-- A subscription whose bills the seller does not collect for now goes on, and nobody pays for it.
alter table plans drop constraint plans_subscription_status_check;
alter table plans add constraint plans_subscription_status_check check (subscription_status in
  ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'uncollected'));

create or replace function is_paying(p plans) returns boolean language sql immutable
return p.active and p.plan in ('starter', 'pro', 'black') and p.stripe_subscription is not null
  and p.subscription_status is distinct from 'uncollected';
