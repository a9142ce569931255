-- Of the last reading of a calendar elsewhere: how many events were not understood, and block more rather than less.
ALTER TABLE external_calendars ADD COLUMN uncertain integer NOT NULL DEFAULT 0;

-- Each is read anew when it is next due, also one that says that it did not change: files that were cut off counted as empty.
UPDATE external_calendars SET etag = NULL, last_modified = NULL WHERE etag IS NOT NULL OR last_modified IS NOT NULL;
