-- What a process could not do is in the log, as events of the process's target, and shown from there.
drop table alur.process_target;
