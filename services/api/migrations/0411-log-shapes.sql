-- In which shapes the log's events are written. What names none was written before shapes were counted.
alter table alur.log_home add column shapes int;
