-- Consent is given in one act, at sign-up, to one text. Accounts from before have none.
alter table profiles
  add column consented_at timestamptz,
  add column consent_version text,
  add constraint profiles_consent_whole check ((consented_at is null) = (consent_version is null));
comment on column profiles.consented_at is 'When its owner confirmed being an adult and accepted terms and privacy policy; null from before that was kept.';
comment on column profiles.consent_version is 'Which text was accepted: the day since which it is in force.';
