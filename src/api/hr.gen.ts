// Generated from openapi/hr.yaml by `npm run generate`; do not edit.
export interface paths {
    "/offer-letter/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the offer letter is on its way, how it came there, what can follow and who may */
        get: operations["getOfferLetterLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/application-details/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is needed to write an offer letter for an application */
        get: operations["getOfferLetterDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an offer letter; a change is a new version */
        post: operations["saveOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter and its e-mail as they would be sent, by the same renderer */
        post: operations["previewOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/preview-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter as it would be sent, as a PDF without a seal that says on each page that it is a draft */
        post: operations["previewOfferLetterPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Send the saved version, once; refuses HEAD, navigation, prefetching and other sites */
        get: operations["sendOfferLetterByGet"];
        put?: never;
        /** Send the saved version, once */
        post: operations["sendOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/resend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the sent version again, on purpose, with a new link */
        post: operations["resendOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/release/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A manager who did not write the letter releases its pay or title */
        post: operations["releaseOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the letter back, with a reason */
        post: operations["revokeOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of the letter, the newest first */
        get: operations["listOfferLetterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/transitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can happen to the letter now, and why the rest cannot */
        get: operations["listOfferLetterTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the contract letter is on its way, how it came there, what can follow and who may */
        get: operations["getContractLetterLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/application-details/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is needed to write a contract letter for an application */
        get: operations["getContractLetterDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a contract letter; a change is a new version */
        post: operations["saveContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter and its e-mail as they would be sent, by the same renderer */
        post: operations["previewContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/preview-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The letter as it would be sent, as a PDF without a seal that says on each page that it is a draft */
        post: operations["previewContractLetterPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Send the saved version, once; refuses HEAD, navigation, prefetching and other sites */
        get: operations["sendContractLetterByGet"];
        put?: never;
        /** Send the saved version, once */
        post: operations["sendContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/resend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the sent version again, on purpose, with a new link */
        post: operations["resendContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/release/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A manager who did not write the letter releases its pay or title */
        post: operations["releaseContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the letter back, with a reason */
        post: operations["revokeContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of the letter, the newest first */
        get: operations["listContractLetterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/transitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can happen to the letter now, and why the rest cannot */
        get: operations["listContractLetterTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a code or the link of a letter's mail can still be used; nothing personal is told */
        get: operations["lookAtCodeByGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as GET user/{code}, with the code out of the address */
        post: operations["lookAtCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a code without using it up; from here on its owner is told who is meant */
        post: operations["checkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password; uses the code up and ends every other session of the account */
        post: operations["setPasswordByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a new code; the answer is the same whether or not there is an account */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letters of one person, by e-mail; an applicant finds only the own ones */
        get: operations["findOwnLettersByGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/by-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as GET offer-letter/id, with the e-mail out of the address */
        post: operations["findOwnLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOfferLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as it was sent, with its certificate, as a sealed PDF; for the person to whom it went, and for HR */
        get: operations["getOfferLetterPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/compliance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents asked for with this offer */
        get: operations["listOfferDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/upload-compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in files, uploaded before, for the documents asked for */
        post: operations["uploadOfferDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The applicant opened the letter; a repeated call changes nothing */
        post: operations["viewOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer-letter/change-response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline the offer */
        post: operations["answerOfferLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getContractLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as it was sent, with its certificate, as a sealed PDF; for the person to whom it went, and for HR */
        get: operations["getContractLetterPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/compliance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents asked for with this contract */
        get: operations["listContractDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/upload-compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadContractDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["viewContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign by typed name and consent; makes the employee */
        post: operations["signContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-letter/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declineContractLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter/check-seal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a copy of a letter is, byte for byte, as it was sealed here; the copy is not kept */
        post: operations["checkLetterSeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance-application/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve, reject or waive a document that was asked for */
        post: operations["changeComplianceStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LetterStatus: components["schemas"]["OfferLetterStatus"] | components["schemas"]["ContractLetterStatus"];
        /** @description What the seal of a copy says. Only of a genuine one is known which letter it is. */
        SealCheck: {
            /**
             * @description genuine - as it was sealed; altered - sealed here once and changed since; unknown - no letter from here
             * @enum {string}
             */
            result: "genuine" | "altered" | "unknown";
            /** @description Whose installation answers */
            organisation: string;
            kind: ("offer" | "contract") | null;
            letterVersion: number | null;
            sealedAt: string | null;
        };
        /** @description HTML of an allow-list; merge fields stand in it as <span data-field="firstName"></span> */
        RichText: string;
        /** @description What a letter says. Values that are not known yet are null or empty; they hold back sending, not saving. */
        LetterContent: {
            templateId: number | null;
            /** @description Subject of the e-mail, with merge fields */
            subject: string;
            body: components["schemas"]["RichText"];
            jobTitle: string;
            /** Format: date */
            startDate: string | null;
            salaryMinor: number | null;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
            managerName: string;
            contractType: string;
            department: string;
            city: string;
            country: string;
            /** Format: date */
            lapsesOn: string | null;
        };
        SaveLetter: {
            applicationId: components["schemas"]["Id"];
            /** @description Of the letter that is changed; left out for a first one */
            version?: components["schemas"]["Version"];
            content: components["schemas"]["LetterContent"];
        };
        PreviewLetter: {
            applicationId: components["schemas"]["Id"];
            content: components["schemas"]["LetterContent"];
        };
        LetterStep: {
            version: components["schemas"]["Version"];
        };
        RevokeLetter: {
            version: components["schemas"]["Version"];
            reason: string;
        };
        /** @description One e-mail that carried the letter. */
        LetterMailing: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OutboxMessageStatus"];
            toEmail: string;
            at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            sentAt: string | null;
            attempts: number;
            reason: string | null;
        };
        Letter: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "offer" | "contract";
            applicationId: components["schemas"]["Id"];
            status: components["schemas"]["LetterStatus"];
            version: components["schemas"]["Version"];
            /** @description Number of the present text */
            letterVersion: number;
            sentVersion: number | null;
            content: components["schemas"]["LetterContent"];
            makerName: string;
            savedAt: components["schemas"]["Timestamp"];
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            viewedAt: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * Format: date-time
             * @description When the person was told that the day for an answer comes
             */
            remindedAt: string | null;
            reason: string | null;
            /** @description Pay or title differ from what was approved and nobody has released them */
            needsRelease: boolean;
            releasedBy: string | null;
            sha256: string | null;
            mailings: components["schemas"]["LetterMailing"][];
        };
        /** @description A merge field with what it stands for now; a letter that uses one without a value cannot be sent. */
        MergeFieldValue: {
            field: components["schemas"]["MergeField"];
            label: string;
            value: string | null;
            /**
             * @description Where its value is set
             * @enum {string}
             */
            place: "details" | "application" | "requisition" | "system";
        };
        ApprovedPay: {
            jobTitle: string;
            fromMinor: number | null;
            toMinor: number | null;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
        };
        /** @description A document that goes with the letter, and whether it is in. */
        LetterDocument: {
            id: components["schemas"]["Id"];
            name: string;
            mandatory: boolean;
            status: components["schemas"]["ComplianceItemStatus"];
        };
        OnboardingPaper: {
            id: components["schemas"]["Id"];
            name: string;
        };
        LetterTemplate: {
            id: components["schemas"]["Id"];
            name: string;
            subject: string;
            body: components["schemas"]["RichText"];
        };
        LetterDesk: {
            applicationId: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicationStatus: components["schemas"]["ApplicationStatus"];
            applicantId: components["schemas"]["Id"];
            applicantName: string;
            firstName: string;
            applicantEmail: string;
            applicantPhone: string | null;
            requisitionSummary: string;
            /** @description No letter is alive, and the application stands where one is written */
            mayBegin: boolean;
            letter: components["schemas"]["Letter"] | null;
            /** @description The letter's content */
            draft: components["schemas"]["LetterContent"];
            templates: components["schemas"]["LetterTemplate"][];
            fields: components["schemas"]["MergeFieldValue"][];
            approvedPay: components["schemas"]["ApprovedPay"];
            compliance: components["schemas"]["LetterDocument"][];
            employeeOnboardingDocuments: components["schemas"]["OnboardingPaper"][];
            moves: components["schemas"]["Transition"][];
        };
        MissingField: {
            field: string;
            label: string;
            /** @enum {string} */
            place: "details" | "application" | "requisition" | "system" | "letter" | "typed";
        };
        LetterPreview: {
            letterHtml: string;
            letterText: string;
            mailSubject: string;
            mailHtml: string;
            mailText: string;
            toName: string;
            toEmail: string;
            missing: components["schemas"]["MissingField"][];
        };
        LetterVersion: {
            number: number;
            content: components["schemas"]["LetterContent"];
            makerName: string;
            savedAt: components["schemas"]["Timestamp"];
            releasedBy: string | null;
            /** Format: date-time */
            sentAt: string | null;
            sha256: string | null;
            /** @description The letter in plain text */
            text: string;
        };
        /** @description The ten characters of the mail without spaces (Crockford base 32), or the key in its link */
        RegistrationCode: string;
        RegistrationState: {
            organisation: string;
            status: components["schemas"]["RegistrationStatus"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        CodeBody: {
            code: components["schemas"]["RegistrationCode"];
        };
        CheckedPerson: {
            email: components["schemas"]["Email"];
            name: string;
        };
        NewPassword: {
            code: components["schemas"]["RegistrationCode"];
            password: string;
        };
        /** @description One of the two */
        ResendCode: {
            code?: components["schemas"]["RegistrationCode"];
            email?: components["schemas"]["Email"];
        };
        /** @description Where one person's letters stand */
        OwnLetters: {
            /** @description The offer letter */
            id: number | null;
            offerStatus: components["schemas"]["OfferLetterStatus"] | null;
            contractId: number | null;
            contractStatus: components["schemas"]["ContractLetterStatus"] | null;
            employeeId: number | null;
            employeeStatus: components["schemas"]["EmployeeStatus"] | null;
            jobTitle: string;
            applicationStatus: components["schemas"]["ApplicationStatus"];
        };
        /** @description What the person reading may do with the letter, and why not otherwise */
        LetterMove: {
            event: string;
            status: string;
            allowed: boolean;
            why: string | null;
        };
        OwnOfferLetter: {
            organisation: string;
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            applicantId: components["schemas"]["Id"];
            applicantEmail: string;
            applicantName: string;
            applicantPhone: string | null;
            jobTitle: string;
            department: string | null;
            city: string | null;
            country: string | null;
            /** Format: date */
            startDate: string | null;
            salaryMinor: number | null;
            currency: string | null;
            period: string | null;
            /** Format: date */
            lapsesOn: string | null;
            status: components["schemas"]["OfferLetterStatus"];
            version: components["schemas"]["Version"];
            letterVersion: number;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description The letter's text */
            offerLetter: string;
            requisitionSummary: string | null;
            moves: components["schemas"]["LetterMove"][];
        };
        OwnContractLetter: {
            organisation: string;
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            applicantId: components["schemas"]["Id"];
            applicantEmail: string;
            applicantName: string;
            jobTitle: string;
            department: string | null;
            city: string | null;
            country: string | null;
            /** Format: date */
            startDate: string | null;
            salaryMinor: number | null;
            currency: string | null;
            period: string | null;
            /** Format: date */
            lapsesOn: string | null;
            status: components["schemas"]["ContractLetterStatus"];
            version: components["schemas"]["Version"];
            letterVersion: number;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description The letter's text */
            contractLetter: string;
            drawnSignature: components["schemas"]["DrawnSignature"] | null;
            employeeOnboardingDocuments: components["schemas"]["PackDocument"][];
            employeeId: number | null;
            moves: components["schemas"]["LetterMove"][];
        };
        /** @description A document asked of an applicant */
        OwnDocument: {
            id: components["schemas"]["Id"];
            name: string;
            mandatory: boolean;
            status: components["schemas"]["ComplianceItemStatus"];
            /** @description Why it was sent back */
            reason: string | null;
            version: components["schemas"]["Version"];
            applicantFile?: components["schemas"]["DocumentFile"];
        };
        UploadDocuments: {
            /** @description The letter with which the documents were asked for */
            id: components["schemas"]["Id"];
            docs: {
                /** @description The document asked for */
                id: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
                /** @description Null takes out what was handed in */
                applicantFile: {
                    /** @description From file/upload */
                    id: components["schemas"]["Id"];
                    originalName?: string;
                } | null;
            }[];
        };
        LetterAnswer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            response: "accepted" | "declined";
            /** @description I have read the whole letter; needed to accept */
            consent?: boolean;
            reason?: string;
        };
        LetterDecline: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            reason?: string;
        };
        /** @description Strokes in a box of 600 × 160: M and L with whole numbers, as an SVG path has them */
        DrawnSignature: string;
        Signature: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description The name that signs */
            typedName: string;
            drawn?: components["schemas"]["DrawnSignature"];
            /** @constant */
            consent: true;
        };
        ChangeComplianceStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ComplianceItemStatus"];
            reason?: string;
            /** @description The last day on which the approved document holds, where it has one */
            expiresOn?: components["schemas"]["Date"];
            version: components["schemas"]["Version"];
        };
        Id: number;
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
        /** Format: date-time */
        Timestamp: string;
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
        LifecycleAnswer: {
            data: components["schemas"]["RecordLifecycle"];
        };
        /** @enum {string} */
        ApplicationStatus: "new application" | "screening" | "shortlisted" | "interviewing" | "reference check" | "background check" | "selected" | "offer sent" | "offer accepted" | "contract sent" | "contract signed" | "hired" | "on hold" | "rejected" | "withdrawn";
        /** @enum {string} */
        OfferLetterStatus: "saved" | "sent" | "viewed" | "accepted" | "declined" | "lapsed" | "revoked";
        /** @enum {string} */
        ContractLetterStatus: "saved" | "sent" | "viewed" | "signed" | "declined" | "lapsed" | "revoked" | "converted";
        Version: number;
        /**
         * Format: currency
         * @description ISO 4217; one in use today
         */
        Currency: string;
        /** @enum {string} */
        PayPeriod: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY";
        /** @enum {string} */
        OutboxMessageStatus: "queued" | "sending" | "sent" | "failed" | "paused" | "stopped";
        /**
         * @description A value that templates and letters can take in; it stands in their HTML as data, never as text.
         * @enum {string}
         */
        MergeField: "firstName" | "fullName" | "positionTitle" | "organisation" | "department" | "city" | "country" | "startDate" | "salary" | "manager" | "contractType" | "complianceList" | "lapsesOn" | "today" | "letterNumber" | "senderName" | "senderRole" | "link" | "code" | "hoursValid" | "recipientName" | "requesterName" | "candidateName" | "interviewDate" | "interviewTime" | "interviewPlace" | "interviewers" | "documentName" | "expiresOn" | "answer" | "reason" | "failures" | "overLimit" | "overLimitList" | "stopLink" | "taskList";
        /** @enum {string} */
        ComplianceItemStatus: "REQUESTED" | "SUBMITTED" | "APPROVED" | "REJECTED" | "WAIVED";
        /** @description A status that can follow, whether the caller may bring it about now, and the reason when not (a code the screens put into words). */
        Transition: {
            status: string;
            event: string;
            allowed: boolean;
            why: string | null;
        };
        Created: {
            responseData: {
                id: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
            };
            message: string;
        };
        Message: {
            message: string;
        };
        /** @enum {string} */
        RegistrationStatus: "shown" | "checked" | "used" | "expired" | "burned" | "superseded";
        /** Format: email */
        Email: string;
        /** @enum {string} */
        EmployeeStatus: "onboarding" | "active" | "on leave" | "suspended" | "ended";
        DocumentFile: {
            id: components["schemas"]["Id"];
            originalName: string;
            size: number;
            mediaType: string;
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
        /** Format: date */
        Date: string;
    };
    responses: {
        /** @description A PDF, as a download */
        LetterPdf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description The code can be used */
        RegistrationState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RegistrationState"];
                };
            };
        };
        /** @description Where the letters stand */
        OwnLetters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnLetters"];
                };
            };
        };
        /** @description What is asked for and what is in */
        OwnDocuments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["OwnDocument"][];
                    paging: components["schemas"]["Paging"];
                };
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
        /** @description Created */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description Done */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
    };
    parameters: {
        ApplicationId: components["schemas"]["Id"];
        Id: components["schemas"]["Id"];
        /** @description One per opened form. The same key with the same body gets the first answer again. */
        IdempotencyKey: string;
    };
    requestBodies: {
        CodeBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        UploadDocuments: {
            content: {
                "application/json": components["schemas"]["UploadDocuments"];
            };
        };
        ViewedLetter: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        OneCopy: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOfferLetterLifecycle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lifecycle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LifecycleAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOfferLetterDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterDesk"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveOfferLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLetter"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    previewOfferLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLetter"];
            };
        };
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterPreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewOfferLetterPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLetter"];
            };
        };
        responses: {
            200: components["responses"]["LetterPdf"];
            default: components["responses"]["Problem"];
        };
    };
    sendOfferLetterByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    sendOfferLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    resendOfferLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    releaseOfferLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    revokeOfferLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeLetter"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listOfferLetterVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["LetterVersion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOfferLetterTransitions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Transition"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContractLetterLifecycle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lifecycle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LifecycleAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContractLetterDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterDesk"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveContractLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLetter"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    previewContractLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLetter"];
            };
        };
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LetterPreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewContractLetterPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewLetter"];
            };
        };
        responses: {
            200: components["responses"]["LetterPdf"];
            default: components["responses"]["Problem"];
        };
    };
    sendContractLetterByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    sendContractLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    resendContractLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    releaseContractLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    revokeContractLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeLetter"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listContractLetterVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["LetterVersion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listContractLetterTransitions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Transition"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    lookAtCodeByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["schemas"]["RegistrationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegistrationState"];
            default: components["responses"]["Problem"];
        };
    };
    lookAtCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CodeBody"];
        responses: {
            200: components["responses"]["RegistrationState"];
            default: components["responses"]["Problem"];
        };
    };
    checkCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CodeBody"];
        responses: {
            /** @description The code is right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckedPerson"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setPasswordByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCode"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    findOwnLettersByGet: {
        parameters: {
            query: {
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnLetters"];
            default: components["responses"]["Problem"];
        };
    };
    findOwnLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["OwnLetters"];
            default: components["responses"]["Problem"];
        };
    };
    getOfferLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter as it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnOfferLetter"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOfferLetterPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LetterPdf"];
            default: components["responses"]["Problem"];
        };
    };
    listOfferDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnDocuments"];
            default: components["responses"]["Problem"];
        };
    };
    uploadOfferDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadDocuments"];
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    viewOfferLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ViewedLetter"];
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    answerOfferLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getContractLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter as it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContractLetter"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getContractLetterPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LetterPdf"];
            default: components["responses"]["Problem"];
        };
    };
    listContractDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnDocuments"];
            default: components["responses"]["Problem"];
        };
    };
    uploadContractDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadDocuments"];
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    viewContractLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ViewedLetter"];
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    signContractLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Signature"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    declineContractLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterDecline"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    checkLetterSeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneCopy"];
        responses: {
            /** @description What the seal says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SealCheck"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeComplianceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeComplianceStatus"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
}
