-- Large files (documents, spreadsheets) lie in the data folder, sealed in chunks; the row says whose they are.
alter table alur.file add column in_folder boolean not null default false;
