-- What a file is of its subject: a photo, a cover letter. The newest of a kind is the one shown.
alter table alur.file add column kind text not null;
create index on alur.file (merchant_id, subject, kind, created_at);
