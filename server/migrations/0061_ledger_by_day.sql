DROP INDEX "leave_ledger_day";--> statement-breakpoint
CREATE INDEX "leave_ledger_day" ON "leave_ledger" USING btree ("day","id","employee_id","kind_id","minutes");