-- Profile and password of a new account are written as one since. What sign-ups that were cut off between the two left before
-- goes, so that their owners can sign up: it has no password, nobody ever entered with it and nothing is saved in it. Whoever left
-- has no password either, and keeps an address of ours.
delete from profiles
where email not like '%@excluida.invalid'
  and not exists (select from accounts where accounts.user_id = profiles.id)
  and not exists (select from sign_in_places where sign_in_places.user_id = profiles.id)
  and not exists (select from analyses where analyses.user_id = profiles.id);
