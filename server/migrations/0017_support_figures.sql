-- The admins' counters and times to the first answer are read off their index alone, however many tickets there are.
drop index support_tickets_unread_by_admin;
create index support_tickets_unread_by_admin on support_tickets (created_at) include (status) where unread_by_admin;
drop index support_tickets_asked;
create index support_tickets_asked on support_tickets (created_at) include (first_answer_at, status) where opened_by = 'user';
