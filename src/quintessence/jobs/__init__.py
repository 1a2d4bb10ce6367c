"""Jobs: functions that run in worker processes, for the server, the lab and the command line alike."""
