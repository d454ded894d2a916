-- What is stored of an analysis has a version. A run carries its own inside `result` (none is the first). The markets beside a
-- saved analysis have it here, because the rows that are published may not be touched: all that stand today are of the first.
alter table analyses add column markets_version smallint not null default 1 check (markets_version >= 1);
