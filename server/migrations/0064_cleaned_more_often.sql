-- Counting over an index reads the table as well wherever a page has changed since it was cleaned. By default PostgreSQL waits until a fifth of a table has changed.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY array['applications', 'application_ranks', 'application_people', 'application_stays', 'status_history', 'applicants', 'kept_applications', 'outbox', 'audit_log', 'interviews', 'interview_interviewers', 'letters', 'employees', 'tasks', 'leave_ledger', 'leave_requests', 'leave_request_days', 'course_assignments', 'course_completions'] LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01)', name);
  END LOOP;
END $$;
