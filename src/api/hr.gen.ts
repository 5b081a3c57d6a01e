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
        /** The same as GET offer-letter/id, with the e-mail out of the address; an applicant gets the offer letter and its documents with it */
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
    "/leave/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances of every kind today and on a day, what is planned, and who answers; without an own record only what waits for an answer */
        get: operations["getOwnLeave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/of-employee/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of one employee, with work weeks and policies, for HR */
        get: operations["getEmployeeLeave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/ledger/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every entry of a ledger by page, order, search and filters; the own ones, those of everybody for HR */
        post: operations["findLeaveLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a request would take, what would be left on its last day, who is away then, and everything that speaks against it */
        post: operations["previewLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for leave */
        post: operations["askForLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests by page, order, search and filters: the own ones, those that one answers, those of everybody for HR */
        post: operations["findLeaveRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests, with the search, filters, order and columns of the list, as a file */
        post: operations["exportLeaveRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve, decline, withdraw or cancel a request; ask back about it, or answer that question */
        post: operations["changeLeaveStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/change-status-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer several requests; each is answered for itself */
        post: operations["changeLeaveStatusInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its days */
        get: operations["getLeaveRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question about the own request by asking for other days */
        post: operations["answerWithOtherDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/cancel-days/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back some days of approved leave; the others stay as they were */
        post: operations["cancelLeaveDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/certificate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a certificate, uploaded before */
        post: operations["addLeaveCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/transitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can happen to a request now, and why the rest cannot */
        get: operations["listLeaveTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/request/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a request is on its way, how it came there, what can follow and who may */
        get: operations["getLeaveLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is away on which days, holidays, and how many are here; kinds only for who answers and HR */
        get: operations["getLeaveCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/to-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests that the caller answers, the oldest first, with who is away at the same time and how many are left */
        get: operations["listLeaveToAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How many of the own team are needed on a working day */
        put: operations["setLeaveTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who answers in the place of the caller, now and later */
        get: operations["listLeaveSubstitutes"];
        put?: never;
        /** Name somebody who answers while one is away; they are told */
        post: operations["addLeaveSubstitute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/substitute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Nobody answers in that place any longer */
        delete: operations["deleteLeaveSubstitute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/colleague": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who work here, by name: to choose a substitute from, or whose team is shown */
        get: operations["findColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret address at which a calendar program reads who is away; one that there was stops */
        post: operations["makeLeaveFeed"];
        /** Nobody reads at the address any longer */
        delete: operations["endLeaveFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/feed/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own absences and those of the team, for calendar programs */
        get: operations["readLeaveFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of leave, in their order */
        get: operations["listLeaveKinds"];
        put?: never;
        /** Add a kind of leave */
        post: operations["addLeaveKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/kind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a kind of leave, or retire it; leave that was taken stays as it is */
        put: operations["updateLeaveKind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Policies, with how many people each has */
        get: operations["listLeavePolicies"];
        put?: never;
        /** Add a policy */
        post: operations["addLeavePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a policy or retire it; what was earned up to today stays */
        put: operations["updateLeavePolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a policy to one or many from a day on; another one of the same kind ends the day before */
        post: operations["assignLeavePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/assignment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say on which day a policy ends for somebody */
        put: operations["endLeaveAssignment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/work-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The hours of each day of the week and the place whose holidays count, for one or many from a day on; leave that lies ahead is counted anew */
        post: operations["setWorkWeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places that have their own holidays */
        get: operations["listHolidayPlaces"];
        put?: never;
        /** Add a place */
        post: operations["addHolidayPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/place/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the name of a place */
        put: operations["updateHolidayPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/holiday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The holidays of a place in a year */
        get: operations["listHolidays"];
        put?: never;
        /** Add a holiday; leave that lies ahead is counted anew, and its people are told */
        post: operations["addHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/holiday/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take out a holiday that lies ahead; leave that lies ahead is counted anew */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/holiday/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holidays from a workbook, a CSV file or a calendar file (ICS), all or none; the answer names the import to ask for */
        post: operations["importHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/holiday/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A workbook of holidays to fill in */
        get: operations["getHolidayTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct a balance by hand, with a reason that the person reads in the ledger */
        post: operations["correctLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/opening/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opening balances from a workbook, all or none; the answer names the import to ask for */
        post: operations["importOpeningBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/opening/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A workbook of opening balances to fill in */
        get: operations["getOpeningTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/year-end/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is carried over and what expires up to a day, and is not posted yet */
        get: operations["previewYearEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/year-end/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post what is carried over and what expires up to a day that is not after today; once, however often it is run */
        post: operations["runYearEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/balance/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The balances of all on a day, by page, order, search and filters */
        post: operations["findLeaveBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/balance/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The balances of all on a day as a file */
        post: operations["exportLeaveBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave/balance/liability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all balances of a day come to, by kind */
        get: operations["getLeaveLiability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has to learn, and what the caller has done */
        get: operations["getOwnLearning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assignment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course of one person, with what there is to read, answer, hand in or book */
        get: operations["getCourseAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assignment/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin, confirm, accept or send back a certificate, begin again after a failure, or not needed with a reason */
        post: operations["changeCourseAssignmentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assignment/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The answers to the questions of a course; enough right ones complete it */
        post: operations["answerCourseQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assignment/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a certificate from outside, which HR then confirms */
        post: operations["handInCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assignment/certificate-pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was completed, when and how, as a PDF to keep */
        get: operations["getCompletionPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a course to one or many, each answered for itself */
        post: operations["assignCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/assignment/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a course of a person is on its way, how it came there, what can follow and who may */
        get: operations["getCourseAssignmentLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind people of what they have to do, one mail each; of an assignment at most once a day */
        post: operations["remindOfCoursesNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/session/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a place at a session or on its waiting list, or give it up */
        post: operations["bookCourseSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/session/of-course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of a course with those who come, the next first */
        get: operations["listCourseSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One more session of a course */
        post: operations["addCourseSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a session, change its places, or call it off with a reason */
        put: operations["updateCourseSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/session/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who was there; that completes the course for them */
        post: operations["recordAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses to choose from, by name: those that a part of a name finds, or those that are offered now */
        get: operations["listCourses"];
        put?: never;
        /** A course as a draft */
        post: operations["addCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course with its versions and the questions of the newest */
        get: operations["getCourse"];
        /** Change a course; other content of a published course is a new version */
        put: operations["updateCourse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/course/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish or retire a course */
        post: operations["changeCourseStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/course/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Courses by page, order, search and filters */
        post: operations["findCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/course/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Courses, with the search, filters, order and columns of the list, as a file */
        post: operations["exportCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/rule/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who must have which course, and when again, by page, order, search and filters */
        post: operations["findLearningRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/rule/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rules, with the search, filters, order and columns of the list, as a file */
        post: operations["exportLearningRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One more rule; it counts from the day on which it is made */
        post: operations["addLearningRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/rule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule */
        get: operations["getLearningRule"];
        /** Change a rule, retire it or use it again */
        put: operations["updateLearningRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People and courses as of a day; all people for HR, the own team for its manager */
        post: operations["findLearning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many have completed what they must and are in date on a day, by department */
        post: operations["getLearningCompliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/compliance/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The rows behind the figure as a file */
        post: operations["exportLearning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning/evidence/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that one person has completed and has to do */
        get: operations["getLearningEvidence"];
        put?: never;
        post?: never;
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
        /** @description Every amount of leave is in minutes; shown in days by the average working day of the person, or in hours */
        LeaveMinutes: number;
        /** @enum {string} */
        LeaveUnit: "DAYS" | "HOURS";
        /** @enum {string} */
        LeaveSymbol: "HOLIDAY" | "HEALTH" | "FAMILY" | "STUDY" | "TIME" | "OTHER";
        /** @enum {string} */
        LeaveGrant: "AT_ONCE" | "YEARLY" | "MONTHLY";
        /**
         * @description At the beginning of the period that it is for, or on the day after it
         * @enum {string}
         */
        LeaveTiming: "START" | "END";
        /** @enum {string} */
        LeaveYear: "CALENDAR" | "HIRE";
        /** @enum {string} */
        LeaveCause: "OPENING" | "ENTITLED" | "ACCRUED" | "CARRIED" | "EXPIRED" | "TAKEN" | "GIVEN_BACK" | "CORRECTED" | "PAID_OUT";
        /** @enum {string} */
        LeaveHalf: "FIRST" | "SECOND";
        /**
         * @description Who has the same manager as the caller; whom the caller leads; who has no manager (for HR)
         * @enum {string}
         */
        LeaveTeamOf: "COLLEAGUES" | "LED" | "UNLED";
        /** @enum {string} */
        LeaveProblemCode: "NO_POLICY" | "NOTHING_TO_TAKE" | "OVERLAP" | "BALANCE" | "NOTICE" | "NOT_EMPLOYED" | "DATES" | "RETIRED" | "TIME";
        /**
         * @description What becomes of a balance when employment ends
         * @enum {string}
         */
        LeaveEnd: "EXPIRES" | "PAID_OUT";
        /** @description fromNoon leaves out the first half of the first day, untilNoon the second half of the last; employeeId: HR asks for somebody; requestId: in the place of this request */
        LeaveAsk: {
            employeeId?: components["schemas"]["Id"];
            kindId: components["schemas"]["Id"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            fromNoon?: boolean;
            untilNoon?: boolean;
            /** @description With minutes: hours of one day, where the kind is in hours */
            startsAt?: string;
            minutes?: number;
            requestId?: components["schemas"]["Id"];
        };
        /** @description Other days for a request that was asked back about; note: what is answered */
        ChangedLeave: {
            kindId: components["schemas"]["Id"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            fromNoon?: boolean;
            untilNoon?: boolean;
            /** @description With minutes: hours of one day, where the kind is in hours */
            startsAt?: string;
            minutes?: number;
            note: string;
            version: components["schemas"]["Version"];
        };
        NewLeaveRequest: {
            employeeId?: components["schemas"]["Id"];
            kindId: components["schemas"]["Id"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            fromNoon?: boolean;
            untilNoon?: boolean;
            /** @description With minutes: hours of one day, where the kind is in hours */
            startsAt?: string;
            minutes?: number;
            note?: string;
            certificateId?: components["schemas"]["Id"];
        };
        /** @description What lies ahead in the ledger; several equal accruals one after the other are one, with their count */
        LeaveAhead: {
            cause: components["schemas"]["LeaveCause"];
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            count: number;
            minutes: components["schemas"]["LeaveMinutes"];
            balance: components["schemas"]["LeaveMinutes"];
            requestId: number | null;
        };
        LeaveBalance: {
            kindId: components["schemas"]["Id"];
            kindName: string;
            symbol: components["schemas"]["LeaveSymbol"];
            unit: components["schemas"]["LeaveUnit"];
            paid: boolean;
            /** @description Whether there is a balance; of others only what was taken is told */
            counted: boolean;
            mayAsk: boolean;
            policyName: string | null;
            /** @description On the day asked for: entries up to it, and what the rules give until then */
            minutes: components["schemas"]["LeaveMinutes"];
            todayMinutes: components["schemas"]["LeaveMinutes"];
            /** @description Approved leave after today */
            plannedMinutes: components["schemas"]["LeaveMinutes"];
            askedMinutes: components["schemas"]["LeaveMinutes"];
            /** @description Taken in the leave year of today */
            takenMinutes: components["schemas"]["LeaveMinutes"];
            expires: components["schemas"]["LeaveExpiry"] | null;
            ahead: components["schemas"]["LeaveAhead"][];
        };
        /** @description The next day on which something expires, by what is known today */
        LeaveExpiry: {
            day: components["schemas"]["Date"];
            minutes: components["schemas"]["LeaveMinutes"];
        };
        /** @description Minutes of Monday to Sunday */
        WorkWeek: {
            id: components["schemas"]["Id"];
            fromDay: components["schemas"]["Date"];
            minutes: number[];
            placeId: number | null;
            placeName: string | null;
        };
        LeaveHead: {
            employeeId: components["schemas"]["Id"];
            name: string;
            week: number[];
            weekFrom: components["schemas"]["Date"];
            /** @description The average working day, by which minutes are shown in days */
            dayMinutes: number;
            placeName: string | null;
            approverName: string | null;
            /** @description First day of the leave year of today */
            yearFrom: components["schemas"]["Date"];
            yearTo: components["schemas"]["Date"];
            /** Format: date */
            employmentStart: string | null;
            /** Format: date */
            employmentEnd: string | null;
        };
        OwnLeave: {
            today: components["schemas"]["Date"];
            on: components["schemas"]["Date"];
            employee: components["schemas"]["LeaveHead"] | null;
            /** @description How many people report to the caller */
            leads: number;
            needed: number | null;
            teamVersion: number;
            toAnswer: number;
            /** Format: date-time */
            feedSince: string | null;
            balances: components["schemas"]["LeaveBalance"][];
            planned: components["schemas"]["LeaveRequest"][];
        };
        LeaveAssignmentRow: {
            id: components["schemas"]["Id"];
            policyId: components["schemas"]["Id"];
            policyName: string;
            kindId: components["schemas"]["Id"];
            kindName: string;
            fromDay: components["schemas"]["Date"];
            /** Format: date */
            toDay: string | null;
            version: components["schemas"]["Version"];
        };
        EmployeeLeave: {
            today: components["schemas"]["Date"];
            on: components["schemas"]["Date"];
            employee: components["schemas"]["LeaveHead"];
            balances: components["schemas"]["LeaveBalance"][];
            planned: components["schemas"]["LeaveRequest"][];
            workWeeks: components["schemas"]["WorkWeek"][];
            assignments: components["schemas"]["LeaveAssignmentRow"][];
        };
        /** @description An entry of the ledger; a period is what something was earned for */
        LeaveEntry: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            personName: string;
            kindId: components["schemas"]["Id"];
            kindName: string;
            unit: components["schemas"]["LeaveUnit"];
            day: components["schemas"]["Date"];
            cause: components["schemas"]["LeaveCause"];
            minutes: components["schemas"]["LeaveMinutes"];
            /** @description After this entry */
            balance: components["schemas"]["LeaveMinutes"];
            carriedMinutes: number | null;
            dayMinutes: number;
            /** Format: date */
            periodFrom: string | null;
            /** Format: date */
            periodTo: string | null;
            requestId: number | null;
            /** Format: date */
            requestFirstDay: string | null;
            /** Format: date */
            requestLastDay: string | null;
            reason: string | null;
            byName: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description A day of a request, or its half */
        LeaveDay: {
            day: components["schemas"]["Date"];
            half: components["schemas"]["LeaveHalf"] | null;
            minutes: components["schemas"]["LeaveMinutes"];
            holidayName: string | null;
            cancelled: boolean;
        };
        LeaveRequest: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            personName: string;
            departmentName: string | null;
            kindId: number | null;
            kindName: string | null;
            symbol: components["schemas"]["LeaveSymbol"] | null;
            unit: components["schemas"]["LeaveUnit"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            fromNoon: boolean;
            untilNoon: boolean;
            startsAt: string | null;
            /** @description What it takes, without the days that were cancelled */
            minutes: components["schemas"]["LeaveMinutes"];
            days: number;
            holidays: number;
            partlyCancelled: boolean;
            status: components["schemas"]["LeaveRequestStatus"];
            note: string | null;
            reason: string | null;
            /** @description What was asked back last */
            question: string | null;
            questionedBy: string | null;
            /** @description What was answered to it */
            reply: string | null;
            askedAt: components["schemas"]["Timestamp"];
            askedBy: string;
            /** Format: date-time */
            answeredAt: string | null;
            answeredBy: string | null;
            approverName: string | null;
            mine: boolean;
            /** @description The caller is the one who answers it */
            toAnswer: boolean;
            certificateNeeded: boolean;
            certificate: components["schemas"]["DocumentFile"] | null;
            version: components["schemas"]["Version"];
            transitions: components["schemas"]["Transition"][];
            dayList?: components["schemas"]["LeaveDay"][];
        };
        LeaveProblem: {
            code: components["schemas"]["LeaveProblemCode"];
            field: string;
            message: string;
        };
        LeaveAway: {
            employeeId: components["schemas"]["Id"];
            name: string;
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            fromNoon: boolean;
            untilNoon: boolean;
            status: components["schemas"]["LeaveRequestStatus"];
        };
        /** @description How many of a team are here on a working day; whoever is away for half of it counts as away */
        LeaveHere: {
            day: components["schemas"]["Date"];
            here: number;
            of: number;
            needed: number | null;
        };
        HolidayOnDay: {
            day: components["schemas"]["Date"];
            name: string;
            half: components["schemas"]["LeaveHalf"] | null;
        };
        LeavePreview: {
            minutes: components["schemas"]["LeaveMinutes"];
            days: number;
            dayMinutes: number;
            on: components["schemas"]["Date"];
            balanceBefore: components["schemas"]["LeaveMinutes"];
            balanceAfter: components["schemas"]["LeaveMinutes"];
            counted: boolean;
            certificateNeeded: boolean;
            holidays: components["schemas"]["HolidayOnDay"][];
            dayList: components["schemas"]["LeaveDay"][];
            problems: components["schemas"]["LeaveProblem"][];
            away: components["schemas"]["LeaveAway"][];
            here: components["schemas"]["LeaveHere"][];
        };
        ChangeLeaveStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["LeaveRequestStatus"];
            reason?: string;
            version: components["schemas"]["Version"];
        };
        ChangeLeaveStatuses: {
            ids: components["schemas"]["Id"][];
            status: components["schemas"]["LeaveRequestStatus"];
            reason?: string;
        };
        LeaveBulkRow: {
            id: components["schemas"]["Id"];
            done: boolean;
            message: string;
        };
        CancelLeaveDays: {
            days: components["schemas"]["LeaveDayChosen"][];
            reason?: string;
            version: components["schemas"]["Version"];
        };
        /** @description Without half: all that is left of that day */
        LeaveDayChosen: {
            day: components["schemas"]["Date"];
            half?: components["schemas"]["LeaveHalf"];
        };
        LeaveCertificate: {
            fileId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description What only the approver and HR may see is null for others */
        LeaveAbsence: {
            employeeId: components["schemas"]["Id"];
            requestId: number | null;
            kindId: number | null;
            kindName: string | null;
            symbol: components["schemas"]["LeaveSymbol"] | null;
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            fromNoon: boolean;
            untilNoon: boolean;
            minutes: number | null;
            days: number | null;
            status: components["schemas"]["LeaveRequestStatus"];
        };
        /** @description offDays: days without work by the work week */
        LeavePerson: {
            employeeId: components["schemas"]["Id"];
            name: string;
            me: boolean;
            offDays: components["schemas"]["Date"][];
        };
        LeaveCalendar: {
            /** @description Whether the caller is told what others are away for: who leads them and HR are, colleagues are not */
            seesKinds: boolean;
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            teamName: string | null;
            needed: number | null;
            people: components["schemas"]["LeavePerson"][];
            /** @description So many people more than are shown */
            more: number;
            absences: components["schemas"]["LeaveAbsence"][];
            holidays: components["schemas"]["HolidayOnDay"][];
            here: components["schemas"]["LeaveHere"][];
        };
        LeaveRequestToAnswer: {
            request: components["schemas"]["LeaveRequest"];
            dayMinutes: number;
            counted: boolean;
            balanceBefore: components["schemas"]["LeaveMinutes"];
            balanceAfter: components["schemas"]["LeaveMinutes"];
            away: components["schemas"]["LeaveAway"][];
            here: components["schemas"]["LeaveHere"][];
            /** @description Days on which fewer than needed would be left */
            short: components["schemas"]["LeaveHere"][];
            fewest: components["schemas"]["LeaveHere"] | null;
            inPlaceOf: string | null;
        };
        LeaveTeamBody: {
            needed: number | null;
            version: number;
        };
        LeaveSubstitute: {
            id: components["schemas"]["Id"];
            substituteId: components["schemas"]["Id"];
            name: string;
            fromDay: components["schemas"]["Date"];
            toDay: components["schemas"]["Date"];
        };
        NewLeaveSubstitute: {
            /** @description An employee */
            substituteId: components["schemas"]["Id"];
            fromDay: components["schemas"]["Date"];
            toDay: components["schemas"]["Date"];
        };
        Colleague: {
            employeeId: components["schemas"]["Id"];
            name: string;
            jobTitle: string;
        };
        LeaveFeed: {
            /** Format: password */
            url: string;
        };
        NewLeaveKind: {
            name: string;
            symbol: components["schemas"]["LeaveSymbol"];
            unit: components["schemas"]["LeaveUnit"];
            paid: boolean;
            /** @description Has a balance; otherwise as much can be taken as is approved */
            counted: boolean;
            /** @description So many days before its first day it has to be asked for */
            noticeDays: number;
            /** @description A certificate is needed from this day of a leave on */
            certificateFromDay: number | null;
            /** @description So many minutes below zero a balance may go */
            mayGoBelow: number;
            /** @description A Recruitment Manager answers, not the person's manager */
            approvedByHr: boolean;
            /** @description Whole days of it show in the status of the employee */
            showsInStatus: boolean;
            atEnd: components["schemas"]["LeaveEnd"];
        };
        UpdateLeaveKind: {
            name: string;
            symbol: components["schemas"]["LeaveSymbol"];
            unit: components["schemas"]["LeaveUnit"];
            paid: boolean;
            /** @description Has a balance; otherwise as much can be taken as is approved */
            counted: boolean;
            /** @description So many days before its first day it has to be asked for */
            noticeDays: number;
            /** @description A certificate is needed from this day of a leave on */
            certificateFromDay: number | null;
            /** @description So many minutes below zero a balance may go */
            mayGoBelow: number;
            /** @description A Recruitment Manager answers, not the person's manager */
            approvedByHr: boolean;
            /** @description Whole days of it show in the status of the employee */
            showsInStatus: boolean;
            atEnd: components["schemas"]["LeaveEnd"];
            retired: boolean;
            version: components["schemas"]["Version"];
        };
        LeaveKind: {
            id: components["schemas"]["Id"];
            name: string;
            symbol: components["schemas"]["LeaveSymbol"];
            unit: components["schemas"]["LeaveUnit"];
            paid: boolean;
            /** @description Has a balance; otherwise as much can be taken as is approved */
            counted: boolean;
            /** @description So many days before its first day it has to be asked for */
            noticeDays: number;
            /** @description A certificate is needed from this day of a leave on */
            certificateFromDay: number | null;
            /** @description So many minutes below zero a balance may go */
            mayGoBelow: number;
            /** @description A Recruitment Manager answers, not the person's manager */
            approvedByHr: boolean;
            /** @description Whole days of it show in the status of the employee */
            showsInStatus: boolean;
            atEnd: components["schemas"]["LeaveEnd"];
            retired: boolean;
            isSample: boolean;
            people: number;
            version: components["schemas"]["Version"];
        };
        /** @description From so many years of service on */
        LeaveStep: {
            afterYears: number;
            minutesPerYear: number;
        };
        NewLeavePolicy: {
            name: string;
            kindId: components["schemas"]["Id"];
            year: components["schemas"]["LeaveYear"];
            grant: components["schemas"]["LeaveGrant"];
            timing: components["schemas"]["LeaveTiming"];
            /** @description For a person who works full time; with AT_ONCE what is given in all */
            minutesPerYear: number;
            /** @description A full week of work */
            fullTimeMinutes: number;
            /** @description Who works less of a week gets less */
            partTimeShare: boolean;
            /** @description Nothing is earned above it */
            capMinutes: number | null;
            /** @description At most so much goes over into the next leave year; null: all of it */
            carryMinutes: number | null;
            /** @description What was carried over expires after so many months */
            carryMonths: number | null;
            steps: components["schemas"]["LeaveStep"][];
        };
        UpdateLeavePolicy: {
            name: string;
            kindId: components["schemas"]["Id"];
            year: components["schemas"]["LeaveYear"];
            grant: components["schemas"]["LeaveGrant"];
            timing: components["schemas"]["LeaveTiming"];
            /** @description For a person who works full time; with AT_ONCE what is given in all */
            minutesPerYear: number;
            /** @description A full week of work */
            fullTimeMinutes: number;
            /** @description Who works less of a week gets less */
            partTimeShare: boolean;
            /** @description Nothing is earned above it */
            capMinutes: number | null;
            /** @description At most so much goes over into the next leave year; null: all of it */
            carryMinutes: number | null;
            /** @description What was carried over expires after so many months */
            carryMonths: number | null;
            steps: components["schemas"]["LeaveStep"][];
            retired: boolean;
            version: components["schemas"]["Version"];
        };
        LeavePolicy: {
            id: components["schemas"]["Id"];
            kindName: string;
            name: string;
            kindId: components["schemas"]["Id"];
            year: components["schemas"]["LeaveYear"];
            grant: components["schemas"]["LeaveGrant"];
            timing: components["schemas"]["LeaveTiming"];
            /** @description For a person who works full time; with AT_ONCE what is given in all */
            minutesPerYear: number;
            /** @description A full week of work */
            fullTimeMinutes: number;
            /** @description Who works less of a week gets less */
            partTimeShare: boolean;
            /** @description Nothing is earned above it */
            capMinutes: number | null;
            /** @description At most so much goes over into the next leave year; null: all of it */
            carryMinutes: number | null;
            /** @description What was carried over expires after so many months */
            carryMonths: number | null;
            steps: components["schemas"]["LeaveStep"][];
            retired: boolean;
            isSample: boolean;
            people: number;
            version: components["schemas"]["Version"];
        };
        LeaveAssignment: {
            employeeIds: components["schemas"]["Id"][];
            policyId: components["schemas"]["Id"];
            fromDay: components["schemas"]["Date"];
            toDay?: components["schemas"]["Date"];
        };
        EndLeaveAssignment: {
            /** Format: date */
            toDay: string | null;
            version: components["schemas"]["Version"];
        };
        NewWorkWeek: {
            employeeIds: components["schemas"]["Id"][];
            fromDay: components["schemas"]["Date"];
            minutes: number[];
            placeId: number | null;
        };
        NewHolidayPlace: {
            name: string;
        };
        UpdateHolidayPlace: {
            name: string;
            version: components["schemas"]["Version"];
        };
        HolidayPlace: {
            id: components["schemas"]["Id"];
            name: string;
            isSample: boolean;
            people: number;
            version: components["schemas"]["Version"];
        };
        /** @description Without half: the whole day */
        NewHoliday: {
            placeId: components["schemas"]["Id"];
            day: components["schemas"]["Date"];
            name: string;
            half?: components["schemas"]["LeaveHalf"];
        };
        Holiday: {
            id: components["schemas"]["Id"];
            placeId: components["schemas"]["Id"];
            day: components["schemas"]["Date"];
            name: string;
            half: components["schemas"]["LeaveHalf"] | null;
            isSample: boolean;
            past: boolean;
        };
        NewLeaveCorrection: {
            employeeId: components["schemas"]["Id"];
            kindId: components["schemas"]["Id"];
            day: components["schemas"]["Date"];
            minutes: components["schemas"]["LeaveMinutes"];
            reason: string;
        };
        YearEndRow: {
            employeeId: components["schemas"]["Id"];
            personName: string;
            kindId: components["schemas"]["Id"];
            kindName: string;
            unit: components["schemas"]["LeaveUnit"];
            dayMinutes: number;
            day: components["schemas"]["Date"];
            cause: components["schemas"]["LeaveCause"];
            minutes: components["schemas"]["LeaveMinutes"];
            carriedMinutes: number | null;
            balanceBefore: components["schemas"]["LeaveMinutes"];
        };
        YearEndBody: {
            on: components["schemas"]["Date"];
        };
        LeaveBalanceRow: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            personName: string;
            departmentName: string | null;
            kindId: components["schemas"]["Id"];
            kindName: string;
            unit: components["schemas"]["LeaveUnit"];
            dayMinutes: number;
            minutes: components["schemas"]["LeaveMinutes"];
        };
        LeaveLiabilityRow: {
            kindId: components["schemas"]["Id"];
            kindName: string;
            unit: components["schemas"]["LeaveUnit"];
            paid: boolean;
            people: number;
            minutes: number;
            /** @description Balances above zero */
            owedMinutes: number;
            /** @description People whose balance is below zero */
            below: number;
        };
        /**
         * @description A document to read, a link to open, a session to attend, or a certificate from outside to hand in
         * @enum {string}
         */
        CourseKind: "DOCUMENT" | "LINK" | "SESSION" | "CERTIFICATE";
        /**
         * @description Again when the course is no longer valid, so many months after completion, or each year on the same day
         * @enum {string}
         */
        LearningRepeat: "VALIDITY" | "MONTHS" | "FIXED_DAY";
        /**
         * @description How one person stands with one course on a day
         * @enum {string}
         */
        LearningState: "DONE" | "EXPIRES" | "OVERDUE" | "DUE" | "STARTED" | "FAILED" | "BOOKED" | "HANDED_IN";
        /** @enum {string} */
        PlaceState: "PLACE" | "WAITING" | "PRESENT" | "ABSENT";
        /** @description A course of one person */
        OwnCourse: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            employeeName: string;
            courseId: components["schemas"]["Id"];
            courseName: string;
            kind: components["schemas"]["CourseKind"];
            minutes: number | null;
            status: components["schemas"]["CourseAssignmentStatus"];
            state: components["schemas"]["LearningState"];
            openedOn: components["schemas"]["Date"];
            dueOn: components["schemas"]["Date"];
            completedOn: components["schemas"]["Date"] | null;
            validUntil: components["schemas"]["Date"] | null;
            score: number | null;
            session: components["schemas"]["OwnSession"] | null;
            version: components["schemas"]["Version"];
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            place: string;
            day: components["schemas"]["Date"];
            from: string;
            until: string;
            state: components["schemas"]["PlaceState"];
        };
        OwnLearning: {
            /** @description Whether the caller is the manager of somebody */
            leads: boolean;
            employeeId: components["schemas"]["Id"] | null;
            courses: components["schemas"]["OwnCourse"][];
        };
        QuizQuestion: {
            id: components["schemas"]["Id"];
            question: string;
            options: string[];
        };
        OfferedSession: {
            id: components["schemas"]["Id"];
            place: string;
            day: components["schemas"]["Date"];
            from: string;
            until: string;
            free: number;
            waiting: number;
        };
        /** @description A course of one person with everything that it takes to do it */
        CourseAssignment: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            employeeName: string;
            courseId: components["schemas"]["Id"];
            courseName: string;
            kind: components["schemas"]["CourseKind"];
            minutes: number | null;
            status: components["schemas"]["CourseAssignmentStatus"];
            state: components["schemas"]["LearningState"];
            openedOn: components["schemas"]["Date"];
            dueOn: components["schemas"]["Date"];
            completedOn: components["schemas"]["Date"] | null;
            validUntil: components["schemas"]["Date"] | null;
            score: number | null;
            session: components["schemas"]["OwnSession"] | null;
            version: components["schemas"]["Version"];
            description: string | null;
            courseVersion: number;
            link: string | null;
            file: components["schemas"]["DocumentFile"] | null;
            passMark: number | null;
            questions: components["schemas"]["QuizQuestion"][];
            certificate: components["schemas"]["DocumentFile"] | null;
            certificateOn: components["schemas"]["Date"] | null;
            reason: string | null;
            confirmedBy: string | null;
            sessions: components["schemas"]["OfferedSession"][];
            mine: boolean;
            transitions: components["schemas"]["Transition"][];
        };
        ChangeCourseAssignmentStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["CourseAssignmentStatus"];
            reason?: string;
            version: components["schemas"]["Version"];
        };
        QuizAnswers: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            answers: components["schemas"]["QuizAnswer"][];
        };
        QuizAnswer: {
            questionId: components["schemas"]["Id"];
            option: number;
        };
        HandInCertificate: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            fileId: components["schemas"]["Id"];
            completedOn: components["schemas"]["Date"];
        };
        AssignCourse: {
            courseId: components["schemas"]["Id"];
            employeeIds: components["schemas"]["Id"][];
            dueOn: components["schemas"]["Date"];
        };
        RemindOfCourses: {
            employeeIds: components["schemas"]["Id"][];
            /** @description Of these only; without it of all that is to be done */
            courseIds?: components["schemas"]["Id"][];
        };
        RemindedOne: {
            employeeId: components["schemas"]["Id"];
            name: string;
            /** @description Of so many the mail reminds */
            courses: number;
            /** @description Why nothing was sent */
            message: string | null;
        };
        BookCourseSession: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description Nothing gives the place up */
            sessionId: components["schemas"]["Id"] | null;
        };
        SaveCourseSession: {
            courseId: components["schemas"]["Id"];
            place: string;
            day: components["schemas"]["Date"];
            from: string;
            until: string;
            seats: number;
        };
        UpdateCourseSession: {
            version: components["schemas"]["Version"];
            place?: string;
            day?: components["schemas"]["Date"];
            from?: string;
            until?: string;
            seats?: number;
            /** @description Why the session does not take place */
            calledOff?: string;
        };
        Attendance: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            people: components["schemas"]["Attended"][];
        };
        Attended: {
            employeeId: components["schemas"]["Id"];
            present: boolean;
        };
        SessionPlace: {
            employeeId: components["schemas"]["Id"];
            employeeName: string;
            state: components["schemas"]["PlaceState"];
        };
        CourseSession: {
            id: components["schemas"]["Id"];
            place: string;
            day: components["schemas"]["Date"];
            from: string;
            until: string;
            seats: number;
            calledOff: string | null;
            people: components["schemas"]["SessionPlace"][];
            version: components["schemas"]["Version"];
        };
        ListedCourse: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["CourseKind"];
            status: components["schemas"]["CourseStatus"];
            minutes: number | null;
            validMonths: number | null;
            number: number;
            questions: number;
            /** @description How many people still have to do it */
            open: number;
            version: components["schemas"]["Version"];
        };
        CourseQuestion: {
            question: string;
            options: string[];
            /** @description The place of the right option */
            answer: number;
        };
        CourseVersion: {
            number: number;
            file: components["schemas"]["DocumentFile"] | null;
            link: string | null;
            questions: number;
            passMark: number | null;
            by: string | null;
            at: components["schemas"]["Timestamp"];
        };
        Course: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            kind: components["schemas"]["CourseKind"];
            status: components["schemas"]["CourseStatus"];
            minutes: number | null;
            validMonths: number | null;
            link: string | null;
            file: components["schemas"]["DocumentFile"] | null;
            passMark: number | null;
            questions: components["schemas"]["CourseQuestion"][];
            versions: components["schemas"]["CourseVersion"][];
            transitions: components["schemas"]["Transition"][];
            version: components["schemas"]["Version"];
        };
        SaveCourse: {
            name: string;
            kind: components["schemas"]["CourseKind"];
            description?: string;
            minutes?: number | null;
            /** @description Nothing is for ever */
            validMonths?: number | null;
            link?: string | null;
            fileId?: components["schemas"]["Id"] | null;
            passMark?: number | null;
            questions?: components["schemas"]["CourseQuestion"][];
        };
        UpdateCourse: {
            version: components["schemas"]["Version"];
            name?: string;
            description?: string;
            minutes?: number | null;
            /** @description Nothing is for ever */
            validMonths?: number | null;
            link?: string | null;
            fileId?: components["schemas"]["Id"] | null;
            passMark?: number | null;
            questions?: components["schemas"]["CourseQuestion"][];
        };
        ChangeCourseStatus: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["CourseStatus"];
            version: components["schemas"]["Version"];
        };
        LearningAudience: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Who must have a course. No department and no type of position stand for everybody */
        LearningRule: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            dueDays: number;
            repeat: components["schemas"]["LearningRepeat"];
            repeatMonths: number | null;
            fixedMonth: number | null;
            fixedDay: number | null;
            openDays: number;
            countsFrom: components["schemas"]["Date"];
            retired: boolean;
            departments: components["schemas"]["LearningAudience"][];
            positionTypes: components["schemas"]["LearningAudience"][];
            version: components["schemas"]["Version"];
        };
        SaveLearningRule: {
            courseId: components["schemas"]["Id"];
            dueDays: number;
            repeat: components["schemas"]["LearningRepeat"];
            repeatMonths?: number | null;
            fixedMonth?: number | null;
            fixedDay?: number | null;
            /** @description So many days before it expires it is opened again */
            openDays: number;
            departmentIds?: components["schemas"]["Id"][];
            jobPositionTypeIds?: components["schemas"]["Id"][];
        };
        UpdateLearningRule: {
            version: components["schemas"]["Version"];
            dueDays?: number;
            repeat?: components["schemas"]["LearningRepeat"];
            repeatMonths?: number | null;
            fixedMonth?: number | null;
            fixedDay?: number | null;
            /** @description So many days before it expires it is opened again */
            openDays?: number;
            departmentIds?: components["schemas"]["Id"][];
            jobPositionTypeIds?: components["schemas"]["Id"][];
            retired?: boolean;
        };
        FindLearning: {
            asOf?: components["schemas"]["Date"];
            departmentId?: components["schemas"]["Id"] | null;
            page?: number;
            /**
             * @default 25
             * @enum {integer}
             */
            size?: 10 | 25 | 50 | 100;
            search?: string;
            /**
             * @default ALL
             * @enum {string}
             */
            only?: "ALL" | "NOT_IN_DATE";
            /** @description These courses only; none stands for all */
            courseIds?: components["schemas"]["Id"][];
        };
        AskCompliance: {
            asOf?: components["schemas"]["Date"];
            departmentId?: components["schemas"]["Id"] | null;
        };
        ExportLearning: {
            asOf?: components["schemas"]["Date"];
            departmentId?: components["schemas"]["Id"] | null;
            export: components["schemas"]["Export"];
        };
        MatrixCourse: {
            id: components["schemas"]["Id"];
            name: string;
            validMonths: number | null;
        };
        /** @description How one person stands with one course, and the day that matters. Nothing is for ever */
        MatrixCell: {
            courseId: components["schemas"]["Id"];
            assignmentId: components["schemas"]["Id"];
            state: components["schemas"]["LearningState"];
            date: components["schemas"]["Date"] | null;
        };
        MatrixPerson: {
            employeeId: components["schemas"]["Id"];
            name: string;
            jobTitle: string;
            cells: components["schemas"]["MatrixCell"][];
        };
        DepartmentCompliance: {
            departmentId: components["schemas"]["Id"] | null;
            name: string | null;
            required: number;
            inDate: number;
            overdue: number;
            expiring: number;
        };
        LearningCompliance: {
            asOf: components["schemas"]["Date"];
            people: number;
            courses: number;
            departments: components["schemas"]["DepartmentCompliance"][];
        };
        CourseCompletion: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            courseVersion: number;
            completedOn: components["schemas"]["Date"];
            validUntil: components["schemas"]["Date"] | null;
            score: number | null;
            confirmedBy: string | null;
            certificate: components["schemas"]["DocumentFile"] | null;
            assignmentId: components["schemas"]["Id"];
        };
        LearningReminder: {
            assignmentId: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            daysBefore: number | null;
            /** @description Who sent it, where somebody did */
            by: string | null;
        };
        LearningEvidence: {
            employeeId: components["schemas"]["Id"];
            name: string;
            jobTitle: string;
            department: string | null;
            courses: components["schemas"]["OwnCourse"][];
            completions: components["schemas"]["CourseCompletion"][];
            reminders: components["schemas"]["LearningReminder"][];
        };
        AssignedOne: {
            employeeId: components["schemas"]["Id"];
            name: string;
            assigned: boolean;
            message: string | null;
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
        MergeField: "firstName" | "fullName" | "positionTitle" | "organisation" | "department" | "city" | "country" | "startDate" | "salary" | "manager" | "contractType" | "complianceList" | "lapsesOn" | "today" | "letterNumber" | "senderName" | "senderRole" | "link" | "code" | "hoursValid" | "recipientName" | "requesterName" | "candidateName" | "interviewDate" | "interviewTime" | "interviewPlace" | "interviewers" | "documentName" | "expiresOn" | "answer" | "reason" | "failures" | "overLimit" | "overLimitList" | "stopLink" | "taskList" | "leaveKind" | "leaveDays" | "courseList" | "reportName" | "reportPeriod" | "reportFigures";
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
        /** @enum {string} */
        LeaveRequestStatus: "asked" | "questioned" | "approved" | "declined" | "withdrawn" | "cancelled" | "taken";
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
        /** @description A column by its name on the wire, with its heading and what its codes are called on the screen. */
        ExportColumn: {
            column: string;
            heading: string;
            words?: {
                value: string;
                label: string;
            }[];
        };
        /** @description A list as a file; what stands in `criteria` is the list's own, but its page. */
        Export: {
            format: components["schemas"]["FileFormat"];
            criteria: components["schemas"]["Criteria"];
            show: components["schemas"]["ExportColumn"][];
        };
        /** @enum {string} */
        CourseAssignmentStatus: "assigned" | "started" | "handed in" | "failed" | "completed" | "not needed";
        /** @enum {string} */
        CourseStatus: "draft" | "published" | "retired";
    };
    responses: {
        /** @description The own leave */
        OwnLeave: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnLeave"];
                };
            };
        };
        /** @description The leave of one employee */
        EmployeeLeave: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EmployeeLeave"];
                };
            };
        };
        /** @description What it would be */
        LeavePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LeavePreview"];
                };
            };
        };
        /** @description A page of entries */
        LeaveLedger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveEntry"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description A page of requests */
        LeaveRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveRequest"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The request as it is now */
        LeaveRequestSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LeaveRequest"];
                    message: string;
                };
            };
        };
        /** @description The request */
        LeaveRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LeaveRequest"];
                };
            };
        };
        /** @description One answer for each, in their order */
        LeaveBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveBulkRow"][];
                    message: string;
                };
            };
        };
        /** @description What can follow */
        LeaveTransitions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Transition"][];
                };
            };
        };
        /** @description The lifecycle */
        LeaveLifecycle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LifecycleAnswer"];
            };
        };
        /** @description The days asked for */
        LeaveCalendar: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LeaveCalendar"];
                };
            };
        };
        /** @description A page of requests */
        LeaveToAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveRequestToAnswer"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Those of today and later */
        LeaveSubstitutes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveSubstitute"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The first that fit */
        LeaveColleagues: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Colleague"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The address, which is not shown again */
        LeaveFeedAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LeaveFeed"];
                };
            };
        };
        /** @description A calendar */
        LeaveFeedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description The kinds */
        LeaveKinds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveKind"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The policies */
        LeavePolicies: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeavePolicy"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The places */
        HolidayPlaces: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["HolidayPlace"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description In the order of days */
        Holidays: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Holiday"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description A page of entries that would be made */
        YearEnd: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["YearEndRow"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description A page of balances */
        LeaveBalances: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveBalanceRow"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description By kind */
        LeaveLiability: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LeaveLiabilityRow"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description How many entries were made */
        YearEndDone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        posted: number;
                        people: number;
                    };
                    message: string;
                };
            };
        };
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
        /** @description Where the letters stand, and the offer letter itself for the person to whom it was sent */
        OwnOffer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnLetters"];
                    letter: components["schemas"]["OwnOfferLetter"] | null;
                    /** @description What is asked for with the letter */
                    documents: components["schemas"]["OwnDocument"][];
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
        /** @description The own courses */
        OwnLearning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnLearning"];
                };
            };
        };
        /** @description The course of this person as it is now */
        CourseAssignment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CourseAssignment"];
                    message?: string;
                };
            };
        };
        /** @description How many were right, and the course of this person as it is now */
        QuizResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CourseAssignment"];
                    score: number;
                    passed: boolean;
                    message: string;
                };
            };
        };
        /** @description What came of it for each person */
        CourseAssigned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["AssignedOne"][];
                    message: string;
                };
            };
        };
        /** @description The courses */
        CourseList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["ListedCourse"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The sessions */
        CourseSessionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["CourseSession"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description A page of courses */
        FoundCourses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["ListedCourse"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The rule as it is now */
        LearningRule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LearningRule"];
                };
            };
        };
        /** @description What came of it for each person */
        RemindedOfCourses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["RemindedOne"][];
                    message: string;
                };
            };
        };
        /** @description A page of rules */
        LearningRuleList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["LearningRule"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description A page of people with their courses */
        LearningMatrix: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["MatrixPerson"][];
                    paging: components["schemas"]["Paging"];
                    courses: components["schemas"]["MatrixCourse"][];
                };
            };
        };
        /** @description The course as it is now */
        Course: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Course"];
                    message?: string;
                };
            };
        };
        /** @description The figures */
        LearningCompliance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LearningCompliance"];
                };
            };
        };
        /** @description The evidence */
        LearningEvidence: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LearningEvidence"];
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
        /** @description A workbook, as a download */
        Workbook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
            200: components["responses"]["OwnOffer"];
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
            /** @description The letter as it stands now that it was opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnOfferLetter"];
                        message: string;
                    };
                };
            };
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
            /** @description The letter as it stands now that it was opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContractLetter"];
                        message: string;
                    };
                };
            };
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
    getOwnLeave: {
        parameters: {
            query?: {
                on?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnLeave"];
            default: components["responses"]["Problem"];
        };
    };
    getEmployeeLeave: {
        parameters: {
            query?: {
                on?: components["schemas"]["Date"];
            };
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmployeeLeave"];
            default: components["responses"]["Problem"];
        };
    };
    findLeaveLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            200: components["responses"]["LeaveLedger"];
            default: components["responses"]["Problem"];
        };
    };
    previewLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveAsk"];
            };
        };
        responses: {
            200: components["responses"]["LeavePreview"];
            default: components["responses"]["Problem"];
        };
    };
    askForLeave: {
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
                "application/json": components["schemas"]["NewLeaveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LeaveRequestSaved"];
            default: components["responses"]["Problem"];
        };
    };
    findLeaveRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            200: components["responses"]["LeaveRequests"];
            default: components["responses"]["Problem"];
        };
    };
    exportLeaveRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    changeLeaveStatus: {
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
                "application/json": components["schemas"]["ChangeLeaveStatus"];
            };
        };
        responses: {
            200: components["responses"]["LeaveRequestSaved"];
            default: components["responses"]["Problem"];
        };
    };
    changeLeaveStatusInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeLeaveStatuses"];
            };
        };
        responses: {
            200: components["responses"]["LeaveBulk"];
            default: components["responses"]["Problem"];
        };
    };
    getLeaveRequest: {
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
            200: components["responses"]["LeaveRequest"];
            default: components["responses"]["Problem"];
        };
    };
    answerWithOtherDays: {
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
                "application/json": components["schemas"]["ChangedLeave"];
            };
        };
        responses: {
            200: components["responses"]["LeaveRequestSaved"];
            default: components["responses"]["Problem"];
        };
    };
    cancelLeaveDays: {
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
                "application/json": components["schemas"]["CancelLeaveDays"];
            };
        };
        responses: {
            200: components["responses"]["LeaveRequestSaved"];
            default: components["responses"]["Problem"];
        };
    };
    addLeaveCertificate: {
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
                "application/json": components["schemas"]["LeaveCertificate"];
            };
        };
        responses: {
            200: components["responses"]["LeaveRequestSaved"];
            default: components["responses"]["Problem"];
        };
    };
    listLeaveTransitions: {
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
            200: components["responses"]["LeaveTransitions"];
            default: components["responses"]["Problem"];
        };
    };
    getLeaveLifecycle: {
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
            200: components["responses"]["LeaveLifecycle"];
            default: components["responses"]["Problem"];
        };
    };
    getLeaveCalendar: {
        parameters: {
            query: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                whose?: components["schemas"]["LeaveTeamOf"];
                /** @description The team of this employee; for HR */
                managerId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveCalendar"];
            default: components["responses"]["Problem"];
        };
    };
    listLeaveToAnswer: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveToAnswer"];
            default: components["responses"]["Problem"];
        };
    };
    setLeaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTeamBody"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listLeaveSubstitutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveSubstitutes"];
            default: components["responses"]["Problem"];
        };
    };
    addLeaveSubstitute: {
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
                "application/json": components["schemas"]["NewLeaveSubstitute"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    deleteLeaveSubstitute: {
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
    findColleagues: {
        parameters: {
            query?: {
                search?: string;
                /** @description Only who leads somebody, the caller too: whose team is looked at */
                leading?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveColleagues"];
            default: components["responses"]["Problem"];
        };
    };
    makeLeaveFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveFeedAddress"];
            default: components["responses"]["Problem"];
        };
    };
    endLeaveFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    readLeaveFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveFeedFile"];
            default: components["responses"]["Problem"];
        };
    };
    listLeaveKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveKinds"];
            default: components["responses"]["Problem"];
        };
    };
    addLeaveKind: {
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
                "application/json": components["schemas"]["NewLeaveKind"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateLeaveKind: {
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
                "application/json": components["schemas"]["UpdateLeaveKind"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listLeavePolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeavePolicies"];
            default: components["responses"]["Problem"];
        };
    };
    addLeavePolicy: {
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
                "application/json": components["schemas"]["NewLeavePolicy"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateLeavePolicy: {
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
                "application/json": components["schemas"]["UpdateLeavePolicy"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    assignLeavePolicy: {
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
                "application/json": components["schemas"]["LeaveAssignment"];
            };
        };
        responses: {
            200: components["responses"]["LeaveBulk"];
            default: components["responses"]["Problem"];
        };
    };
    endLeaveAssignment: {
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
                "application/json": components["schemas"]["EndLeaveAssignment"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    setWorkWeek: {
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
                "application/json": components["schemas"]["NewWorkWeek"];
            };
        };
        responses: {
            200: components["responses"]["LeaveBulk"];
            default: components["responses"]["Problem"];
        };
    };
    listHolidayPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HolidayPlaces"];
            default: components["responses"]["Problem"];
        };
    };
    addHolidayPlace: {
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
                "application/json": components["schemas"]["NewHolidayPlace"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateHolidayPlace: {
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
                "application/json": components["schemas"]["UpdateHolidayPlace"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                placeId: components["schemas"]["Id"];
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Holidays"];
            default: components["responses"]["Problem"];
        };
    };
    addHoliday: {
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
                "application/json": components["schemas"]["NewHoliday"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    deleteHoliday: {
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
    importHolidays: {
        parameters: {
            query: {
                placeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneCopy"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getHolidayTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            default: components["responses"]["Problem"];
        };
    };
    correctLeave: {
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
                "application/json": components["schemas"]["NewLeaveCorrection"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    importOpeningBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneCopy"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getOpeningTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            default: components["responses"]["Problem"];
        };
    };
    previewYearEnd: {
        parameters: {
            query: {
                on: components["schemas"]["Date"];
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["YearEnd"];
            default: components["responses"]["Problem"];
        };
    };
    runYearEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YearEndBody"];
            };
        };
        responses: {
            200: components["responses"]["YearEndDone"];
            default: components["responses"]["Problem"];
        };
    };
    findLeaveBalances: {
        parameters: {
            query?: {
                on?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            200: components["responses"]["LeaveBalances"];
            default: components["responses"]["Problem"];
        };
    };
    exportLeaveBalances: {
        parameters: {
            query?: {
                on?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    getLeaveLiability: {
        parameters: {
            query?: {
                on?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveLiability"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnLearning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnLearning"];
            default: components["responses"]["Problem"];
        };
    };
    getCourseAssignment: {
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
            200: components["responses"]["CourseAssignment"];
            default: components["responses"]["Problem"];
        };
    };
    changeCourseAssignmentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCourseAssignmentStatus"];
            };
        };
        responses: {
            200: components["responses"]["CourseAssignment"];
            default: components["responses"]["Problem"];
        };
    };
    answerCourseQuiz: {
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
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            200: components["responses"]["QuizResult"];
            default: components["responses"]["Problem"];
        };
    };
    handInCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandInCertificate"];
            };
        };
        responses: {
            200: components["responses"]["CourseAssignment"];
            default: components["responses"]["Problem"];
        };
    };
    getCompletionPdf: {
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
    assignCourse: {
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
                "application/json": components["schemas"]["AssignCourse"];
            };
        };
        responses: {
            200: components["responses"]["CourseAssigned"];
            default: components["responses"]["Problem"];
        };
    };
    getCourseAssignmentLifecycle: {
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
    remindOfCoursesNow: {
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
                "application/json": components["schemas"]["RemindOfCourses"];
            };
        };
        responses: {
            200: components["responses"]["RemindedOfCourses"];
            default: components["responses"]["Problem"];
        };
    };
    bookCourseSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCourseSession"];
            };
        };
        responses: {
            200: components["responses"]["CourseAssignment"];
            default: components["responses"]["Problem"];
        };
    };
    listCourseSessions: {
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
            200: components["responses"]["CourseSessionList"];
            default: components["responses"]["Problem"];
        };
    };
    addCourseSession: {
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
                "application/json": components["schemas"]["SaveCourseSession"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateCourseSession: {
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
                "application/json": components["schemas"]["UpdateCourseSession"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    recordAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attendance"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                search?: string;
                offered?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseList"];
            default: components["responses"]["Problem"];
        };
    };
    addCourse: {
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
                "application/json": components["schemas"]["SaveCourse"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getCourse: {
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
            200: components["responses"]["Course"];
            default: components["responses"]["Problem"];
        };
    };
    updateCourse: {
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
                "application/json": components["schemas"]["UpdateCourse"];
            };
        };
        responses: {
            200: components["responses"]["Course"];
            default: components["responses"]["Problem"];
        };
    };
    changeCourseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCourseStatus"];
            };
        };
        responses: {
            200: components["responses"]["Course"];
            default: components["responses"]["Problem"];
        };
    };
    findCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            200: components["responses"]["FoundCourses"];
            default: components["responses"]["Problem"];
        };
    };
    exportCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    findLearningRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            200: components["responses"]["LearningRuleList"];
            default: components["responses"]["Problem"];
        };
    };
    exportLearningRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    addLearningRule: {
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
                "application/json": components["schemas"]["SaveLearningRule"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getLearningRule: {
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
            200: components["responses"]["LearningRule"];
            default: components["responses"]["Problem"];
        };
    };
    updateLearningRule: {
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
                "application/json": components["schemas"]["UpdateLearningRule"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    findLearning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindLearning"];
            };
        };
        responses: {
            200: components["responses"]["LearningMatrix"];
            default: components["responses"]["Problem"];
        };
    };
    getLearningCompliance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskCompliance"];
            };
        };
        responses: {
            200: components["responses"]["LearningCompliance"];
            default: components["responses"]["Problem"];
        };
    };
    exportLearning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportLearning"];
            };
        };
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    getLearningEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LearningEvidence"];
            default: components["responses"]["Problem"];
        };
    };
}
