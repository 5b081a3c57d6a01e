// Generated from openapi/recruitment.yaml by `npm run generate`; do not edit.
export interface paths {
    "/job-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open positions, for anyone */
        get: operations["listOpenPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest open positions as a JSON Feed (jsonfeed.org 1.1), for job boards and readers */
        get: operations["feedOpenPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities an applicant can name as the own one */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/upload-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in a CV before it belongs to anybody; it is removed after a day unless an application claims it */
        post: operations["uploadResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One open position, with what an applicant is asked */
        get: operations["getOpenPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply; a second application of the same person for the same position is refused */
        post: operations["applyForPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in a file (PDF, DOCX, JPEG or PNG, judged by its content) to attach to a record afterwards */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file's bytes, for those who may see the record that it belongs to */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resume-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of an application's CV */
        get: operations["getResumeReport"];
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
        FacetIds: components["schemas"]["Id"][];
        Facet: {
            id: components["schemas"]["Id"];
            name: string;
            count: number;
        };
        OpenPositionFacets: {
            departments: components["schemas"]["Facet"][];
            contractTypes: components["schemas"]["Facet"][];
            cities: components["schemas"]["Facet"][];
            remote: number;
            /** @description Open positions without search and filters */
            total: number;
        };
        PayRange: {
            from: components["schemas"]["MinorUnits"] | null;
            to: components["schemas"]["MinorUnits"] | null;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
        };
        PositionPlace: {
            city: string | null;
            country: string | null;
            remote: boolean;
        };
        OpenPosition: {
            id: components["schemas"]["Id"];
            title: string;
            department: string | null;
            contractType: string | null;
            places: components["schemas"]["PositionPlace"][];
            pay: components["schemas"]["PayRange"] | null;
            /** Format: date */
            closingDate: string | null;
            publishedAt: components["schemas"]["Timestamp"];
        };
        AskedItem: {
            id: components["schemas"]["Id"];
            name: string;
            mandatory: boolean;
        };
        OpenPositionDetail: {
            id: components["schemas"]["Id"];
            title: string;
            department: string | null;
            contractType: string | null;
            places: components["schemas"]["PositionPlace"][];
            pay: components["schemas"]["PayRange"] | null;
            /** Format: date */
            closingDate: string | null;
            publishedAt: components["schemas"]["Timestamp"];
            organisation: string;
            summary: string;
            /** @description Plain text; an empty line parts paragraphs, "- " begins a list item */
            text: string;
            responsibilities: string[];
            minExperience: number | null;
            maxExperience: number | null;
            qualifications: components["schemas"]["AskedItem"][];
            certifications: components["schemas"]["AskedItem"][];
            workAuths: components["schemas"]["AskedItem"][];
            skills: components["schemas"]["AskedItem"][];
            designations: components["schemas"]["AskedItem"][];
        };
        FeedItem: {
            id: string;
            url: string;
            title: string;
            content_text: string;
            date_published: components["schemas"]["Timestamp"];
        };
        PositionFeed: {
            version: string;
            title: string;
            home_page_url: string;
            items: components["schemas"]["FeedItem"][];
        };
        PlaceChoice: {
            id: components["schemas"]["Id"];
            city: string;
            country: string;
        };
        HeldIds: components["schemas"]["Id"][];
        /** @description A name as it is greeted in mails, so nothing that a mail program would turn into a link */
        PersonName: string;
        /** @description What an applicant states; answers left out count as not stated. */
        PublicApplication: {
            title?: string;
            firstName: components["schemas"]["PersonName"];
            middleName?: string;
            surName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobile: string;
            cityId?: components["schemas"]["Id"];
            totalExperience?: number;
            expectedSalary?: components["schemas"]["MinorUnits"];
            salaryCurrency?: components["schemas"]["Currency"];
            expectedSalOption?: components["schemas"]["PayPeriod"];
            qualificationIds?: components["schemas"]["HeldIds"];
            certificationIds?: components["schemas"]["HeldIds"];
            workAuthIds?: components["schemas"]["HeldIds"];
            skillIds?: components["schemas"]["HeldIds"];
            designationIds?: components["schemas"]["HeldIds"];
            resume: {
                id: components["schemas"]["Id"];
                token: string;
            };
            /**
             * @description Agrees that the answers are kept for this application
             * @constant
             */
            consent: true;
            /** @description Agrees that they are kept 24 months for other positions */
            keepLonger?: boolean;
        };
        StoredFile: {
            id: components["schemas"]["Id"];
            originalName: string;
            size?: number;
            mediaType?: string;
        };
        ResumeReport: {
            applicationId: components["schemas"]["Id"];
            resume: components["schemas"]["StoredFile"] | null;
            /**
             * @description noText: a picture of a CV, for example
             * @enum {string}
             */
            state: "none" | "extracted" | "noText" | "failed";
            text: string;
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
        };
        /** @description Money in the minor unit of its currency */
        MinorUnits: number;
        /** @description ISO 4217 */
        Currency: string;
        /** @enum {string} */
        PayPeriod: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY";
        /** Format: date-time */
        Timestamp: string;
        Paging: {
            page: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        /** Format: email */
        Email: string;
        Version: number;
        Created: {
            responseData: {
                id: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
            };
            message: string;
        };
    };
    responses: {
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
    };
    parameters: {
        Id: components["schemas"]["Id"];
        /** @description One per opened form. The same key with the same body gets the first answer again. */
        IdempotencyKey: string;
    };
    requestBodies: {
        OneFile: {
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
    listOpenPositions: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                search?: string;
                departmentId?: components["schemas"]["FacetIds"];
                contractTypeId?: components["schemas"]["FacetIds"];
                cityId?: components["schemas"]["FacetIds"];
                remote?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open positions, newest first, and what they can be narrowed by */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OpenPosition"][];
                        paging: components["schemas"]["Paging"];
                        facets: components["schemas"]["OpenPositionFacets"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    feedOpenPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionFeed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities by country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["PlaceChoice"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            /** @description Taken in; the token must be shown when applying */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            token: string;
                            originalName: string;
                            size: number;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOpenPosition: {
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
            /** @description The position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenPositionDetail"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyForPosition: {
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
                "application/json": components["schemas"]["PublicApplication"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            /** @description Taken in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoredFile"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadFile: {
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
            /** @description The file, as a download */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getResumeReport: {
        parameters: {
            query: {
                applicationId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResumeReport"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
