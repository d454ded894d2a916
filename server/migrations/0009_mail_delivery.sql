-- Mail on its way to a mail server: kept, sealed, until it was handed over. `body` is emptied then; nobody needs it any more.
alter table mail_outbox
  alter column body drop not null,
  add column expires_at timestamptz,
  add column given_up_at timestamptz,
  add column failure text;
