ALTER TABLE "selection_steps" DROP CONSTRAINT "selection_steps_requisition_id_requisitions_id_fk";
--> statement-breakpoint
ALTER TABLE "selection_steps" ADD CONSTRAINT "selection_steps_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;