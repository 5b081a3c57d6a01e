-- A hundredth of a million rows lies on four of ten of their pages. Some 1,500 changes leave nine of ten as they were; to clean them takes two seconds.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY array['applications', 'application_ranks', 'application_people', 'application_matches', 'application_stays', 'status_history', 'applicants', 'kept_applications', 'outbox', 'audit_log', 'interviews', 'interview_interviewers', 'letters', 'employees', 'tasks', 'leave_ledger', 'leave_requests', 'leave_request_days', 'course_assignments', 'course_completions'] LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.001, autovacuum_vacuum_threshold = 500)', name);
  END LOOP;
END $$;
