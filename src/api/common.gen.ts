// Generated from openapi/common.yaml by `npm run generate`; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        Version: number;
        /** Format: email */
        Email: string;
        /** Format: date-time */
        Timestamp: string;
        /** Format: date */
        Date: string;
        Message: {
            message: string;
        };
        Created: {
            responseData: {
                id: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
            };
            message: string;
        };
        FieldError: {
            /** @description Path of the field in the request, dotted: locations.0.cityId */
            field: string;
            message: string;
        };
        Problem: {
            message: string;
            code: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description What has the name already */
            existing?: {
                id: components["schemas"]["Id"];
                name: string;
            };
        };
        Paging: {
            page: number;
            size: number;
            totalElements: number;
            totalPages: number;
            /** @description There are more than totalElements: so many were found, and the rest is not counted */
            more?: boolean;
            /** @description Where nothing matches, how many rows the list has without the search and the filters. */
            unfiltered?: {
                total: number;
                /** @description So many were found, and the rest is not counted */
                more: boolean;
            };
        };
        /**
         * @description SEL_ANY and SEL_NONE take several values; NUM_BETWEEN and TIME_BETWEEN both ends, which belong to the range; EMPTY and FILLED look at no value.
         * @enum {string}
         */
        Operator: "NUM_EQUAL" | "NUM_NOT" | "NUM_FROM" | "NUM_TO" | "NUM_BETWEEN" | "TIME_EQUAL" | "TIME_FROM" | "TIME_TO" | "TIME_BETWEEN" | "STR_EQUAL" | "STR_NOT" | "STR_CONTAIN" | "SEL_EQUAL" | "SEL_ANY" | "SEL_NONE" | "EMPTY" | "FILLED";
        /** @description What a column is compared with; several values where the operator takes several. Pay may be compared as an amount in minor units with its currency and period, such as "6000000 AUD YEARLY". */
        FilterValue: string | string[];
        /** @description Conditions with the same number are alternatives; of every number one has to be met. Without it every condition has to be met. */
        FilterGroups: number[];
        /** @description A list's page, order, search and filters; columns, operators, values and groups stand in parallel. */
        Criteria: {
            /** @default 1 */
            page?: number;
            /** @description The number of the row that the page follows. With it the next page begins where this row stands now, whatever came or went before it; `page` is told again. The first page, and one whose row is gone, go by `page` */
            after?: number;
            /** @description The number of the row that the page stands before, for going back; with it `after` is not looked at */
            before?: number;
            /**
             * @default 25
             * @enum {integer}
             */
            size?: 10 | 25 | 50 | 100;
            /**
             * @description Column; a leading minus sorts descending
             * @default -id
             */
            sort?: string;
            search?: string;
            /**
             * @description Counts every row, also where a list says only that there are more than so many
             * @default false
             */
            countAll?: boolean;
            columns?: string[];
            operators?: components["schemas"]["Operator"][];
            values?: components["schemas"]["FilterValue"][];
            groups?: components["schemas"]["FilterGroups"];
        };
        /** @enum {string} */
        FileFormat: "csv" | "xlsx";
        /** @description A list as a file; what stands in `criteria` is the list's own, but its page. */
        Export: {
            format: components["schemas"]["FileFormat"];
            criteria: components["schemas"]["Criteria"];
            show: components["schemas"]["ExportColumn"][];
        };
        /** @description A column by its name on the wire, with its heading and what its codes are called on the screen. */
        ExportColumn: {
            column: string;
            heading: string;
            words?: {
                value: string;
                label: string;
            }[];
        };
        /** @description A status that can follow, whether the caller may bring it about now, and the reason when not (a code the screens put into words). */
        Transition: {
            status: string;
            event: string;
            allowed: boolean;
            why: string | null;
        };
        LifecycleAnswer: {
            data: components["schemas"]["RecordLifecycle"];
        };
        /** @description A record beside its lifecycle; the lifecycle itself stands in the screens, the same copy as here. */
        RecordLifecycle: {
            status: string;
            /** @description Whether steps before those of `history` are left out */
            hasOlder: boolean;
            /** @description The newest steps, in the order in which they were taken */
            history: {
                from: string | null;
                event: string;
                to: string;
                at: components["schemas"]["Timestamp"];
                by: string;
                reason: string | null;
            }[];
            moves: {
                event: string;
                status: string;
                allowed: boolean;
                why: string | null;
                who: string[];
            }[];
        };
        /**
         * Format: currency
         * @description ISO 4217; one in use today
         */
        Currency: string;
        /** @description Money in the minor unit of its currency */
        MinorUnits: number;
        /** @enum {string} */
        PayPeriod: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY";
        /** @description A new criterion starts at 20 */
        Weight: number;
        /** @enum {string} */
        RequisitionStatus: "DR" | "SB" | "RV" | "RVA" | "RVD" | "IN" | "RCK" | "CCK" | "CA" | "CD" | "CN" | "CO" | "AR";
        /** @enum {string} */
        JobPostStatus: "draft" | "published" | "closed";
        /** @enum {string} */
        ApprovalStatus: "waiting" | "asked" | "approved" | "declined";
        /** @enum {string} */
        ApplicationStatus: "new application" | "screening" | "shortlisted" | "interviewing" | "reference check" | "background check" | "selected" | "offer sent" | "offer accepted" | "contract sent" | "contract signed" | "hired" | "on hold" | "rejected" | "withdrawn";
        /** @enum {string} */
        InterviewStatus: "scheduled" | "held" | "assessed" | "no-show" | "cancelled";
        /**
         * @description Times that a candidate may choose from
         * @enum {string}
         */
        InterviewOfferStatus: "offered" | "booked" | "withdrawn" | "lapsed";
        /** @enum {string} */
        ComplianceItemStatus: "REQUESTED" | "SUBMITTED" | "APPROVED" | "REJECTED" | "WAIVED";
        /** @enum {string} */
        OfferLetterStatus: "saved" | "sent" | "viewed" | "accepted" | "declined" | "lapsed" | "revoked";
        /** @enum {string} */
        ContractLetterStatus: "saved" | "sent" | "viewed" | "signed" | "declined" | "lapsed" | "revoked" | "converted";
        /** @enum {string} */
        RegistrationStatus: "shown" | "checked" | "used" | "expired" | "burned" | "superseded";
        /** @enum {string} */
        EmployeeStatus: "onboarding" | "active" | "on leave" | "suspended" | "ended";
        /** @enum {string} */
        AccountStatus: "invited" | "active" | "locked" | "disabled";
        /** @enum {string} */
        OutboxMessageStatus: "queued" | "sending" | "sent" | "failed" | "paused" | "stopped";
        /**
         * @description A value that templates and letters can take in; it stands in their HTML as data, never as text.
         * @enum {string}
         */
        MergeField: "firstName" | "fullName" | "positionTitle" | "organisation" | "department" | "city" | "country" | "startDate" | "salary" | "manager" | "contractType" | "complianceList" | "lapsesOn" | "today" | "letterNumber" | "senderName" | "senderRole" | "link" | "code" | "hoursValid" | "recipientName" | "requesterName" | "candidateName" | "interviewDate" | "interviewTime" | "interviewPlace" | "interviewers" | "documentName" | "expiresOn" | "answer" | "reason" | "failures" | "overLimit" | "overLimitList" | "stopLink" | "taskList" | "leaveKind" | "leaveDays" | "courseList" | "reportName" | "reportPeriod" | "reportFigures";
        /**
         * @description What a template is for; the last two are the letters themselves, the others e-mails. Of CANDIDATE_MESSAGE there are as many as HR keeps.
         * @enum {string}
         */
        TemplateEvent: "APPROVAL_REQUESTED" | "REQUISITION_DECIDED" | "APPLICATION_RECEIVED" | "APPLICATION_REFERRED" | "OWN_PAGE_LINK" | "APPLICATION_REJECTED" | "APPLICATION_WITHDRAWN" | "POSITION_CLOSED" | "INVITED_TO_APPLY" | "INTERVIEW_SCHEDULED" | "INTERVIEW_CHANGED" | "INTERVIEW_CANCELLED" | "INTERVIEW_OFFERED" | "INTERVIEW_PANEL" | "NOTE_MENTION" | "OFFER_LETTER" | "CONTRACT_LETTER" | "LETTER_REMINDER" | "ONBOARDING_REMINDER" | "LETTER_REVOKED" | "LETTER_ANSWERED" | "COMPLIANCE_REQUESTED" | "COMPLIANCE_ANSWERED" | "DOCUMENT_EXPIRING" | "DOCUMENT_EXPIRY_NOTICE" | "REGISTRATION_CODE" | "PASSWORD_RESET" | "INVITATION" | "SIGN_IN_FAILURES" | "OVER_LIMIT" | "WELCOME" | "TASKS_OVERDUE" | "LEAVE_ASKED" | "LEAVE_ANSWERED" | "LEAVE_QUESTIONED" | "LEAVE_REPLIED" | "LEAVE_SUBSTITUTE" | "LEAVE_CORRECTED" | "COURSES_DUE" | "COURSES_OVERDUE" | "COURSES_REMINDER" | "SESSION_CHANGED" | "SAVED_REPORT" | "CANDIDATE_MESSAGE" | "OFFER_LETTER_TEXT" | "CONTRACT_LETTER_TEXT";
        /** @description A document that every new employee gets, and whether this person said to have read it */
        PackDocument: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            mandatory: boolean;
            /** Format: date-time */
            acknowledgedAt: string | null;
            file: components["schemas"]["DocumentFile"];
        };
        DocumentFile: {
            id: components["schemas"]["Id"];
            originalName: string;
            size: number;
            mediaType: string;
        };
        /** @enum {string} */
        LeaveRequestStatus: "asked" | "questioned" | "approved" | "declined" | "withdrawn" | "cancelled" | "taken";
        /** @enum {string} */
        CourseStatus: "draft" | "published" | "retired";
        /** @enum {string} */
        CourseAssignmentStatus: "assigned" | "started" | "handed in" | "failed" | "completed" | "not needed";
        /** @enum {string} */
        TaskStatus: "open" | "done" | "not needed";
        /** @enum {string} */
        OnboardingDocumentStatus: "draft" | "published" | "retired";
        /**
         * @description A card that is being changed still counts as it was submitted
         * @enum {string}
         */
        ScorecardStatus: "draft" | "submitted" | "changing";
        /** @enum {string} */
        ReviewValue: "STRONG_NO" | "NO" | "NEUTRAL" | "YES" | "STRONG_YES";
        /** @enum {string} */
        Role: "Recruitment Manager" | "Recruitment Officer" | "Applicant" | "Employee";
        /** @enum {string} */
        Authority: "JOB_POSTING" | "CANDIDATE_ACCESS" | "SHORTLISTING" | "DASHBOARD" | "BACKGROUND_CHECK" | "ONBOARDING";
    };
    responses: {
        /** @description Done */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Created */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description A workbook, as a download */
        Workbook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description The list as a file, in the format that was asked for */
        Exported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description Why it was refused */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
        /** @description The version the caller last saw; a stale one is answered 409 STALE_VERSION. */
        Version: components["schemas"]["Version"];
        /** @description One per opened form. The same key with the same body gets the first answer again. */
        IdempotencyKey: string;
    };
    requestBodies: {
        Export: {
            content: {
                "application/json": components["schemas"]["Export"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
