-- What jobs used is counted apart: people who ask much take nothing from the results that a job fetches, nor the reverse.
alter table provider_budgets add column used_by_jobs integer not null default 0;
comment on column provider_budgets.used_by_jobs is 'The part of it that jobs used.';

create table refused_questions (
  source text not null,
  asked text not null,
  refused_at timestamptz not null,
  primary key (source, asked)
);
comment on table refused_questions is 'Questions that a service will not answer, such as a season that the plan does not have; not asked again for some hours.';
