// Generated from openapi/auth.yaml by `npm run generate`; do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; also sets the renewal cookie */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the session by the renewal cookie, which is replaced; a reused one ends the session */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys by which a token can be checked */
        get: operations["jwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a message with a link to set a new password; the answer never tells whether there is an account */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; the other sessions end */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own sessions that still live, newest first, and wrong passwords of the last day */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all own sessions but this one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The accounts, a page at a time */
        post: operations["listUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody; they get a message with a link to set a password */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account, with what it may do and through which role */
        get: operations["getUser"];
        /** Change name and roles; another role ends the sessions */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock, unlock, disable or enable an account; locking and disabling end its sessions */
        post: operations["changeUserStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend-invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation again; the link sent before stops working */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own saved views of a list, oldest first, those that colleagues share with whoever may see the list, and the columns last chosen for it */
        get: operations["listViews"];
        put?: never;
        /** Keep a list as it is now, under a name */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give one of the own views another name or content, or share it; what is left out stays as it was */
        put: operations["updateView"];
        post?: never;
        /** Delete one of the own views; a manager also one that is shared */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many rows a list has for the caller, whole, in each of the views that it is offered with, and in each of the facts that stand under its title
         * @description Counted as the list counts, with the same permissions; up to 999 exactly, of more only that there are more, where the list does not know their number anyway. A view that does not fit its list any more, or that takes too long to count, has no count; the others keep theirs.
         */
        post: operations["countViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-columns/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remember which columns of a list this person wants to see, in their order, and how wide; what is left out stays as it was */
        put: operations["keepListColumns"];
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
        /** @description What somebody is; several add up. */
        Roles: components["schemas"]["Role"][];
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description What the browser called itself at sign-in. */
            device: string | null;
            createdAt: components["schemas"]["Timestamp"];
            renewedAt: components["schemas"]["Timestamp"];
            /** @description Where it began. */
            address: string | null;
            /** @description The session that asks. */
            present: boolean;
        };
        /** @description Wrong passwords for this account from one address within the last day. */
        SignInFailures: {
            address: string;
            count: number;
            lastAt: components["schemas"]["Timestamp"];
        };
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string;
            roles: components["schemas"]["Roles"];
            status: components["schemas"]["AccountStatus"];
            lastSeenAt: components["schemas"]["Timestamp"] | null;
            createdAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
        };
        UserDetail: {
            user: components["schemas"]["User"];
            authorities: {
                authority: components["schemas"]["Authority"];
                through: components["schemas"]["Roles"];
            }[];
            /** @description How many sessions live. */
            sessions: number;
            transitions: components["schemas"]["UserMove"][];
        };
        UserMove: {
            event: string;
            status: string;
            allowed: boolean;
            why: string | null;
        };
        /** @enum {string} */
        ListName: "requisitions" | "tracking" | "applications" | "candidates" | "interviews" | "employees" | "outbox" | "users" | "peopleWeKnow" | "peopleGroups" | "groupMembers" | "referrals" | "selectedApplications" | "expiringDocuments" | "tasks" | "onboarding" | "leaveRequests" | "leaveBalances" | "leaveLedger" | "reportRows" | "budgetedPositions" | "hiringRows" | "courses" | "learningRules" | "pastRanking";
        /** @description Columns that are not as wide as they begin, in pixels. */
        ColumnWidths: {
            column: string;
            width: number;
        }[];
        /** @description Columns that are shown, in their order. */
        ListColumns: string[];
        /** @description One line of an advanced search. */
        ListCondition: {
            column: string;
            operator: components["schemas"]["Operator"];
            value: components["schemas"]["FilterValue"];
            /** @description An alternative to the line before. */
            or?: boolean;
        };
        /** @description How a list is searched, filtered, sorted and shown, as it stands in the address. */
        ListSearch: {
            /** @description The simple search. */
            q?: string;
            /** @description The column of the one filter. */
            by?: string;
            /** @description The value of the one filter. */
            is?: string;
            where?: components["schemas"]["ListCondition"][];
            sort?: string;
            /** @enum {integer} */
            size?: 10 | 25 | 50 | 100;
            cols?: components["schemas"]["ListColumns"];
        };
        ListView: {
            id: components["schemas"]["Id"];
            name: string;
            search: components["schemas"]["ListSearch"];
            /** @description New applications that it finds are told */
            tells: boolean;
            /** @description Whoever may see the list sees the view */
            shared: boolean;
            version: components["schemas"]["Version"];
        };
        ViewCount: {
            viewId: components["schemas"]["Id"] | null;
            total: number;
            /** @description There are more than total */
            more: boolean;
        };
        RowCount: {
            total: number;
            /** @description There are more than total */
            more: boolean;
        };
        /** @description What a colleague shares. It is changed by its owner; anybody may keep a copy. */
        SharedView: {
            id: components["schemas"]["Id"];
            name: string;
            search: components["schemas"]["ListSearch"];
            owner: string;
            mayDelete: boolean;
            version: components["schemas"]["Version"];
        };
        /** Format: email */
        Email: string;
        FieldError: {
            /** @description Path of the field in the request, dotted: locations.0.cityId */
            field: string;
            message: string;
        };
        Id: number;
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
        Message: {
            message: string;
        };
        /** Format: date-time */
        Timestamp: string;
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
        Role: "Recruitment Manager" | "Recruitment Officer" | "Applicant" | "Employee";
        /** @enum {string} */
        AccountStatus: "invited" | "active" | "locked" | "disabled";
        Version: number;
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
        Created: {
            responseData: {
                id: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
            };
            message: string;
        };
        /** @enum {string} */
        Authority: "JOB_POSTING" | "CANDIDATE_ACCESS" | "SHORTLISTING" | "DASHBOARD" | "BACKGROUND_CHECK" | "ONBOARDING";
    };
    responses: {
        /** @description The signed token and the name to show */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        /** Format: password */
                        token: string;
                        userName: string;
                    };
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
    };
    parameters: {
        Id: components["schemas"]["Id"];
        /** @description One per opened form. The same key with the same body gets the first answer again. */
        IdempotencyKey: string;
        /** @description The version the caller last saw; a stale one is answered 409 STALE_VERSION. */
        Version: components["schemas"]["Version"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
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
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
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
    jwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Key Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: {
                            kty: string;
                            crv: string;
                            x: string;
                            y?: string;
                            kid: string;
                            alg: string;
                            use: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
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
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OwnSession"][];
                        failures: components["schemas"]["SignInFailures"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
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
    endOtherSessions: {
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
    listUsers: {
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
            /** @description A page of accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["User"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteUser: {
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
                "application/json": {
                    email: components["schemas"]["Email"];
                    name: string;
                    roles: components["schemas"]["Roles"];
                };
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
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
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserDetail"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
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
                "application/json": {
                    name: string;
                    roles: components["schemas"]["Roles"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    changeUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["AccountStatus"];
                    reason?: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    resendInvitation: {
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
    listViews: {
        parameters: {
            query: {
                list: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            views: components["schemas"]["ListView"][];
                            shared: components["schemas"]["SharedView"][];
                            columns: components["schemas"]["ListColumns"] | null;
                            widths: components["schemas"]["ColumnWidths"];
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createView: {
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
                "application/json": {
                    list: components["schemas"]["ListName"];
                    name: string;
                    search: components["schemas"]["ListSearch"];
                };
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateView: {
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
                "application/json": {
                    name: string;
                    search: components["schemas"]["ListSearch"];
                    /** @description Whoever may see the list sees the view */
                    shared?: boolean;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteView: {
        parameters: {
            query: {
                /** @description The version the caller last saw; a stale one is answered 409 STALE_VERSION. */
                version: components["parameters"]["Version"];
            };
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
    countViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    list: components["schemas"]["ListName"];
                    /** @description The requisition or the group whose list it is */
                    recordId?: components["schemas"]["Id"];
                    /** @description With what the one filter compares, for each column that a view is filtered by. */
                    compared: {
                        column: string;
                        operator: components["schemas"]["Operator"];
                    }[];
                    /** @description What a list says of itself under its title: these are counted before the views. */
                    facts?: components["schemas"]["ListCondition"][][];
                };
            };
        };
        responses: {
            /** @description The counts; without a number of a view, that of the whole list. Of facts in their order, null where one takes too long */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewCount"][];
                        facts?: (components["schemas"]["RowCount"] | null)[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    keepListColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: components["schemas"]["ListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columns?: components["schemas"]["ListColumns"];
                    widths?: components["schemas"]["ColumnWidths"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
}
