// Generated from openapi/recruitment.yaml by `npm run generate`; do not edit.
export interface paths {
    "/ref/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List countries */
        get: operations["listCountries"];
        put?: never;
        /** Add to countries */
        post: operations["addCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of countries */
        put: operations["changeCountry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/countries/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of countries; refused while it is in use */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List states */
        get: operations["listStates"];
        put?: never;
        /** Add to states */
        post: operations["addState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/states/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of states */
        put: operations["changeState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/states/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of states; refused while it is in use */
        delete: operations["deleteState"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cities */
        get: operations["listCities"];
        put?: never;
        /** Add to cities */
        post: operations["addCity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/cities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the cities of a country (id is the country) */
        get: operations["listCitiesOfCountry"];
        /** Change one of cities */
        put: operations["changeCity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/cities/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of cities; refused while it is in use */
        delete: operations["deleteCity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List industries */
        get: operations["listIndustries"];
        put?: never;
        /** Add to industries */
        post: operations["addIndustry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of industries */
        put: operations["changeIndustry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of industries; refused while it is in use */
        delete: operations["deleteIndustry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry_discipline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List disciplines */
        get: operations["listDisciplines"];
        put?: never;
        /** Add to disciplines */
        post: operations["addDiscipline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry_discipline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of disciplines */
        put: operations["changeDiscipline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry_discipline/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of disciplines; refused while it is in use */
        delete: operations["deleteDiscipline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List departments */
        get: operations["listDepartments"];
        put?: never;
        /** Add to departments */
        post: operations["addDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of departments */
        put: operations["changeDepartment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/departments/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of departments; refused while it is in use */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/position_type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List position types */
        get: operations["listPositionTypes"];
        put?: never;
        /** Add to position types */
        post: operations["addPositionType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/position_type/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of position types */
        put: operations["changePositionType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/position_type/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of position types; refused while it is in use */
        delete: operations["deletePositionType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_appl_type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contract types */
        get: operations["listContractTypes"];
        put?: never;
        /** Add to contract types */
        post: operations["addContractType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_appl_type/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of contract types */
        put: operations["changeContractType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_appl_type/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of contract types; refused while it is in use */
        delete: operations["deleteContractType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_qualification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List qualifications */
        get: operations["listQualifications"];
        put?: never;
        /** Add to qualifications */
        post: operations["addQualification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_qualification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of qualifications */
        put: operations["changeQualification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_qualification/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of qualifications; refused while it is in use */
        delete: operations["deleteQualification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/certification_ref": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List certifications */
        get: operations["listCertifications"];
        put?: never;
        /** Add to certifications */
        post: operations["addCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/certification_ref/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of certifications */
        put: operations["changeCertification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/certification_ref/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of certifications; refused while it is in use */
        delete: operations["deleteCertification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/work_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List work authorisations */
        get: operations["listWorkAuthorisations"];
        put?: never;
        /** Add to work authorisations */
        post: operations["addWorkAuthorisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/work_auth/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of work authorisations */
        put: operations["changeWorkAuthorisation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/work_auth/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of work authorisations; refused while it is in use */
        delete: operations["deleteWorkAuthorisation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_designation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List designations */
        get: operations["listDesignations"];
        put?: never;
        /** Add to designations */
        post: operations["addDesignation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_designation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of designations */
        put: operations["changeDesignation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_designation/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of designations; refused while it is in use */
        delete: operations["deleteDesignation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_role_res": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles responsibilities */
        get: operations["listRolesResponsibilities"];
        put?: never;
        /** Add to roles responsibilities */
        post: operations["addRoleResponsibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_role_res/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the responsibilities of a designation (id is the designation) */
        get: operations["listRolesResponsibilitiesOfDesignation"];
        /** Change one of roles responsibilities */
        put: operations["changeRoleResponsibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_role_res/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of roles responsibilities; refused while it is in use */
        delete: operations["deleteRoleResponsibility"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List skills */
        get: operations["listSkills"];
        put?: never;
        /** Add to skills */
        post: operations["addSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_skill/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of skills */
        put: operations["changeSkill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/job_skill/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of skills; refused while it is in use */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulatory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List regulatories */
        get: operations["listRegulatories"];
        put?: never;
        /** Add to regulatories */
        post: operations["addRegulatory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulatory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of regulatories */
        put: operations["changeRegulatory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulatory/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of regulatories; refused while it is in use */
        delete: operations["deleteRegulatory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lifecycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List development lifecycles */
        get: operations["listDevelopmentLifecycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lifecycle/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to development lifecycles */
        post: operations["addDevelopmentLifecycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of development lifecycles */
        put: operations["changeDevelopmentLifecycle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lifecycle/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of development lifecycles; refused while it is in use */
        delete: operations["deleteDevelopmentLifecycle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/computer-skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List computer skills */
        get: operations["listComputerSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/computer-skill/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to computer skills */
        post: operations["addComputerSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/computer-skill/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of computer skills */
        put: operations["changeComputerSkill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/computer-skill/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of computer skills; refused while it is in use */
        delete: operations["deleteComputerSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List languages */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to languages */
        post: operations["addLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change one of languages */
        put: operations["changeLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of languages; refused while it is in use */
        delete: operations["deleteLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/countries/create-new/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add all countries of a workbook or none; the answer names the import to ask for */
        post: operations["importCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry/create-new/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add all industries of a workbook or none; the answer names the import to ask for */
        post: operations["importIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/industry_discipline/create-new/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add all industry disciplines of a workbook or none; the answer names the import to ask for */
        post: operations["importIndustryDisciplines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/{list}/create-new/excel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The list as it stands in the addresses of its other calls */
                list: components["parameters"]["ReferenceListName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add all items of a workbook or none; the answer names the import to ask for */
        post: operations["importReferenceItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/{list}/create-new/excel-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The list as it stands in the addresses of its other calls */
                list: components["parameters"]["ReferenceListName"];
            };
            cookie?: never;
        };
        /** A workbook to fill in, with the headings, an example and what is allowed */
        get: operations["getReferenceTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/{list}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The list as it stands in the addresses of its other calls */
                list: components["parameters"]["ReferenceListName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The items of a list as a file that can be imported again */
        post: operations["exportReferenceItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** How far an import of the caller is, and what was wrong with each refused row */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/{list}/asked": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A list of criteria as it stands in the addresses of its other calls */
                list: components["parameters"]["AskedListName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an item that the list does not hold; it can be used at once. What has the name already is answered as it is */
        post: operations["askForReferenceItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/{list}/merge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A list that criteria or candidates name several items of */
                list: components["parameters"]["MergedListName"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use another item of the list wherever this one is used; this one goes */
        post: operations["mergeReferenceItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the home page lists and counts */
        get: operations["getDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the applications of a period came, how long they took, and for managers how old the open requisitions are */
        get: operations["getDayFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the caller as somebody who works here, whatever they recruit */
        get: operations["getOwnDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Never show the first steps of a new installation to this person again */
        post: operations["hideFirstSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the person, what of it was read, and how many requisitions have expired */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep that the person has read these */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures and tables of one report for a period, beside those of another period where that is asked */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/{report}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tables of a report as a workbook, a sheet for each; as CSV the first of them */
        post: operations["exportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-rows/{measure}/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What one number of a report counts, by page, order, search and filters */
        post: operations["findReportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-rows/{measure}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What one number of a report counts, with the search, filters, order and columns of the list, as a file */
        post: operations["exportReportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own saved reports by name, and who may be written to about a report */
        get: operations["listSavedReports"];
        put?: never;
        /** Keep a report with its filters under a name, and mail it where that is asked for */
        post: operations["createSavedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one of the own saved reports */
        put: operations["updateSavedReport"];
        post?: never;
        /** Delete one of the own saved reports; it is not mailed any more */
        delete: operations["deleteSavedReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A year's positions by department and quarter: budgeted, open and filled, and the screenings a week that the rest needs */
        get: operations["getHiringPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The plan of a year as a file, under the words of the screen */
        post: operations["exportHiringPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/rows/{measure}/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What one number of open or filled positions counts, by page, order, search and filters */
        post: operations["findHiringRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/rows/{measure}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What one number of open or filled positions counts, with the search, filters, order and columns of the list, as a file */
        post: operations["exportHiringRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Budget positions for a department and a quarter; for managers */
        post: operations["addBudgetedPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Budgeted positions by page, order, search and filters */
        post: operations["findBudgetedPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Budgeted positions, with the search, filters, order and columns of the list, as a file */
        post: operations["exportBudgetedPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget/excel_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A workbook of budgeted positions to fill in, with the headings, an example and what is allowed */
        get: operations["getBudgetTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget/excel_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a workbook of budgeted positions would change, row by row, and what is wrong with it; nothing is kept */
        post: operations["previewBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget/excel_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Budgeted positions from a workbook, all or none: a row for the same department, quarter and position sets its number; the answer names the import to ask for */
        post: operations["importBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hiring-plan/budget/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change budgeted positions; for managers */
        put: operations["changeBudgetedPositions"];
        post?: never;
        /** Take budgeted positions out of the plan; for managers */
        delete: operations["removeBudgetedPositions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications from selection to hiring, with their offer and contract, the newest first */
        get: operations["listSelectedApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/selected/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Selected applications, with the search, filters, order and columns of the list, as a file */
        post: operations["exportSelectedApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/selected/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same by page, search and filters */
        post: operations["searchSelectedApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every e-mail and letter template */
        get: operations["listEmailTemplates"];
        put?: never;
        /** Change a template (id and version), or add another letter */
        post: operations["saveEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-template/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merge fields that the templates of an event can take in */
        get: operations["listMergeFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-template/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a template makes of a real application, or of sample values where it has none */
        post: operations["previewEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-template/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what a template makes of it to oneself, marked as a test */
        post: operations["testEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-template/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text that a template ever had, the newest first */
        get: operations["listEmailTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a text that HR kept for messages to candidates; what was written with it stays */
        delete: operations["deleteEmailTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts that HR keeps for messages to candidates, and the fields that such a message takes in */
        get: operations["listMessageTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When messages go that are written now */
        get: operations["listSendTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would be written to, who cannot be and why, and what one of them would read */
        post: operations["previewMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to candidates, each in a message of their own */
        post: operations["sendMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every message by page, search and filters */
        post: operations["searchOutbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages, with the search, filters, order and columns of the list, as a file */
        post: operations["exportOutbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message with its text; links and codes that let one act as the recipient are masked. Without a mail server a manager reads those of applicants, which the audit log records */
        get: operations["getOutboxMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/retry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a failed message again */
        post: operations["retryOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/pause/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a queued message back */
        post: operations["pauseOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/resume/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a paused message go */
        post: operations["resumeOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/hurry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a waiting message now */
        post: operations["hurryOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/stop/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Never send a message that has not gone out */
        post: operations["stopOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change subject and text of a message that waits */
        post: operations["changeOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether messages go out at all */
        get: operations["getOutboxState"];
        put?: never;
        /** Pause the whole outbox, or let it go on */
        post: operations["changeOutboxState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/save/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save sections of the own record; what is left out stays as it is */
        post: operations["saveEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/update/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change sections of a record, by the person and by HR; what is left out, and dots that stand for what is masked, stay as they are */
        post: operations["updateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/position/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another position, department or manager from a day on; the same day as the last change corrects that one */
        post: operations["changeEmployeePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/positions/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every position, department and manager that somebody had, the newest first */
        get: operations["listEmployeePositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/history/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed or looked up what of the record and when, newest first; what is private as dots */
        get: operations["listEmployeeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/org-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who reports to somebody, or who reports to nobody; one level, those with reports first */
        get: operations["listOrgChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which record is the own one, if there is one */
        get: operations["getOwnEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/get/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One employee's record; what the reader may not see is masked */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One employee's record with the masked numbers; recorded in the audit log */
        post: operations["revealEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["summariseEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first page; POST employee/criteria for the others */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add somebody who was not hired through recruitment, with an account of their own */
        post: operations["addEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/excel_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an employee for each row of a workbook, or none; the answer names the import to ask for */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/excel_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A workbook of employees to fill in, with the headings, an example and what is allowed; or filled with everybody who works here, as an import takes them */
        get: operations["getEmployeeTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["findEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Employees, with the search, filters, order and columns of the list, as a file */
        post: operations["exportEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Convert to an active employee, or a later change */
        post: operations["changeEmployeeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/transitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmployeeTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/invite/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the way to a password to somebody who has an account and never signed in */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/start-day/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another first day at work; the due days of open tasks that count from it move with it */
        post: operations["changeStartDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tasks by page, order, search and filters; those of everybody for HR, the own ones for everybody else */
        post: operations["findTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tasks, with the search, filters, order and columns of the list, as a file */
        post: operations["exportTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/of-employee/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** What is to be done for one employee, the next due first; the person reads the own tasks only */
        get: operations["listEmployeeTasks"];
        put?: never;
        /** One more task, for this employee alone */
        post: operations["addTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change what is to be done, by whom and until when; a day that is given no longer moves with the first day at work */
        put: operations["updateTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Done, open again, or not needed with a reason */
        post: operations["changeTaskStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tasks that new employees are given, in their order */
        get: operations["listTaskTemplates"];
        put?: never;
        post: operations["addTaskTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task-template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a template, retire it or use it again; tasks that were made from it stay as they are */
        put: operations["updateTaskTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task-template/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reorderTaskTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pack every new employee gets, in its order */
        get: operations["listOnboardingDocuments"];
        put?: never;
        post: operations["addOnboardingDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateOnboardingDocument"];
        post?: never;
        /** Only a draft can be deleted; a published one is retired */
        delete: operations["deleteOnboardingDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/versions/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every file that the document had, and how many said to have read it */
        get: operations["listOnboardingDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/acknowledgements/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who said to have read which version of the document, newest first */
        get: operations["listAcknowledgements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeOnboardingDocumentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reorderOnboardingDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person with the contract says to have read documents of the pack */
        post: operations["acknowledgeOnboardingDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/of-employee/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** What of the pack is for one employee, and when the present version of each was read; for HR and the person */
        get: operations["listEmployeePack"];
        put?: never;
        /** The person says to have read documents of the pack */
        post: operations["acknowledgeOwnPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first page; POST employee-onboarding/progress/criteria for the others */
        get: operations["listOnboardingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/progress/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everyone with a contract that is not finished, what is in and what is missing */
        post: operations["findOnboardingProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/progress/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is on the way to the first day, with the search, filters, order and columns of the list, as a file */
        post: operations["exportOnboardingProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-onboarding/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reminds people by e-mail of what is missing of them, each at most once a day and answered for itself */
        post: operations["remindOfOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requisitions that the caller may see, newest first */
        get: operations["listRequisitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same list with filters, order and search */
        post: operations["findRequisitions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many applications of each requisition stand where */
        post: operations["listPipelines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requisitions, with the search, filters, order and columns of the list, as a file */
        post: operations["exportRequisitions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit, revise, amend, cancel or reopen: the target status names the event */
        post: operations["changeRequisitionStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/closing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What ends with this requisition when it is cancelled, or completed by hiring the application `hiring` */
        get: operations["getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What ends with several requisitions when they are cancelled together, and which of them will stay */
        post: operations["getClosingOfSeveral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the requisition is on its way, how it came there, what can follow and who may */
        get: operations["getRequisitionLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/change-status-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move several requisitions; each is answered for itself */
        post: operations["changeRequisitionStatusInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requisitions/transitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can happen next to this requisition, and why not */
        get: operations["listRequisitionTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job position by its number or its reference */
        get: operations["findJobPosition"];
        put?: never;
        /** Raise a requisition: a draft with its default approval chain */
        post: operations["createJobPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job position */
        get: operations["getJobPosition"];
        put?: never;
        /** Save the description of the position */
        post: operations["saveJobPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether everything is filled in, and what is missing */
        get: operations["checkJobPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Copy a requisition into a new draft (kept for older callers; refused to prefetching and navigation) */
        get: operations["cloneJobPositionByGet"];
        put?: never;
        /** Copy a requisition into a new draft */
        post: operations["cloneJobPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/excel_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Raise a draft for each row of a workbook, or none; the answer names the import to ask for */
        post: operations["importJobPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/excel_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A workbook of job requisitions to fill in, with the headings, an example and what is allowed */
        get: operations["getJobPositionTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/pdfdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the printable sheets of some requisitions show, in the order asked for; one that is incomplete refuses all, and each is named */
        post: operations["readRequisitionSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requisitions past their end date that are neither completed nor cancelled */
        get: operations["listExpiredJobPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a draft or an expired requisition; one with applications is archived */
        delete: operations["deleteJobPosition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/extend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an expired requisition a later end date */
        post: operations["extendJobPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/what-if/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the present applications would rank with other weights; nothing is saved */
        post: operations["tryWeights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/weights/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the weights of several criteria of a draft at once, all or none */
        post: operations["saveWeights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_position/criterion-hints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What helps to choose and weigh the criteria of a section: who holds them, what they were in the version before, what is often asked for */
        get: operations["getCriterionHints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/ranking-on/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the candidates of a requisition were ranked at the end of a day, and how many were in the running */
        get: operations["getPastRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/ranking-on/criteria/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who of those in the running stood where at the end of a day, by page, order, search and filters */
        post: operations["findPastRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/ranking-on/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ranking of a day, with the search, filters, order and columns of the list, as a file */
        post: operations["exportPastRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/score-on/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An application's score as it was at the end of a day, and how it changed until then */
        get: operations["getPastScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-requisition-summary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requisition as one record: where it stands, what is missing, what can happen */
        get: operations["getRequisitionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-requisition-summary/position/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the position asks for, with weights and shares, and who approves it */
        get: operations["getPositionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-requisition-summary/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save department, priority, dates, openings and reason */
        post: operations["saveRequisitionSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-requisition-summary/progress-summary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far filling the position is: funnel, time in stage, interviews, letters, openings */
        get: operations["getProgressSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_qual_spec/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Criteria of this kind of the job position {id} */
        get: operations["listQualificationSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_qual_spec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion */
        post: operations["addQualificationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_qual_spec/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a criterion */
        post: operations["updateQualificationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_qual_spec/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion */
        delete: operations["deleteQualificationSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_certification_spec/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Criteria of this kind of the job position {id} */
        get: operations["listCertificationSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_certification_spec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion */
        post: operations["addCertificationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_certification_spec/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a criterion */
        post: operations["updateCertificationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_certification_spec/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion */
        delete: operations["deleteCertificationSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work_auth/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Criteria of this kind of the job position {id} */
        get: operations["listWorkAuthSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion */
        post: operations["addWorkAuthSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work_auth/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a criterion */
        post: operations["updateWorkAuthSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work_auth/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion */
        delete: operations["deleteWorkAuthSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_skill/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Criteria of this kind of the job position {id} */
        get: operations["listSkillSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion */
        post: operations["addSkillSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_skill/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a criterion */
        post: operations["updateSkillSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_skill/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion */
        delete: operations["deleteSkillSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_role_res/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Criteria of this kind of the job position {id} */
        get: operations["listDesignationSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_role_res": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion */
        post: operations["addDesignationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_role_res/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a criterion */
        post: operations["updateDesignationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_role_res/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion */
        delete: operations["deleteDesignationSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Criteria of this kind of the job position {id} */
        get: operations["listComplianceSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a criterion */
        post: operations["addComplianceSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a criterion */
        post: operations["updateComplianceSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a criterion */
        delete: operations["deleteComplianceSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_experience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Years of experience asked for by the job position {id} */
        get: operations["listExperienceSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how many years are asked for */
        post: operations["addExperienceSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_experience/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the years asked for */
        post: operations["updateExperienceSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job_experience/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ask for no years */
        delete: operations["deleteExperienceSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places of the job position {id} */
        get: operations["listLocationSpecs"];
        put?: never;
        /** Change the place {id} */
        post: operations["updateLocationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a place */
        post: operations["addLocationSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a place */
        delete: operations["deleteLocationSpec"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financial/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pay range of the job position {id} */
        get: operations["getFinancialSpec"];
        put?: never;
        /** Change the pay range {id} */
        post: operations["updateFinancialSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the pay range */
        post: operations["addFinancialSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approvals of one requisition, or those that wait for the caller */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/approver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who may approve */
        get: operations["listApprovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/create_approver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a person into the default approval chain of a department */
        post: operations["createApprover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/add_approver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an approver to a requisition, last in order */
        post: operations["addApprover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/approver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an approver who has not answered off a draft */
        delete: operations["removeApprover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/move_approver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an approver of a draft one place up or down */
        post: operations["moveApprover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/use_default/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the draft {id} the approval chain of its department instead of its own */
        post: operations["useDefaultApprovers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/default_approvers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who approves the requisitions of a department, in the order of asking */
        get: operations["listDefaultApprovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/default_approvers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a person out of the default approval chain of a department */
        delete: operations["removeDefaultApprover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time_limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many working days an application may stay in each status, everywhere and in departments with limits of their own */
        get: operations["listTimeLimits"];
        put?: never;
        /** Set, change or take away the limit of one status */
        post: operations["saveTimeLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/default_approvers/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a person of a default approval chain one place up or down */
        post: operations["moveDefaultApprover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/replace_approver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody else answer for an absent approver */
        post: operations["replaceApprover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/send_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail to the approver on turn again */
        post: operations["remindApprover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/change-response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline; an answer may be changed until the requisition is decided */
        post: operations["answerApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval/post_comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on the requisition {id} */
        post: operations["postApprovalComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/requisition/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The job post of the requisition {id}, a proposal while none is saved */
        get: operations["getJobPost"];
        put?: never;
        /** Save the job post of the requisition {id} */
        post: operations["saveJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/requisition/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the candidates of the requisition {id} were asked: the questions of its post, and those that were answered before they were taken out of it */
        get: operations["listAskedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where links to posts were placed, in the order of the alphabet */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-post/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish or close */
        post: operations["changeJobPostStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/{requisitionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what and when, newest first */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /** Cities by a part of their names, at most twenty; behind a comma may stand the state or the country */
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
    "/job-post/{id}/read-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a visitor's own CV says of what an open position asks, for the form to be filled with. Nothing is saved. */
        post: operations["readPublicResume"];
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
    "/voluntary-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody who has applied may say of themselves, if they like; none where the organisation does not ask */
        get: operations["listVoluntaryQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/settings/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what of a setting or a reference list and when, newest first */
        get: operations["listSettingsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voluntary-questions/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether people are asked voluntary questions after applying, which, and in which words */
        get: operations["getVoluntarySettings"];
        put?: never;
        /** Change it. Answers that were given stay as they are. */
        post: operations["saveVoluntarySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voluntary-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the voluntary questions, once, by the token of the answer to an application. They are kept without a way back to it, and cannot be changed. */
        post: operations["giveVoluntaryAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far groups of people came, of those who answered the voluntary questions, as counted last night; nothing about fewer than five */
        get: operations["getFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fairness/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as one sheet */
        post: operations["exportFairness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An applicant's own application by the key of its link, in coarse stages; a key that is wrong, replaced or revoked answers alike */
        post: operations["readOwnApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/replace-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another CV, taken in by upload-resume, while the application has not been looked through */
        post: operations["replaceOwnResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw; interviews and letters end with it */
        post: operations["withdrawOwnApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/cannot-come": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell whoever arranged an interview that its time does not suit; said once of each time */
        post: operations["sayCannotCome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/keep-longer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to be kept longer for other positions, in the wording that was shown, or take that back */
        post: operations["changeKeepLonger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in a file for a document that the applicant is asked for; it is removed after a day unless it is handed in */
        post: operations["uploadOwnDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/hand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a document that the applicant is asked for, or another file in its place while nobody has looked at it */
        post: operations["handInOwnDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When the interview can be that the applicant was asked to choose a time for */
        post: operations["listOwnTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take one of the times, or another one in its place; TIME_TAKEN when somebody was faster */
        post: operations["bookInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the time that was chosen; another can be chosen instead */
        post: operations["giveUpInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/new-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for new links by e-mail; the answer is the same whether or not the address is known */
        post: operations["sendOwnLinks"];
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
    "/resume-report/read/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a CV says that the caller has just uploaded and that no record holds yet. Nothing is saved. */
        post: operations["readResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resume-report/create-profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draft a profile from the CV of an application (its id): what the reference lists know and the CV names, and the years of experience. Nothing is saved; a person looks at it and saves it with application/update. */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications, newest first */
        get: operations["listApplications"];
        put?: never;
        /** Enter an application for a person; a second one of the same person for the same position is refused */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applications by page, order, search and filters */
        post: operations["findApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open applications by status, with the search and filters of the list: counts, and of each status a page of cards */
        post: operations["readApplicationBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applications, with the search, filters, order and columns of the list, as a file */
        post: operations["exportApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the company appears to people, and the version that saving names */
        get: operations["getCompany"];
        put?: never;
        /** Change how the company appears. Letters that were sent keep what they had. */
        post: operations["saveCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/logo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A logo that the company has or had. Letters show the one of their time, so none ever changes or goes. */
        get: operations["getCompanyLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/form-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the organisation asks for when an application is entered */
        get: operations["getApplicationFormSettings"];
        put?: never;
        /** Whether the current salary is asked for and kept; switched off, what was kept is deleted */
        post: operations["saveApplicationFormSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/screening/{requisitionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits to be screened for a requisition, best first, the first two hundred */
        get: operations["listScreening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the application is on its way, how it came there, what can follow and who may */
        get: operations["getApplicationLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application with its person */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/update/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the person, for all their applications, and change what this application says, its requisition too; its score is counted anew */
        post: operations["updateApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/update-resume/{applicationId}/{resumeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the CV of an application by a file (PDF or DOCX) that the caller has uploaded */
        post: operations["updateResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/is-requisition-update-locked/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the requisition of an application can still be changed */
        get: operations["getRequisitionLock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/record/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An application as somebody works on it: its answers, what can happen next, how it came here, and its score */
        get: operations["getApplicationRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/transitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can happen next, and why not otherwise */
        get: operations["getApplicationTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an application to another status */
        post: operations["changeApplicationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/change-status-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move several applications; each is answered for itself */
        post: operations["changeApplicationStatusInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/change-status-bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of several applications can move, why the others cannot, and what would end with them */
        post: operations["previewApplicationStatusInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/kept-search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tell of applications that a saved view finds from now on, or do not any more */
        put: operations["keepSearch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/score/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The score and every part that it was added up from */
        get: operations["getApplicationScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an application came to where it is */
        get: operations["getApplicationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/timeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that happened around an application in one order, newest first: moves, reviews, interviews, documents, letters, mails, corrections; each as far as this person may read such a record */
        get: operations["getApplicationTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes on an application, the newest first; with `note` the page on which that one stands. For everybody who may read the application, never for the candidate */
        get: operations["listApplicationNotes"];
        put?: never;
        /** Write a note on an application; whoever is mentioned in it is told, once */
        post: operations["createApplicationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/mentionable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Colleagues who may read an application and so can be mentioned in its notes, by name; without the caller */
        get: operations["listMentionable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's own note; only who is newly mentioned is told */
        put: operations["updateApplicationNote"];
        post?: never;
        /** Delete a note, with its text and its mentions; for its author and managers */
        delete: operations["deleteApplicationNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/neighbours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who stands before and after an application among those of its requisition that are still in the running, best first */
        get: operations["getApplicationNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/change-review-value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give or change one's own review of an application */
        post: operations["changeReviewValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reviewers think */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance-application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents an application is asked for */
        get: operations["listComplianceItems"];
        put?: never;
        /** Ask a candidate for a document, or for several with one e-mail */
        post: operations["askForDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance-application/hand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a document in for a candidate, or another file in its place; the file was uploaded before, by the caller */
        post: operations["handInForCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance-application/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document that was asked for beside its lifecycle, with how it came to where it is */
        get: operations["getComplianceItemLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance-application/expiring/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approved documents that expire, by page, order, search and filters */
        post: operations["findExpiringDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance-application/expiring/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Documents that expire, with the search, filters, order and columns of the list, as a file */
        post: operations["exportExpiringDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/add-candidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a person who applied before on another requisition, as a new application that states what the newest one states and has its CV. A second application for the same position is refused. */
        post: operations["addCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person and all the applications that the caller may see */
        get: operations["getApplicant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/duplicates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that may be of the same person, by name or telephone number, and merges that can still be undone */
        get: operations["listDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/merge-preview/{id}/{goneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of each field and application when the second record is merged into the first, or why it cannot be */
        get: operations["previewMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge two records of one person; the second one's applications become the first one's */
        post: operations["mergeApplicants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/undo-merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the merge of two records back, within a day and while neither the person nor its letters have changed */
        post: operations["undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/criteria/{reqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The candidates of one requisition by page, order, search and filters */
        post: operations["findCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/export/{reqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The candidates of a requisition, with the search, filters, order and columns of the list, as a file */
        post: operations["exportCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/known/{reqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Past applicants who agreed to be kept on file, have nothing under way and did not apply here, ranked by what the requisition asks for */
        post: operations["findPeopleWeKnow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite people whom we know to apply for a position; each once, and each answered for itself */
        post: operations["inviteToApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/stop-writing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A person asks by the link in an invitation not to be written to about other positions; the consent to be kept on file ends */
        post: operations["stopWriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a group of people; whoever makes it owns it */
        post: operations["createPeopleGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Groups of people by page, order, search and filters */
        post: operations["findPeopleGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To whom a group can be handed over */
        get: operations["listGroupOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A group of people */
        get: operations["getPeopleGroup"];
        /** Change name and reason of a group, or hand it over; for its owner and managers */
        put: operations["updatePeopleGroup"];
        post?: never;
        /** Delete a group; the people stay. For its owner and managers */
        delete: operations["deletePeopleGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add people to a group: themselves, by their applications, or all that a list of applications finds */
        post: operations["addToPeopleGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group/{id}/members/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The people of a group by page, order, search and filters */
        post: operations["findGroupMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-group/{id}/members/{applicantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a person out of a group; for its owner, managers and whoever added the person */
        delete: operations["removeFromPeopleGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put somebody forward for an open position; the person is told so by e-mail, and by whom */
        post: operations["createReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom the caller has put forward, or who came by the caller's link, by page, order, search and filters */
        post: operations["findReferrals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller puts behind ?ref= in a link to an open position, so that whoever applies by it is known to come from them */
        get: operations["getReferralLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/interview-offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times that a candidate was asked to choose from, the newest first */
        get: operations["listInterviewOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/interview-steps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The steps of an application's requisition with the interviews of each */
        get: operations["listInterviewSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The steps that candidates of a requisition go through */
        get: operations["listSelectionSteps"];
        put?: never;
        /** Add a step, as the last one */
        post: operations["addSelectionStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what a step is */
        post: operations["updateSelectionStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a step; refused while interviews belong to it (STEP_HAS_INTERVIEWS), and for the last one */
        delete: operations["deleteSelectionStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the steps in another order; all of them are named */
        post: operations["reorderSelectionSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Processes that were kept under a name, to begin with */
        get: operations["listSelectionTemplates"];
        put?: never;
        /** Keep the present steps of a requisition as a template; who interviews is not part of it */
        post: operations["saveSelectionTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a template; requisitions that began with it stay as they are */
        delete: operations["deleteSelectionTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/templates/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the steps by those of a template; steps that interviews belong to stay, in front */
        post: operations["applySelectionTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/without-names/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the candidates of a requisition (its id) are screened without names */
        get: operations["getWithoutNames"];
        put?: never;
        /** Withhold names and contacts of the candidates from everybody but managers until they are shortlisted, or end that. Its owner and managers may; only a manager ends it while names are withheld. */
        post: operations["setWithoutNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/create_interviewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name somebody who interviews at a step by default */
        post: operations["createInterviewer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/remove_interviewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name somebody no longer; interviews that are arranged stay as they are */
        post: operations["removeInterviewer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection_process/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can be asked to interview */
        get: operations["listInterviewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/{stepId}/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews of one step of one application */
        get: operations["listInterviewsOfStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/lifecycle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the interview is on its way, how it came there, what can follow and who may */
        get: operations["getInterviewLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An interview as a calendar file */
        get: operations["downloadInterview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The interviews of up to six weeks, for HR all of them, for anybody else those that they hold */
        post: operations["readInterviewCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When each of some people is busy or free, and the next times at which all of them are */
        post: operations["findFreeTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask candidates of one requisition to choose a time for an interview; each is written to */
        post: operations["offerInterviewTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/offer/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which times candidates would see, to whom they can be offered, and to whom not and why */
        post: operations["previewInterviewTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/offer/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the times that a candidate may choose from; an interview that was booked is cancelled and everybody named is told */
        post: operations["withdrawInterviewOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/own-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's weekly hours, and since when there is an address for calendar programs */
        get: operations["getOwnCalendar"];
        /** Say when one can be asked to interview */
        put: operations["saveOwnCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/own-calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret address at which a calendar program reads one's interviews; one that there was stops */
        post: operations["makeCalendarFeed"];
        /** Nobody reads at the address any longer */
        delete: operations["endCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/feed/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews of whoever made this address, for calendar programs */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/criteria/{reqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The interviews of a requisition by page, order, search and filters */
        post: operations["findInterviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/export/{reqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The interviews of a requisition, with the search, filters, order and columns of the list, as a file */
        post: operations["exportInterviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/assign-interviewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add one interviewer to an interview; everybody named is told */
        post: operations["assignInterviewer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an interview to another time; what else was arranged stays */
        post: operations["rescheduleInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/send-email-applicant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As POST, for the version that is there now; refused to links, prefetches and other sites */
        get: operations["sendInterviewToApplicantByGet"];
        put?: never;
        /** Send the mail about an interview that still lies ahead to the candidate again; once for each version of it */
        post: operations["sendInterviewToApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/send-email-interviewers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As POST, for the version that is there now; refused to links, prefetches and other sites */
        get: operations["sendInterviewToInterviewersByGet"];
        put?: never;
        /** Send the mail about an interview that still lies ahead to everybody who holds it again; once for each version of it */
        post: operations["sendInterviewToInterviewers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/meetsRequirement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a candidate meets a criterion of the position, as HR or as an interviewer of this candidate. One judgement for each person and criterion; it stands beside the score and never changes it. `meets` null takes it back. */
        post: operations["judgeRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/requirements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was judged of a candidate's criteria; who is not HR sees the own judgements only */
        get: operations["listRequirementJudgements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/requisition/{reqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All interviews of a requisition, by time */
        get: operations["listInterviewsOfRequisition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/schedule/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arrange an interview; one per application and day */
        post: operations["scheduleInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/update/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an interview or change who holds it */
        post: operations["updateInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel an interview; everybody named is told */
        delete: operations["cancelInterview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that an interview was held, or that nobody came */
        post: operations["changeInterviewStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/add-feedback/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit the own scorecard with an overall recommendation and a summary alone; the last one assesses the interview. What is submitted already is changed with a reason */
        post: operations["addFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews whose scorecards the caller owes, and how many were submitted in time */
        get: operations["listOwnScorecards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scorecard/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kit of an interview, the caller's own scorecard, and of the others what the caller may read */
        get: operations["getScorecard"];
        put?: never;
        /** Begin the caller's own scorecard with the attributes as the kit has them now; the same card again if it was begun */
        post: operations["beginScorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scorecard/save/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save what is written of the caller's own scorecard; nobody else reads it yet */
        post: operations["saveScorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scorecard/submit/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit the caller's own scorecard; the last one assesses the interview. A change of a submitted one is a new version and needs its reason */
        post: operations["submitScorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scorecard/revise/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a change of the caller's own submitted scorecard; what was submitted counts until the change is */
        post: operations["reviseScorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scorecard/restore/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a change; the card is again as it was submitted */
        post: operations["restoreScorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/scorecards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The submitted scorecards of an application, interview by interview, as far as the caller may read them */
        get: operations["listScorecards"];
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
        ReferenceItem: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Belongs to the product; cannot be deleted */
            fixed: boolean;
            version: components["schemas"]["Version"];
            askedFor?: components["schemas"]["AskedFor"] | null;
        };
        /** @description Who asked for an item that the list did not hold, as long as no manager has taken it */
        AskedFor: {
            by: string;
            at: components["schemas"]["Timestamp"];
        };
        ReferenceMerge: {
            into: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        ReferenceBody: {
            name: string;
        };
        ReferenceChange: {
            name: string;
            version: components["schemas"]["Version"];
        };
        Country: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Belongs to the product; cannot be deleted */
            fixed: boolean;
            version: components["schemas"]["Version"];
            /** @description ISO 3166-1 alpha-2 */
            code: string;
        };
        CountryBody: {
            name: string;
            /** @description ISO 3166-1 alpha-2 */
            code: string;
        };
        CountryChange: {
            name: string;
            version: components["schemas"]["Version"];
            /** @description ISO 3166-1 alpha-2 */
            code: string;
        };
        State: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Belongs to the product; cannot be deleted */
            fixed: boolean;
            version: components["schemas"]["Version"];
            countryId: components["schemas"]["Id"];
            countryName?: string;
        };
        StateBody: {
            name: string;
            countryId: components["schemas"]["Id"];
        };
        StateChange: {
            name: string;
            version: components["schemas"]["Version"];
            countryId: components["schemas"]["Id"];
        };
        City: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Belongs to the product; cannot be deleted */
            fixed: boolean;
            version: components["schemas"]["Version"];
            countryId: components["schemas"]["Id"];
            stateId: number | null;
            latitude: number | null;
            longitude: number | null;
            countryName?: string;
            stateName?: string | null;
        };
        CityBody: {
            name: string;
            countryId: components["schemas"]["Id"];
            stateId?: number | null;
            latitude?: number | null;
            longitude?: number | null;
        };
        CityChange: {
            name: string;
            version: components["schemas"]["Version"];
            countryId: components["schemas"]["Id"];
            stateId?: number | null;
            latitude?: number | null;
            longitude?: number | null;
        };
        Discipline: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Belongs to the product; cannot be deleted */
            fixed: boolean;
            version: components["schemas"]["Version"];
            industryId: components["schemas"]["Id"];
        };
        DisciplineBody: {
            name: string;
            industryId: components["schemas"]["Id"];
        };
        DisciplineChange: {
            name: string;
            version: components["schemas"]["Version"];
            industryId: components["schemas"]["Id"];
        };
        RoleResponsibility: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Belongs to the product; cannot be deleted */
            fixed: boolean;
            version: components["schemas"]["Version"];
            designationId: components["schemas"]["Id"];
        };
        RoleResponsibilityBody: {
            name: string;
            designationId: components["schemas"]["Id"];
        };
        RoleResponsibilityChange: {
            name: string;
            version: components["schemas"]["Version"];
            designationId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        MergedListName: "job_qualification" | "certification_ref" | "work_auth" | "job_designation" | "job_skill" | "regulatory" | "lifecycle" | "computer-skill" | "language";
        /** @enum {string} */
        ReferenceListName: "countries" | "states" | "cities" | "industry" | "industry_discipline" | "departments" | "position_type" | "job_appl_type" | "job_qualification" | "certification_ref" | "work_auth" | "job_designation" | "job_role_res" | "job_skill" | "regulatory" | "lifecycle" | "computer-skill" | "language";
        ReferenceExport: {
            format: components["schemas"]["FileFormat"];
            search?: string;
        };
        /** @description A workbook on its way into the database, all of its rows or none. */
        Import: {
            id: components["schemas"]["Id"];
            fileName: string;
            /**
             * @description refused: the report says why; failed: our fault, nothing was saved
             * @enum {string}
             */
            state: "running" | "done" | "refused" | "failed";
            /** @description Rows under the headings */
            rows: number;
            done: number;
            refusedRows: number;
            /** @description The first 500 */
            report: components["schemas"]["RefusedCell"][];
        };
        RefusedCell: {
            /** @description As numbered in the workbook */
            row: number;
            /** @description The heading of the column */
            field: string;
            message: string;
        };
        Day: {
            requisitions: {
                status: components["schemas"]["RequisitionStatus"];
                count: number;
            }[];
            /** @description Interviews of the last seven days that have begun and of which something is still to be said, the oldest first */
            toAssess: components["schemas"]["DayInterview"][];
            /** @description Monday to Sunday of this week, by the day on the clock where an interview takes place */
            week: components["schemas"]["DayOfWeek"][];
            /** @description Open applications over the limit of their status, up to 1,000, and those that have been the longest */
            overLimit: {
                total: number;
                /** @description There are more than `total` */
                more: boolean;
                longest: {
                    applicationId: components["schemas"]["Id"];
                    applicant: string;
                    positionTitle: string;
                    status: components["schemas"]["ApplicationStatus"];
                    inStatus: components["schemas"]["TimeInStatus"];
                }[];
            };
            /** @description Applications that nobody has looked at, and the newest of them */
            fresh: {
                total: number;
                newest: components["schemas"]["DayApplication"][];
            };
            /** @description Selected candidates for whom a letter is to be written or sent or who become employees, and those that have waited the longest; none for who may not write letters */
            next: {
                total: number;
                first: {
                    applicationId: components["schemas"]["Id"];
                    applicant: string;
                    positionTitle: string;
                    nextStep: components["schemas"]["NextLetterStep"];
                    inStatus: components["schemas"]["TimeInStatus"] | null;
                }[];
            };
            /** @description E-mails that could not be delivered, up to 1,000, and the newest; none for who may not write letters */
            failed: {
                total: number;
                /** @description There are more than `total` */
                more: boolean;
                first: {
                    id: components["schemas"]["Id"];
                    toName: string;
                    /** @description Why it failed, or its subject */
                    text: string;
                    createdAt: components["schemas"]["Timestamp"];
                    version: components["schemas"]["Version"];
                }[];
            };
            expired: components["schemas"]["DayRequisitions"];
            ending: components["schemas"]["DayRequisitions"];
            starting: components["schemas"]["DayStarting"];
            /** @description What a new installation needs, in order, as the data say; null for who is no manager, once all is done, and for who has hidden it */
            firstSteps: {
                step: components["schemas"]["FirstStep"];
                done: boolean;
            }[] | null;
        };
        /** @enum {string} */
        FirstStep: "company" | "department" | "approver" | "mail" | "requisition";
        DayInterview: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            applicant: string;
            positionTitle: string;
            startsAt: components["schemas"]["Timestamp"];
            zone: string;
            status: components["schemas"]["InterviewStatus"];
        };
        DayOfWeek: {
            /** Format: date */
            day: string;
            total: number;
            /** @description The first of them */
            interviews: components["schemas"]["DayInterview"][];
        };
        DayApplication: {
            applicationId: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicant: string;
            positionTitle: string;
            inStatus: components["schemas"]["TimeInStatus"] | null;
        };
        /** @description Requisitions by their end date, which has passed or is one of the next 14 days, and the first of them */
        DayRequisitions: {
            total: number;
            first: {
                id: components["schemas"]["Id"];
                positionTitle: string;
                /** Format: date */
                endDate: string;
                /** @description Days from the end date until today; below zero until it has passed */
                days: number;
                /** @description All that were received */
                applications: number;
                version: components["schemas"]["Version"];
            }[];
        };
        /** @description Who begins today or within 14 days, the earliest first, and what of theirs is open; of people with a contract on the way and of employees */
        DayStarting: {
            total: number;
            first: {
                employeeId: components["schemas"]["Id"] | null;
                applicationId: components["schemas"]["Id"] | null;
                name: string;
                jobTitle: string | null;
                /** Format: date */
                startDate: string;
                days: number;
                /** @description Documents that were asked for and are not in */
                missing: number;
                /** @description Documents of the employee pack that were not read */
                unread: number;
                tasksOpen: number;
                tasksOverdue: number;
            }[];
        };
        OwnDay: {
            /** @description Monday to Sunday of this week, with the interviews that the caller holds */
            week: components["schemas"]["DayOfWeek"][];
            /** @description Interviews of the next seven days that the caller holds, the next first */
            prepare: components["schemas"]["DayInterview"][];
            tasks: components["schemas"]["DayTasks"];
            unread: components["schemas"]["DayUnread"];
            declined: components["schemas"]["DayDeclined"];
            expired: components["schemas"]["DayRequisitions"];
            ending: components["schemas"]["DayRequisitions"];
        };
        /** @description Open tasks that the caller does, the next due first */
        DayTasks: {
            total: number;
            first: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description The employee for whose beginning it is done */
                personName: string;
                /** @description Whether it is for the caller's own beginning */
                own: boolean;
                /** Format: date */
                dueOn: string | null;
                /** @description Days from the due day until today; below zero until it has passed */
                days: number | null;
            }[];
        };
        /** @description Documents of the employee pack whose present version the caller has not said to have read, in the order of the pack */
        DayUnread: {
            total: number;
            first: {
                id: components["schemas"]["Id"];
                name: string;
                mandatory: boolean;
            }[];
        };
        /** @description Requisitions of the caller that an approver declined, the newest first */
        DayDeclined: {
            total: number;
            first: {
                id: components["schemas"]["Id"];
                positionTitle: string;
            }[];
        };
        Notice: {
            /** @description What it is about, with the round of it */
            notice: string;
            /** @enum {string} */
            kind: "approval" | "feedback" | "message" | "asked" | "overLimit" | "match" | "cannotCome" | "mention" | "notChosen" | "sealEnds" | "offerLapses" | "contractLapses" | "taskOverdue" | "leaveToAnswer" | "leaveReplied" | "leaveQuestioned" | "leaveAnswered" | "leaveCorrected" | "courseDue" | "courseOverdue" | "certificateWaits";
            id: components["schemas"]["Id"];
            /** @description The position to approve, the candidate, the recipient, the item asked for, how many are over their limit, the view that found something, the day on which the key of the seal ends, the person whose letter lapses, the task that is overdue, who asks for leave or answered a question about it, the own leave, the kind of leave whose balance was corrected, the course, the person whose certificate waits */
            title: string;
            detail: string | null;
            list?: components["schemas"]["MergedListName"];
            noteId?: components["schemas"]["Id"];
            /** @description What a view found, the newest first */
            applications?: components["schemas"]["Id"][];
            /** Format: date-time */
            at: string | null;
            read: boolean;
        };
        /** @description How much waits for whoever works with these lists; null for everybody else. 1000 stands for every number beyond 999. */
        WaitingWork: {
            /** @description Applications that nobody has looked at */
            applications: number | null;
            /** @description Candidates whose next letter is to be written or sent, or who can be converted */
            letters: number | null;
        };
        ReadNotices: {
            notices: string[];
        };
        /**
         * @description What HR can do next about a letter.
         * @enum {string}
         */
        LetterAction: "write" | "send" | "release" | "wait" | "done" | "again" | "none";
        /**
         * @description The one thing to do next for a selected candidate, or what is waited for.
         * @enum {string}
         */
        NextLetterStep: "writeOffer" | "releaseOffer" | "sendOffer" | "awaitOffer" | "writeContract" | "releaseContract" | "sendContract" | "awaitContract" | "mailFailed" | "convert" | "none";
        SelectedApplication: {
            id: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicantId: components["schemas"]["Id"];
            applicantName: string;
            applicantEmail: string;
            applicantCell: string | null;
            jobPositionType: string | null;
            positionTitle: string;
            status: components["schemas"]["ApplicationStatus"];
            inStatus: components["schemas"]["TimeInStatus"] | null;
            profileScore: components["schemas"]["Score"];
            reviewScore: components["schemas"]["Score"];
            missingMandatoryItems: string[];
            currentSalary: number | null;
            /** @enum {string|null} */
            currentSalOption: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            /** @description Minor units */
            expectedSalary: number | null;
            /** @enum {string|null} */
            expectedSalOption: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            salaryCurrency: string | null;
            /** @description Years */
            totalExperience: number | null;
            applicantSource: components["schemas"]["ApplicantSource"];
            /** @description Where the person found the post */
            channel: string | null;
            resume: components["schemas"]["ApplicantFile"] | null;
            dateReceived: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
            offerLetterId: number | null;
            jobOffer: components["schemas"]["OfferLetterStatus"] | null;
            jobOfferMail: components["schemas"]["OutboxMessageStatus"] | null;
            action: components["schemas"]["LetterAction"];
            contractLetterId: number | null;
            contractOffer: components["schemas"]["ContractLetterStatus"] | null;
            contractOfferMail: components["schemas"]["OutboxMessageStatus"] | null;
            contractAction: components["schemas"]["LetterAction"];
            nextStep: components["schemas"]["NextLetterStep"];
            canConvert: boolean;
            /** @description The employee that the signed contract made */
            employeeId: number | null;
        };
        EmailTemplate: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["TemplateEvent"];
            name: string;
            subject: string;
            body: string;
            /** @description Null where an e-mail tells of no status */
            delayDays: components["schemas"]["DelayDays"] | null;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Timestamp"];
            updatedBy: string;
        };
        SaveEmailTemplate: {
            id?: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            event: components["schemas"]["TemplateEvent"];
            name: string;
            subject: string;
            body: string;
            delayDays?: components["schemas"]["DelayDays"];
        };
        /** @description How many working mornings an e-mail waits, 1 being the next; 0: ten seconds, so that its reason can be taken back */
        DelayDays: number;
        /** @description A number of working mornings, or a day with a time where the organisation is; neither: as the template says, else at once */
        SendWhen: {
            delayDays?: components["schemas"]["DelayDays"];
            day?: components["schemas"]["Date"];
            time?: components["schemas"]["ClockTime"];
        };
        SendTimes: {
            nextMorning: components["schemas"]["Timestamp"];
            templates: {
                event: components["schemas"]["TemplateEvent"];
                delayDays: components["schemas"]["DelayDays"];
                goesAt: components["schemas"]["Timestamp"];
            }[];
        };
        MessageTemplate: {
            id: components["schemas"]["Id"];
            name: string;
            subject: string;
            body: string;
        };
        PreviewMessages: {
            /** @description Either these applications */
            ids?: components["schemas"]["Id"][];
            /** @description or all that a list finds, as many as of the others */
            matching?: {
                criteria: components["schemas"]["Criteria"];
                total: number;
            };
            subject: string;
            body: string;
            /** @description The application whose message is shown; the first without it */
            shownId?: components["schemas"]["Id"];
        };
        MessagesPreview: {
            recipients: components["schemas"]["Recipient"][];
            /** @description Who cannot be written to */
            left: components["schemas"]["LeftOut"][];
            shown: components["schemas"]["ShownMessage"] | null;
        };
        Recipient: {
            applicationId: components["schemas"]["Id"];
            name: string;
        };
        LeftOut: {
            applicationId: components["schemas"]["Id"];
            name: string | null;
            reason: string;
        };
        ShownMessage: {
            applicationId: components["schemas"]["Id"];
            name: string;
            subject: string;
            html: string;
        };
        SendMessages: {
            /** @description Either these applications */
            ids?: components["schemas"]["Id"][];
            /** @description or all that a list finds, as many as of the others */
            matching?: {
                criteria: components["schemas"]["Criteria"];
                total: number;
            };
            subject: string;
            body: string;
            /** @description How many the preview said can be written to; another number is refused */
            recipients: number;
            when?: components["schemas"]["SendWhen"];
        };
        ChangeMessage: {
            version: components["schemas"]["Version"];
            subject: string;
            body: string;
        };
        MergeFieldName: {
            field: components["schemas"]["MergeField"];
            label: string;
        };
        PreviewEmailTemplate: {
            event: components["schemas"]["TemplateEvent"];
            subject: string;
            body: string;
            applicationId?: components["schemas"]["Id"];
            /** @description With sample values alone */
            sample?: boolean;
        };
        TemplateVersion: {
            version: components["schemas"]["Version"];
            subject: string;
            body: string;
            savedBy: string;
            savedAt: components["schemas"]["Timestamp"];
            /** @description Subject and body as lines, fields by their names */
            text: string;
        };
        TemplatePreview: {
            subject: string;
            html: string;
            text: string;
            /** @description The person whose application it shows */
            about: string | null;
        };
        OutboxMessage: {
            id: components["schemas"]["Id"];
            event: string;
            toEmail: string;
            toName: string;
            subject: string;
            status: components["schemas"]["OutboxMessageStatus"];
            attempts: number;
            reason: string | null;
            applicationId: number | null;
            requisitionId: number | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The moment that it waits for, or has waited for; null: at once
             */
            goesAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @description Sent to try out a template */
            isTest: boolean;
            version: components["schemas"]["Version"];
        };
        OutboxMessageDetail: {
            id: components["schemas"]["Id"];
            event: string;
            toEmail: string;
            toName: string;
            subject: string;
            status: components["schemas"]["OutboxMessageStatus"];
            attempts: number;
            reason: string | null;
            applicationId: number | null;
            requisitionId: number | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The moment that it waits for, or has waited for; null: at once
             */
            goesAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @description Sent to try out a template */
            isTest: boolean;
            version: components["schemas"]["Version"];
            /** Format: password */
            html: string;
            /** Format: password */
            text: string;
            /** @description The sealed PDF of the letter goes with it */
            withLetter: boolean;
            canRetry: boolean;
            canPause: boolean;
            canResume: boolean;
            canHurry: boolean;
            canStop: boolean;
            /**
             * Format: password
             * @description The text without what is around it
             */
            body: string | null;
            /** @description Links and codes that let one act as the recipient are left out */
            masked: boolean;
        };
        RetryMessage: {
            version: components["schemas"]["Version"];
        };
        OutboxState: {
            paused: boolean;
            /** Format: date-time */
            pausedAt: string | null;
            changedBy: string | null;
            reason: string | null;
            /** @description Whether a mail server is set */
            mailServer: boolean;
            /** @description 0 as long as nobody has ever paused it */
            version: number;
        };
        ChangeOutboxState: {
            paused: boolean;
            reason?: string;
            version: number;
        };
        Address: {
            street: string;
            city: string;
            state: string;
            postcode: string;
            country: string;
        };
        PersonalDetails: {
            title: string;
            firstName: string;
            middleName: string;
            lastName: string;
            preferredName: string;
            /** @description A date; dots when masked */
            birthDate: string | null;
            /** @description Optional; never searched */
            gender: string;
            email: components["schemas"]["Email"];
            personalPhone: string;
            workPhone: string;
            physicalAddress: components["schemas"]["Address"];
            postalAddress: components["schemas"]["Address"];
            /**
             * @description The postal address is another one
             * @default false
             */
            differentAddress: boolean;
        };
        EmergencyContact: {
            name: string;
            relation: string;
            phone: string;
            email: string;
        };
        SuperannuationFund: {
            name: string;
            abn: string;
            usi: string;
            memberNumber: string;
        };
        BankDetail: {
            accountName: string;
            /** @description BSB or bank code */
            bankCode: string;
            accountNumber: string;
        };
        TaxDetail: {
            /** @description Optional */
            taxFileNumber: string;
            /** @enum {string} */
            residency: "" | "RESIDENT" | "NON_RESIDENT" | "WORKING_HOLIDAY";
            claimsThreshold: boolean;
            studentLoanDebt: boolean;
        };
        Disability: {
            /** @enum {string} */
            answer: "NOT_SAID" | "NO" | "YES" | "MASKED";
            adjustment: string;
        };
        DriversLicence: {
            number: string;
            class: string;
            state: string;
            /** Format: date */
            expiry: string | null;
        };
        SaveEmployee: {
            version: components["schemas"]["Version"];
            /** @description The person says that the record is finished */
            complete?: boolean;
            personalDetails?: components["schemas"]["PersonalDetails"];
            contactOne?: components["schemas"]["EmergencyContact"];
            contactTwo?: components["schemas"]["EmergencyContact"];
            superannuationFund?: components["schemas"]["SuperannuationFund"];
            bankDetail?: components["schemas"]["BankDetail"];
            taxDetail?: components["schemas"]["TaxDetail"];
            disability?: components["schemas"]["Disability"];
            driversLicence?: components["schemas"]["DriversLicence"];
        };
        UpdateEmployee: {
            version: components["schemas"]["Version"];
            personalDetails?: components["schemas"]["PersonalDetails"];
            contactOne?: components["schemas"]["EmergencyContact"];
            contactTwo?: components["schemas"]["EmergencyContact"];
            superannuationFund?: components["schemas"]["SuperannuationFund"];
            bankDetail?: components["schemas"]["BankDetail"];
            taxDetail?: components["schemas"]["TaxDetail"];
            disability?: components["schemas"]["Disability"];
            driversLicence?: components["schemas"]["DriversLicence"];
        };
        /** @description What somebody works as now */
        EmployeePosition: {
            jobTitle: string;
            jobPositionTypeId: components["schemas"]["Id"] | null;
            jobPositionType: string | null;
            cityId: components["schemas"]["Id"] | null;
            /** @description With its state and country */
            city: string | null;
            departmentId: components["schemas"]["Id"] | null;
            department: string | null;
            /** @description The employee to whom they report */
            managerId: components["schemas"]["Id"] | null;
            managerName: string | null;
            /** Format: date */
            fromDay: string | null;
        };
        EmployeePositionChange: {
            id: components["schemas"]["Id"];
            /** Format: date */
            fromDay: string;
            jobTitle: string;
            jobPositionType: string | null;
            city: string | null;
            department: string | null;
            managerName: string | null;
            by: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        ChangeEmployeePosition: {
            version: components["schemas"]["Version"];
            /** Format: date */
            fromDay: string;
            jobTitle: string;
            departmentId: components["schemas"]["Id"] | null;
            managerId: components["schemas"]["Id"] | null;
            /** @description Left out */
            jobPositionTypeId?: components["schemas"]["Id"] | null;
            /** @description Left out */
            cityId?: components["schemas"]["Id"] | null;
        };
        /** @description Somebody who was not hired through recruitment. Whoever starts today or has started is active at once. */
        NewEmployee: {
            title?: string;
            firstName: string;
            middleName?: string;
            lastName: string;
            preferredName?: string;
            email: components["schemas"]["Email"];
            personalPhone?: string;
            jobTitle: string;
            departmentId: components["schemas"]["Id"] | null;
            jobPositionTypeId: components["schemas"]["Id"] | null;
            cityId: components["schemas"]["Id"] | null;
            managerId: components["schemas"]["Id"] | null;
            /** Format: date */
            employmentStartDate: string;
            /** @description Whether the person is written to, with a link to the own record */
            invite: boolean;
            /** @description The account of the recruiting team that has this address is this person's */
            linkAccount?: boolean;
        };
        OrgChartEntry: {
            id: components["schemas"]["Id"];
            name: string;
            jobTitle: string;
            department: string | null;
            status: components["schemas"]["EmployeeStatus"];
            /** @description How many report to them */
            reports: number;
        };
        /** @enum {string} */
        EmployeeSection: "personalDetails" | "contactOne" | "contactTwo" | "superannuationFund" | "bankDetail" | "taxDetail" | "disability" | "driversLicence";
        /** @description What the signed contract says */
        EmployeeContract: {
            contractId: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            jobTitle: string;
            department: string | null;
            city: string | null;
            country: string | null;
            /** Format: date */
            startDate: string | null;
            contractType: string | null;
            /** Format: date-time */
            signedAt: string | null;
            salaryMinor: number | null;
            currency: string | null;
            period: string | null;
        };
        EmployeeRecord: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["EmployeeStatus"];
            approved: boolean;
            version: components["schemas"]["Version"];
            /** Format: date-time */
            recordCompletedAt: string | null;
            /** Format: date */
            employmentStartDate: string | null;
            /** @description Numbers of bank and tax show their last digits only */
            masked: boolean;
            /** @description It is the own record */
            mayEdit: boolean;
            /** @description The sections that the reader may change */
            editable: components["schemas"]["EmployeeSection"][];
            mayReveal: boolean;
            /** @description The reader may change position */
            mayPlace: boolean;
            /** @description HR may send the way to a password to the person */
            mayInvite: boolean;
            position: components["schemas"]["EmployeePosition"];
            /** @description Null for who was not hired through recruitment */
            contract: components["schemas"]["EmployeeContract"] | null;
            personalDetails: components["schemas"]["PersonalDetails"];
            contactOne: components["schemas"]["EmergencyContact"];
            contactTwo: components["schemas"]["EmergencyContact"];
            superannuationFund: components["schemas"]["SuperannuationFund"];
            bankDetail: components["schemas"]["BankDetail"];
            taxDetail: components["schemas"]["TaxDetail"];
            disability: components["schemas"]["Disability"];
            driversLicence: components["schemas"]["DriversLicence"];
        };
        EmployeeListItem: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            /** @description Null for who was not hired through recruitment */
            applicantId: components["schemas"]["Id"] | null;
            applicantEmail: string;
            personalDetailsFirstName: string;
            personalDetailsMiddleName: string;
            personalDetailsLastName: string;
            orgDeptName: string | null;
            jobPositionType: string | null;
            industry: string | null;
            discipline: string | null;
            personalPhoneNumber: string;
            workPhoneNumber: string;
            /** Format: date */
            employmentStartDate: string | null;
            approved: boolean;
            status: components["schemas"]["EmployeeStatus"];
            version: components["schemas"]["Version"];
        };
        EmployeeSummary: {
            total: number;
            onboarding: number;
            active: number;
            onLeave: number;
            suspended: number;
            ended: number;
        };
        OnboardingDocument: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description To be read before a contract is signed */
            mandatory: boolean;
            status: components["schemas"]["OnboardingDocumentStatus"];
            position: number;
            /** @description Which version its file is */
            fileVersion: number;
            /** @description For these only; none is for all */
            departments: components["schemas"]["PackAudience"][];
            /** @description For these only; none is for all */
            positionTypes: components["schemas"]["PackAudience"][];
            /** @description Whoever acknowledges the document has completed this course */
            courseId: components["schemas"]["Id"] | null;
            fileId: components["schemas"]["Id"];
            originalName: string;
            size: number;
            mediaType: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description The new employee, the manager, the recruitment officer who wrote the contract, or somebody by name
         * @enum {string}
         */
        TaskOwner: "NEW_HIRE" | "MANAGER" | "OFFICER" | "NAMED";
        Task: {
            id: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            /** @description For whom it is done */
            personName: string;
            name: string;
            description: string | null;
            owner: components["schemas"]["TaskOwner"];
            ownerAccountId: components["schemas"]["Id"] | null;
            /** @description Who does it; null while nobody is known */
            ownerName: string | null;
            /** @description Whether the reader is the one who does it */
            mine: boolean;
            dueOn: components["schemas"]["Date"] | null;
            overdue: boolean;
            status: components["schemas"]["TaskStatus"];
            /** @description Why it is not needed */
            reason: string | null;
            /** Format: date-time */
            doneAt: string | null;
            doneBy: string | null;
            transitions: components["schemas"]["Transition"][];
            version: components["schemas"]["Version"];
        };
        SaveTask: {
            name: string;
            description?: string;
            owner: components["schemas"]["TaskOwner"];
            /** @description Somebody by name */
            ownerAccountId?: components["schemas"]["Id"] | null;
            dueOn: components["schemas"]["Date"];
        };
        UpdateTask: {
            name?: string;
            description?: string;
            owner?: components["schemas"]["TaskOwner"];
            ownerAccountId?: components["schemas"]["Id"] | null;
            dueOn?: components["schemas"]["Date"];
            version: components["schemas"]["Version"];
        };
        TaskTemplate: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            owner: components["schemas"]["TaskOwner"];
            ownerAccountId: components["schemas"]["Id"] | null;
            /** @description Whom NAMED names */
            ownerName: string | null;
            /** @description Days after the first day at work; below zero before it */
            dueDays: number;
            position: number;
            /** @description Nobody is given it any more */
            retired: boolean;
            /** @description For these only; none is for all */
            departments: components["schemas"]["PackAudience"][];
            /** @description For these only; none is for all */
            positionTypes: components["schemas"]["PackAudience"][];
            version: components["schemas"]["Version"];
        };
        SaveTaskTemplate: {
            name: string;
            description?: string;
            owner: components["schemas"]["TaskOwner"];
            ownerAccountId?: components["schemas"]["Id"] | null;
            dueDays: number;
            departmentIds?: components["schemas"]["Id"][];
            jobPositionTypeIds?: components["schemas"]["Id"][];
        };
        UpdateTaskTemplate: {
            name?: string;
            description?: string;
            owner?: components["schemas"]["TaskOwner"];
            ownerAccountId?: components["schemas"]["Id"] | null;
            dueDays?: number;
            retired?: boolean;
            departmentIds?: components["schemas"]["Id"][];
            jobPositionTypeIds?: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        PackAudience: {
            id: components["schemas"]["Id"];
            name: string;
        };
        OnboardingDocumentVersion: {
            number: number;
            fileId: components["schemas"]["Id"];
            originalName: string;
            size: number;
            /** Format: date-time */
            createdAt: string;
            by: string | null;
            acknowledged: number;
        };
        Acknowledgement: {
            id: components["schemas"]["Id"];
            name: string;
            employeeId: components["schemas"]["Id"] | null;
            /** @description The version that was read */
            number: number;
            /** Format: date-time */
            acknowledgedAt: string;
        };
        SaveOnboardingDocument: {
            name: string;
            description?: string;
            /** @default false */
            mandatory?: boolean;
            /** @description Whoever acknowledges the document has completed this course */
            courseId?: components["schemas"]["Id"] | null;
            fileId: components["schemas"]["Id"];
            departmentIds?: components["schemas"]["Id"][];
            jobPositionTypeIds?: components["schemas"]["Id"][];
        };
        UpdateOnboardingDocument: {
            name?: string;
            description?: string;
            mandatory?: boolean;
            /** @description Whoever acknowledges the document has completed this course */
            courseId?: components["schemas"]["Id"] | null;
            fileId?: components["schemas"]["Id"];
            departmentIds?: components["schemas"]["Id"][];
            jobPositionTypeIds?: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        OnboardingProgress: {
            id: components["schemas"]["Id"];
            contractId: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            applicantName: string;
            applicantEmail: string;
            jobTitle: string;
            /** Format: date */
            startDate: string | null;
            contractStatus: components["schemas"]["ContractLetterStatus"];
            documentsIn: number;
            documentsAsked: number;
            missing: string[];
            packRead: number;
            packAsked: number;
            /** @description Tasks of this person's onboarding that are open, whoever does them */
            tasksOpen: number;
            /** @description How many of them should be done already */
            tasksOverdue: number;
            employeeId: number | null;
            employeeStatus: components["schemas"]["EmployeeStatus"] | null;
            employeeVersion: number | null;
            /** Format: date-time */
            recordCompletedAt: string | null;
            /**
             * Format: date
             * @description The last day on which the person was reminded
             */
            remindedOn: string | null;
            /** @description Something is missing of the person, and nobody has reminded them today */
            mayRemind: boolean;
            nextStep: components["schemas"]["OnboardingStep"];
        };
        /**
         * @description Checking a document that is in, reminding the person of what is missing, or making them an employee
         * @enum {string}
         */
        OnboardingStep: "checkDocuments" | "remind" | "convert";
        OnboardingReminder: {
            id: components["schemas"]["Id"];
            name: string | null;
            /**
             * @description An e-mail is on its way; or there is none: one went out today, nothing is missing, the contract ended or is converted, or something went wrong
             * @enum {string}
             */
            outcome: "reminded" | "remindedToday" | "nothingMissing" | "notOnTheWay" | "failed";
        };
        /** @enum {string} */
        Priority: "L" | "N" | "H";
        /**
         * @description When the document is asked for; a new criterion starts at Requisition
         * @enum {string}
         */
        ComplianceSource: "Requisition" | "Application" | "Offer" | "Contract";
        /** @enum {string} */
        Progress: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED";
        /** @enum {string} */
        RequisitionSection: "position" | "qualifications" | "certifications" | "workAuth" | "location" | "financial" | "experience" | "skills" | "designations" | "compliance";
        RequisitionRow: {
            id: components["schemas"]["Id"];
            positionId: string | null;
            positionTitle: string;
            /** Format: date */
            requestDate: string | null;
            /** Format: date */
            startDate: string | null;
            /** Format: date */
            endDate: string | null;
            jobPositionType: string | null;
            orgDepartment: string | null;
            city: string | null;
            priority: components["schemas"]["Priority"];
            status: components["schemas"]["RequisitionStatus"];
            progress: components["schemas"]["Progress"];
            progressPercent: number;
            expired: boolean;
            owner: string;
            version: components["schemas"]["Version"];
        };
        RequisitionPage: {
            responseDataList: components["schemas"]["RequisitionRow"][];
            paging: components["schemas"]["Paging"];
        };
        RequisitionStatusChange: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RequisitionStatus"];
            reason?: string;
            version: components["schemas"]["Version"];
        };
        JobPosition: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            positionId: string | null;
            positionTitle: string;
            industryId: number | null;
            industryDisciplineId: number | null;
            jobPositionTypeId: number | null;
            jobApplTypeId: number | null;
            jobDescription: string | null;
            departmentId: number | null;
            priority: components["schemas"]["Priority"];
            /** Format: date */
            startDate: string | null;
            /** Format: date */
            endDate: string | null;
            openings: number;
            reason: string | null;
            status: components["schemas"]["RequisitionStatus"];
            /** Format: date */
            requestDate: string | null;
            version: components["schemas"]["Version"];
        };
        JobPositionAnswer: {
            data: components["schemas"]["JobPosition"];
        };
        NewJobPosition: {
            positionTitle: string;
            positionId?: string | null;
            departmentId?: number | null;
        };
        JobPositionChange: {
            version: components["schemas"]["Version"];
            positionTitle?: string;
            positionId?: string | null;
            industryId?: number | null;
            industryDisciplineId?: number | null;
            jobPositionTypeId?: number | null;
            jobApplTypeId?: number | null;
            jobDescription?: string | null;
        };
        /** @description A requisition as it is printed: names, not keys */
        RequisitionSheet: {
            id: components["schemas"]["Id"];
            /** @description HR's reference; without one, the number */
            positionId: string;
            positionTitle: string;
            status: components["schemas"]["RequisitionStatus"];
            /** Format: date */
            requestDate: string | null;
            /** Format: date */
            startDate: string | null;
            /** Format: date */
            endDate: string | null;
            openings: number;
            department: string | null;
            positionType: string | null;
            industry: string | null;
            industryDiscipline: string | null;
            contractType: string | null;
            authorizations: components["schemas"]["SheetCriteria"];
            locations: {
                city: string;
                state: string | null;
                country: string;
                remote: boolean;
            }[];
            compensation: {
                from: components["schemas"]["MinorUnits"];
                to: components["schemas"]["MinorUnits"];
                currency: components["schemas"]["Currency"];
                period: components["schemas"]["PayPeriod"];
            } | null;
            experience: {
                min: number;
                max: number | null;
            } | null;
            qualifications: components["schemas"]["SheetCriteria"];
            certifications: components["schemas"]["SheetCriteria"];
            designations: components["schemas"]["SheetCriteria"];
            responsibilities: string[];
            skills: components["schemas"]["SheetCriteria"];
            jobDescription: string | null;
        };
        SheetCriteria: {
            name: string;
            mandatory: boolean;
        }[];
        ExpiredJobPosition: {
            id: components["schemas"]["Id"];
            title: string;
            /** Format: date */
            start_date: string | null;
            end_date: components["schemas"]["Date"];
            version: components["schemas"]["Version"];
        };
        Extension: {
            endDate: components["schemas"]["Date"];
            version: components["schemas"]["Version"];
        };
        RequisitionProgress: {
            progress: components["schemas"]["Progress"];
            percent: number;
            sections: {
                section: components["schemas"]["RequisitionSection"];
                status: components["schemas"]["Progress"];
                required: boolean;
                count: number;
                /** @description Fields still to be filled in */
                missing: string[];
            }[];
        };
        RequisitionSummary: {
            position: components["schemas"]["JobPosition"];
            department: string | null;
            positionType: string | null;
            contractType: string | null;
            owner: string;
            ownerAccountId: components["schemas"]["Id"];
            expired: boolean;
            /** @description The caller may change the sections now */
            editable: boolean;
            /** @description Somebody is selected */
            weightsFrozen: boolean;
            /** @description Who the caller is to this requisition */
            actors: string[];
            progress: components["schemas"]["RequisitionProgress"];
            transitions: components["schemas"]["Transition"][];
            history: {
                status: components["schemas"]["RequisitionStatus"];
                at: components["schemas"]["Timestamp"];
                by: string | null;
                reason: string | null;
                /** @description What ended with this step */
                closed: components["schemas"]["ClosedCounts"] | null;
            }[];
            applications: number;
            approvals: number;
            /** @description Null while none is written */
            jobPost: components["schemas"]["JobPostStatus"] | null;
            noneNeeded: components["schemas"]["RequisitionSection"][];
            version: components["schemas"]["Version"];
        };
        RequisitionSummaryChange: {
            version: components["schemas"]["Version"];
            departmentId?: number | null;
            priority?: components["schemas"]["Priority"];
            /** Format: date */
            startDate?: string | null;
            /** Format: date */
            endDate?: string | null;
            openings?: number;
            reason?: string | null;
            /** @description Sections for which nothing is asked */
            noneNeeded?: components["schemas"]["RequisitionSection"][];
        };
        QualificationSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            jobQualityRefId: components["schemas"]["Id"];
            name: string;
            askedFor?: components["schemas"]["AskedFor"] | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
            /** @description A document must prove it */
            complianceDocument: boolean;
        };
        SavedQualificationSpec: {
            responseData: components["schemas"]["QualificationSpec"];
            message: string;
        };
        NewQualificationSpec: {
            jobPositionId: components["schemas"]["Id"];
            jobQualityRefId: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
            /** @description A document must prove it */
            complianceDocument?: boolean;
        };
        QualificationSpecChange: {
            version: components["schemas"]["Version"];
            jobQualityRefId?: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
            /** @description A document must prove it */
            complianceDocument?: boolean;
        };
        CertificationSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            jobCertRefId: components["schemas"]["Id"];
            name: string;
            askedFor?: components["schemas"]["AskedFor"] | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
            /** @description A document must prove it */
            complianceDocument: boolean;
        };
        SavedCertificationSpec: {
            responseData: components["schemas"]["CertificationSpec"];
            message: string;
        };
        NewCertificationSpec: {
            jobPositionId: components["schemas"]["Id"];
            jobCertRefId: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
            /** @description A document must prove it */
            complianceDocument?: boolean;
        };
        CertificationSpecChange: {
            version: components["schemas"]["Version"];
            jobCertRefId?: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
            /** @description A document must prove it */
            complianceDocument?: boolean;
        };
        WorkAuthSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            workAuthRefId: components["schemas"]["Id"];
            name: string;
            askedFor?: components["schemas"]["AskedFor"] | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        SavedWorkAuthSpec: {
            responseData: components["schemas"]["WorkAuthSpec"];
            message: string;
        };
        NewWorkAuthSpec: {
            jobPositionId: components["schemas"]["Id"];
            workAuthRefId: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
        };
        WorkAuthSpecChange: {
            version: components["schemas"]["Version"];
            workAuthRefId?: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
        };
        SkillSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            skillTypeId: components["schemas"]["Id"];
            name: string;
            askedFor?: components["schemas"]["AskedFor"] | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        SavedSkillSpec: {
            responseData: components["schemas"]["SkillSpec"];
            message: string;
        };
        NewSkillSpec: {
            jobPositionId: components["schemas"]["Id"];
            skillTypeId: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
        };
        SkillSpecChange: {
            version: components["schemas"]["Version"];
            skillTypeId?: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
        };
        DesignationSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            designationTypeId: components["schemas"]["Id"];
            name: string;
            askedFor?: components["schemas"]["AskedFor"] | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
            responsibilities: string[];
        };
        SavedDesignationSpec: {
            responseData: components["schemas"]["DesignationSpec"];
            message: string;
        };
        NewDesignationSpec: {
            jobPositionId: components["schemas"]["Id"];
            designationTypeId: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
            responsibilities?: string[];
        };
        DesignationSpecChange: {
            version: components["schemas"]["Version"];
            designationTypeId?: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
            responsibilities?: string[];
        };
        ComplianceSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            regulatoryId: components["schemas"]["Id"];
            name: string;
            askedFor?: components["schemas"]["AskedFor"] | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
            source: components["schemas"]["ComplianceSource"];
        };
        SavedComplianceSpec: {
            responseData: components["schemas"]["ComplianceSpec"];
            message: string;
        };
        NewComplianceSpec: {
            jobPositionId: components["schemas"]["Id"];
            regulatoryId: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
            source?: components["schemas"]["ComplianceSource"];
        };
        ComplianceSpecChange: {
            version: components["schemas"]["Version"];
            regulatoryId?: components["schemas"]["Id"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
            source?: components["schemas"]["ComplianceSource"];
        };
        ExperienceSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            minExperience: number;
            maxExperience: number | null;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        SavedExperienceSpec: {
            responseData: components["schemas"]["ExperienceSpec"];
            message: string;
        };
        NewExperienceSpec: {
            jobPositionId: components["schemas"]["Id"];
            minExperience: number;
            maxExperience?: number | null;
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
        };
        ExperienceSpecChange: {
            version: components["schemas"]["Version"];
            minExperience?: number;
            maxExperience?: number | null;
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
        };
        LocationSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            cityId: components["schemas"]["Id"];
            countryId: components["schemas"]["Id"];
            remote: boolean;
            /** @description Kilometres within which the place counts fully */
            distance: number;
            city: string;
            state: string | null;
            country: string;
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        SavedLocationSpec: {
            responseData: components["schemas"]["LocationSpec"];
            message: string;
        };
        NewLocationSpec: {
            jobPositionId: components["schemas"]["Id"];
            cityId?: components["schemas"]["Id"];
            countryId?: components["schemas"]["Id"];
            remote?: boolean;
            /** @description Kilometres within which the place counts fully */
            distance?: number;
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
        };
        LocationSpecChange: {
            version: components["schemas"]["Version"];
            cityId?: components["schemas"]["Id"];
            countryId?: components["schemas"]["Id"];
            remote?: boolean;
            /** @description Kilometres within which the place counts fully */
            distance?: number;
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
        };
        FinancialSpec: {
            id: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            compensationFrom: components["schemas"]["MinorUnits"];
            compensationTo: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
            weight: components["schemas"]["Weight"];
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        SavedFinancialSpec: {
            responseData: components["schemas"]["FinancialSpec"];
            message: string;
        };
        NewFinancialSpec: {
            jobPositionId: components["schemas"]["Id"];
            compensationFrom: components["schemas"]["MinorUnits"];
            compensationTo: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
            weight?: components["schemas"]["Weight"];
            /** @default false */
            mandatory?: boolean;
        };
        FinancialSpecChange: {
            version: components["schemas"]["Version"];
            compensationFrom?: components["schemas"]["MinorUnits"];
            compensationTo?: components["schemas"]["MinorUnits"];
            currency?: components["schemas"]["Currency"];
            period?: components["schemas"]["PayPeriod"];
            weight?: components["schemas"]["Weight"];
            mandatory?: boolean;
        };
        Approval: {
            id: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            positionTitle: string;
            approverAccountId: components["schemas"]["Id"];
            approver: string;
            email: string;
            order: number;
            /** @description How many are asked for this requisition */
            approvers: number;
            status: components["schemas"]["ApprovalStatus"];
            comment: string | null;
            /** Format: date-time */
            askedAt: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * Format: date-time
             * @description When the mail was last sent again
             */
            remindedAt: string | null;
            /**
             * Format: date-time
             * @description From when on it may be sent again; null when this approver is not on turn
             */
            mayRemindAt: string | null;
            mine: boolean;
            /** @description The caller may answer now */
            onTurn: boolean;
            /** @description This approver raised the requisition */
            isOwner: boolean;
            /** @description The approver's account is in use; who lost it is replaced */
            mayAnswer: boolean;
            requisitionIsUndecided: boolean;
            version: components["schemas"]["Version"];
        };
        ApprovalComment: {
            id: components["schemas"]["Id"];
            by: string;
            comment: string;
            at: components["schemas"]["Timestamp"];
        };
        Approvals: {
            content: components["schemas"]["Approval"][];
            totalElements: number;
            comments: components["schemas"]["ApprovalComment"][];
            /** @description Earlier rounds of asking, the last one first */
            rounds: components["schemas"]["ApprovalRound"][];
            /** @description The chain of the department, when a draft has another one */
            proposed: string[];
        };
        ApprovalRound: {
            round: number;
            endedAt: components["schemas"]["Timestamp"];
            answers: {
                order: number;
                approver: string;
                status: components["schemas"]["ApprovalStatus"];
                comment: string | null;
                /** Format: date-time */
                answeredAt: string | null;
            }[];
        };
        PlaceChange: {
            /** @enum {string} */
            direction: "up" | "down";
            version: components["schemas"]["Version"];
        };
        DefaultApprovers: {
            responseDataList: components["schemas"]["DefaultApprover"][];
        };
        DefaultApprover: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            name: string;
            email: string;
            order: number;
            /** @description The account is in use */
            mayAnswer: boolean;
            version: components["schemas"]["Version"];
        };
        ClosedCounts: {
            /** @description Rejected with the reason */
            applications: number;
            /** @description Revoked */
            letters: number;
            /** @description Cancelled */
            interviews: number;
            /** @description The job post was public and is closed */
            jobPost: boolean;
            /** @description Put into the outbox */
            mails: number;
        };
        ArchivedPosition: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            title: string;
            /** @description The status in which the caller may bring it back */
            back: components["schemas"]["RequisitionStatus"] | null;
            /** @description What ended with it, and stays ended */
            closed: components["schemas"]["ClosedCounts"] | null;
        };
        RequisitionMoved: {
            responseData: {
                id: components["schemas"]["Id"];
                version: components["schemas"]["Version"];
            };
            message: string;
            /** @description What ended with it */
            closed: components["schemas"]["ClosedCounts"] | null;
        };
        ClosingAnswer: {
            data: components["schemas"]["Closing"];
        };
        Closing: {
            /** @description Hiring this application completes the requisition; true when it is cancelled */
            ends: boolean;
            counts: components["schemas"]["ClosedCounts"];
            /** @description The first of those who are rejected; none to who may not see candidates */
            candidates: string[];
            letters: {
                /** @enum {string} */
                kind: "offer" | "contract";
                candidate: string;
            }[];
            interviews: {
                candidate: string;
                startsAt: components["schemas"]["Timestamp"];
                zone: string;
            }[];
        };
        /** @description or all that a list finds, 50 at most; `total` is how many it found when they were chosen */
        MatchingRequisitions: {
            criteria: components["schemas"]["Criteria"];
            total: number;
        };
        ClosingOfSeveral: {
            /** @description Those that the lifecycle lets this person cancel */
            cancels: components["schemas"]["Id"][];
            /** @description What ends with all of them together */
            counts: {
                /** @description Rejected with the reason */
                applications: number;
                /** @description Revoked */
                letters: number;
                /** @description Cancelled */
                interviews: number;
                /** @description Public, and closed */
                jobPosts: number;
                /** @description Put into the outbox */
                mails: number;
            };
            stays: {
                id: components["schemas"]["Id"];
                /** @description Null when there is none that this person may see */
                positionTitle: string | null;
                why: string;
            }[];
        };
        PositionSummaryAnswer: {
            data: components["schemas"]["PositionSummary"];
        };
        PositionSummary: {
            criteria: {
                section: components["schemas"]["RequisitionSection"];
                name: string;
                /** @description In no list yet: somebody asked for it, and no manager has taken it */
                askedFor: boolean;
                weight: components["schemas"]["Weight"];
                /** @description Of all weights, in per cent with one digit */
                share: number;
                mandatory: boolean;
            }[];
            weightSum: number;
            places: {
                city: string;
                state: string | null;
                remote: boolean;
                distance: number;
            }[];
            pay: {
                from: components["schemas"]["MinorUnits"];
                to: components["schemas"]["MinorUnits"];
                currency: components["schemas"]["Currency"];
                period: components["schemas"]["PayPeriod"];
            } | null;
            experience: {
                from: number;
                to: number | null;
            } | null;
            approvals: {
                approver: string;
                status: components["schemas"]["ApprovalStatus"];
                /** Format: date-time */
                answeredAt: string | null;
            }[];
        };
        ProgressSummaryAnswer: {
            data: components["schemas"]["ProgressSummary"];
        };
        ProgressSummary: {
            openings: number;
            /** @description Hired */
            filled: number;
            /** @description Offer accepted, not yet hired */
            accepted: number;
            applications: number;
            /** @description Days since it was approved; null before that */
            daysOpen: number | null;
            funnel: {
                status: components["schemas"]["ApplicationStatus"];
                /** @description Stand there at present */
                now: number;
                /** @description Have ever stood there */
                reached: number;
                /** @description Median of the days spent there, one digit; null when nobody has been there */
                days: number | null;
            }[];
            interviews: {
                status: components["schemas"]["InterviewStatus"];
                n: number;
            }[];
            letters: {
                /** @enum {string} */
                kind: "offer" | "contract";
                status: string;
                n: number;
            }[];
        };
        Approver: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
        };
        NewDefaultApprover: {
            departmentId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
        };
        NewApprover: {
            requisitionId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
        };
        ApproverReplacement: {
            accountId: components["schemas"]["Id"];
            reason: string;
            version: components["schemas"]["Version"];
        };
        ApproverReminder: {
            id: components["schemas"]["Id"];
        };
        ApprovalAnswer: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "approved" | "declined";
            comment?: string;
            version: components["schemas"]["Version"];
        };
        NewComment: {
            comment: string;
        };
        JobPost: {
            id: number | null;
            requisitionId: components["schemas"]["Id"];
            title: string;
            summary: string;
            description: string;
            /**
             * Format: date
             * @description The first day on which a published post is shown; null: from publishing on
             */
            opensOn: string | null;
            /** Format: date */
            closesOn: string | null;
            questions: components["schemas"]["PostQuestions"];
            /** @description Whether nobody applies without a CV */
            resumeRequired: boolean;
            channels: components["schemas"]["Channels"];
            /** @description Whether anybody can read it today */
            isShown: boolean;
            position: components["schemas"]["PositionFacts"];
            status: components["schemas"]["JobPostStatus"];
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @description 0 while none is saved */
            version: number;
            transitions: components["schemas"]["Transition"][];
        };
        JobPostChange: {
            title: string;
            summary?: string;
            description: string;
            /** Format: date */
            opensOn?: string | null;
            /** Format: date */
            closesOn?: string | null;
            /** @description In their order; one that is left out is not asked any more */
            questions?: components["schemas"]["PostQuestionChange"][];
            resumeRequired?: boolean;
            channels?: components["schemas"]["Channels"];
            version: number;
        };
        /** @enum {string} */
        QuestionKind: "SHORT_TEXT" | "LONG_TEXT" | "YES_NO" | "ONE_OF" | "SEVERAL_OF" | "NUMBER";
        QuestionText: string;
        QuestionOption: string;
        /** @description What a job post asks everybody who applies */
        PostQuestion: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["QuestionKind"];
            text: components["schemas"]["QuestionText"];
            required: boolean;
            /** @description What can be chosen; empty for the other kinds */
            options: components["schemas"]["QuestionOption"][];
        };
        PostQuestions: components["schemas"]["PostQuestion"][];
        PostQuestionChange: {
            /** @description Of a question that stands; its answers stay with it */
            questionId?: components["schemas"]["Id"];
            kind: components["schemas"]["QuestionKind"];
            text: components["schemas"]["QuestionText"];
            required: boolean;
            options: components["schemas"]["QuestionOption"][];
        };
        AskedQuestion: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["QuestionKind"];
            text: components["schemas"]["QuestionText"];
            /** @description What can be chosen now, and what was chosen before */
            options: components["schemas"]["QuestionOption"][];
        };
        /** @description One answer, in the field of its question's kind */
        PublicAnswer: {
            questionId: components["schemas"]["Id"];
            text: string;
        } | {
            questionId: components["schemas"]["Id"];
            longText: string;
        } | {
            questionId: components["schemas"]["Id"];
            yes: boolean;
        } | {
            questionId: components["schemas"]["Id"];
            option: components["schemas"]["QuestionOption"];
        } | {
            questionId: components["schemas"]["Id"];
            options: components["schemas"]["QuestionOption"][];
        } | {
            questionId: components["schemas"]["Id"];
            number: number;
        };
        /** @description One text, true or false, a number as text, or what was chosen */
        AnswerWords: string[];
        /** @description What an applicant answered, with the question as it was asked */
        ApplicationAnswer: {
            /** @description Null when its post is gone */
            questionId: number | null;
            kind: components["schemas"]["QuestionKind"];
            text: components["schemas"]["QuestionText"];
            options: components["schemas"]["QuestionOption"][];
            answer: components["schemas"]["AnswerWords"];
        };
        /** @description Where a link to a post was placed, as it stands behind ?from= */
        Channel: string;
        /** @description Where links to the post are placed */
        Channels: components["schemas"]["Channel"][];
        JobPostStatusChange: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["JobPostStatus"];
            version: components["schemas"]["Version"];
        };
        AuditEntry: {
            id: number;
            at: components["schemas"]["Timestamp"];
            by: string | null;
            action: string;
            entity: string;
            entityId: number;
            /** @description Whose application it is about. */
            candidate: string | null;
            /** @description What the record is called where that did not change */
            name?: string | null;
            changes: {
                field: string;
                before: string | null;
                after: string | null;
            }[];
        };
        FacetIds: components["schemas"]["Id"][];
        Facet: {
            id: components["schemas"]["Id"];
            /** @description A city with its state */
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
            state: string | null;
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
        /** @description What an open position shows beside the texts of its post */
        PositionFacts: {
            organisation: string;
            department: string | null;
            contractType: string | null;
            places: components["schemas"]["PositionPlace"][];
            pay: components["schemas"]["PayRange"] | null;
            /**
             * Format: date
             * @description When the requisition ends
             */
            closingDate: string | null;
            responsibilities: string[];
            minExperience: number | null;
            maxExperience: number | null;
            qualifications: components["schemas"]["AskedItem"][];
            certifications: components["schemas"]["AskedItem"][];
            workAuths: components["schemas"]["AskedItem"][];
            skills: components["schemas"]["AskedItem"][];
            designations: components["schemas"]["AskedItem"][];
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
            questions: components["schemas"]["PostQuestions"];
            resumeRequired: boolean;
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
            feed_url: string;
            items: components["schemas"]["FeedItem"][];
        };
        PlaceChoice: {
            id: components["schemas"]["Id"];
            city: string;
            state: string | null;
            country: string;
            countryId: components["schemas"]["Id"];
        };
        HeldIds: components["schemas"]["Id"][];
        /** @description A name as it is greeted in mails, so nothing that a mail program would turn into a link */
        PersonName: string;
        /** @description A CV or a document that a visitor has uploaded, with the token that proves it. */
        ResumeClaim: {
            id: components["schemas"]["Id"];
            token: string;
        };
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
            /** @description May be left out where the post does not require it */
            resume?: components["schemas"]["ResumeClaim"];
            answers?: components["schemas"]["PublicAnswer"][];
            channel?: components["schemas"]["Channel"];
            referral?: components["schemas"]["ReferralToken"];
            /**
             * @description Agrees that the answers are kept for this application
             * @constant
             */
            consent: true;
            /** @description Agrees that they are kept 24 months for other positions */
            keepLonger?: boolean;
            wording?: components["schemas"]["WordingShown"];
        };
        /** @enum {string} */
        WordingLanguage: "en" | "de";
        /** @description Which wording of a consent was shown; left out, the present English one. */
        WordingShown: {
            version: number;
            language: components["schemas"]["WordingLanguage"];
        };
        /**
         * Format: password
         * @description The key of the link to one's own application
         */
        OwnKey: string;
        /** @enum {string} */
        WithdrawalReason: "OTHER_POSITION" | "PAY" | "PLACE" | "HOURS" | "PERSONAL" | "OTHER";
        /**
         * @description How far an application is, as its applicant sees it.
         * @enum {string}
         */
        OwnStage: "RECEIVED" | "IN_REVIEW" | "INTERVIEW" | "DECISION" | "OFFER" | "CLOSED";
        /** @enum {string} */
        ConsentKind: "APPLICATION" | "KEEP_LONGER";
        OwnInterview: {
            day: components["schemas"]["Date"];
            startTime: string;
            endTime: string;
            zone: string;
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"];
            place: string | null;
            link: string | null;
            interviewers: string[];
            /** @description Whether the applicant has said so of this time */
            cannotCome: boolean;
        };
        /** @description An interview that the applicant chooses the time of. */
        OwnOffer: {
            id: components["schemas"]["Id"];
            minutes: components["schemas"]["StepMinutes"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            /** @description On whose clock the days are */
            zone: string;
            place: string | null;
            interviewers: string[];
            /**
             * Format: date-time
             * @description When the interview begins that was chosen
             */
            booked: string | null;
            /**
             * Format: date-time
             * @description Until when the chosen time may be changed or given up; null: nothing is chosen, or it is too late
             */
            changeUntil: string | null;
        };
        OwnTimes: {
            minutes: components["schemas"]["StepMinutes"];
            /** @description When the interview can begin, in order */
            times: components["schemas"]["Timestamp"][];
        };
        OwnConsent: {
            kind: components["schemas"]["ConsentKind"];
            /** @description false: taken back */
            given: boolean;
            /** @description As it was shown */
            wording: string;
            at: components["schemas"]["Timestamp"];
        };
        /** @description What is kept about the applicant. */
        OwnData: {
            name: string;
            email: string;
            mobile: string | null;
            phone: string | null;
            home: string | null;
            totalExperience: number | null;
            expectedPay: {
                amount: components["schemas"]["MinorUnits"];
                currency: components["schemas"]["Currency"];
                period: components["schemas"]["PayPeriod"];
            } | null;
            held: string[];
            /** @description To the questions of the post, as they were asked */
            answers: {
                kind: components["schemas"]["QuestionKind"];
                question: components["schemas"]["QuestionText"];
                answer: components["schemas"]["AnswerWords"];
            }[];
            resume: string | null;
            /** @description null: the position is still open */
            keptUntil: components["schemas"]["Date"] | null;
            consents: components["schemas"]["OwnConsent"][];
            keepLonger: boolean;
            /** @description What is agreed to by giving that consent now */
            keepLongerWording: {
                version: number;
                language: components["schemas"]["WordingLanguage"];
                text: string;
            };
        };
        /** @description A document that the applicant is asked for; what was handed in is not read here. */
        OwnWantedDocument: {
            id: components["schemas"]["Id"];
            name: string;
            mandatory: boolean;
            /** @enum {string} */
            state: "WANTED" | "SENT_BACK" | "HANDED_IN" | "ACCEPTED" | "NOT_NEEDED";
            /** @description Why it was sent back */
            why: string | null;
            /** @description The name of what was handed in */
            file: string | null;
            mayHandIn: boolean;
            version: components["schemas"]["Version"];
        };
        OwnApplication: {
            organisation: string;
            firstName: string;
            positionTitle: string;
            place: string | null;
            appliedOn: components["schemas"]["Date"];
            stage: components["schemas"]["OwnStage"];
            /** @description How it ended, where it did */
            ended: ("BY_APPLICANT" | "WITHOUT_OFFER" | "JOINED") | null;
            /** @description The stages up to the present one, each with the day on which it began, if it is known. */
            steps: {
                stage: components["schemas"]["OwnStage"];
                since: components["schemas"]["Date"] | null;
            }[];
            answerBy: components["schemas"]["Date"] | null;
            /** @description A letter was sent and waits for an answer */
            letterWaits: boolean;
            interviews: components["schemas"]["OwnInterview"][];
            offers: components["schemas"]["OwnOffer"][];
            documents: components["schemas"]["OwnWantedDocument"][];
            messages: {
                at: components["schemas"]["Timestamp"];
                subject: string;
                text: string;
            }[];
            mayReplaceResume: boolean;
            mayWithdraw: boolean;
            kept: components["schemas"]["OwnData"];
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
            state: "none" | "extracted" | "noText";
            text: string;
        };
        /** @enum {string} */
        ApplicantSource: "JOB_POST" | "REFERRAL" | "AGENCY" | "INTERNAL" | "IMPORT" | "MANUAL";
        Reason: string;
        Score: number | null;
        ApplicantFile: {
            id: components["schemas"]["Id"];
            originalName: string;
        };
        /** @description A line of a CV that holds what was searched for, and where in it the words stand. */
        CvHit: {
            text: string;
            marks: {
                from: number;
                to: number;
            }[];
        };
        ApplicationRow: {
            id: components["schemas"]["Id"];
            /** @description None where names are withheld */
            applicantId: number | null;
            requisitionId: components["schemas"]["Id"];
            jobPositionType: string | null;
            positionTitle: string;
            /** @description Candidate 7, where names are withheld */
            applicantName: string;
            candidateNumber: components["schemas"]["CandidateNumber"];
            applicantEmail: string | null;
            applicantCell: string | null;
            /** @description Where the CV holds the words of the search */
            hits?: components["schemas"]["CvHit"][];
            status: components["schemas"]["ApplicationStatus"];
            inStatus: components["schemas"]["TimeInStatus"] | null;
            profileScore: components["schemas"]["Score"];
            reviewScore: components["schemas"]["Score"];
            missingMandatoryItems: string[];
            currentSalary: number | null;
            /** @enum {string|null} */
            currentSalOption: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            /** @description Minor units */
            expectedSalary: number | null;
            /** @enum {string|null} */
            expectedSalOption: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            salaryCurrency: string | null;
            /** @description Years */
            totalExperience: number | null;
            applicantSource: components["schemas"]["ApplicantSource"];
            /** @description Where the person found the post */
            channel: string | null;
            /** @description To the questions of the requisition's post; only among its candidates, long texts in short */
            answers?: {
                questionId: components["schemas"]["Id"];
                answer: components["schemas"]["AnswerWords"];
            }[];
            resume: components["schemas"]["ApplicantFile"] | null;
            dateReceived: components["schemas"]["Timestamp"];
            /** @description Status of the offer letter */
            jobOffer: string | null;
            /** @description Status of the contract letter */
            contractOffer: string | null;
            version: components["schemas"]["Version"];
        };
        WithoutNames: {
            on: boolean;
            /** @description Whose names are withheld now */
            withheld: number;
            /** @description The caller may switch it */
            changeable: boolean;
            /** @description The caller may end it now */
            endable: boolean;
        };
        /** @description What the candidate is called while name and contacts are withheld from the reader; otherwise null */
        CandidateNumber: number | null;
        /** @description The search and filters of the list; with a status only that column, from the page that is asked for */
        BoardCriteria: {
            status?: components["schemas"]["ApplicationStatus"];
            /**
             * @description 20 cards each
             * @default 1
             */
            page?: number;
            search?: string;
            columns?: string[];
            operators?: components["schemas"]["Operator"][];
            values?: components["schemas"]["FilterValue"][];
            groups?: components["schemas"]["FilterGroups"];
        };
        BoardColumn: {
            status: components["schemas"]["ApplicationStatus"];
            /** @description Working days, where no department has a limit of its own */
            limit: number | null;
            total: number;
            /** @description There are more than `total` */
            more: boolean;
            /** @description How many are over their limit */
            over: number;
            /** @description More than `over` are */
            moreOver: boolean;
            cards: components["schemas"]["BoardCard"][];
        };
        BoardCard: {
            id: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicantName: string;
            positionTitle: string;
            status: components["schemas"]["ApplicationStatus"];
            inStatus: components["schemas"]["TimeInStatus"] | null;
            profileScore: components["schemas"]["Score"];
            version: components["schemas"]["Version"];
        };
        /** @description Monday to Friday */
        WorkingDays: number;
        /** @description How many working days an open application has been in its status, how many it may be, and by how many it is over */
        TimeInStatus: {
            days: number;
            /** @description Null where the status has no limit */
            limit: number | null;
            over: number;
        };
        TimeLimit: {
            status: components["schemas"]["ApplicationStatus"];
            /** @description Null: everywhere else */
            departmentId: number | null;
            workingDays: components["schemas"]["WorkingDays"];
            version: components["schemas"]["Version"];
        };
        TimeLimits: {
            responseDataList: components["schemas"]["TimeLimit"][];
        };
        TimeLimitChange: {
            status: components["schemas"]["ApplicationStatus"];
            departmentId: number | null;
            /** @description Null takes the limit away; that of a department then falls back to the one for everywhere */
            workingDays: number | null;
            /** @description Null where there is no limit yet */
            version: number | null;
        };
        ApplicationPerson: {
            /** @description None where names are withheld */
            id: number | null;
            title: string | null;
            firstName: string;
            middleName: string | null;
            surName: string;
            email: string | null;
            mobile: string | null;
            phone: string | null;
            totalExperience: number | null;
            currentSalary: number | null;
            /** @enum {string|null} */
            currentSalOption: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            expectedSalary: number | null;
            /** @enum {string|null} */
            expectedSalOption: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            salaryCurrency: string | null;
            /** @description What the position asks for */
            minExperience: number | null;
            maxExperience: number | null;
            industryId: number | null;
            disciplineId: number | null;
            cityId: number | null;
            dateReceived: components["schemas"]["Timestamp"];
            /** @description File name of the CV */
            cvReference: string | null;
            cvNotes: string | null;
            /** @description Who recommended the person */
            reference: string | null;
            qualificationIds: components["schemas"]["HeldIds"];
            certificationIds: components["schemas"]["HeldIds"];
            workAuthIds: components["schemas"]["HeldIds"];
            skillIds: components["schemas"]["HeldIds"];
            designationIds: components["schemas"]["HeldIds"];
            computerSkillIds: components["schemas"]["HeldIds"];
            languageIds: components["schemas"]["HeldIds"];
            lifecycleIds: components["schemas"]["HeldIds"];
        };
        Application: {
            id: components["schemas"]["Id"];
            candidateNumber: components["schemas"]["CandidateNumber"];
            requisitionId: components["schemas"]["Id"];
            jobPositionId: components["schemas"]["Id"];
            positionTitle: string;
            /** @description Where the person lives */
            cityName: string | null;
            status: components["schemas"]["ApplicationStatus"];
            heldFrom: string | null;
            statusSince: components["schemas"]["Timestamp"];
            inStatus: components["schemas"]["TimeInStatus"] | null;
            profileScore: components["schemas"]["Score"];
            reviewScore: components["schemas"]["Score"];
            missingMandatoryItems: string[];
            /** @description Place by profile score among the live applications of the requisition */
            rank: number | null;
            /** @description The place lies beyond this one: so many are better, and the rest is not counted */
            rankBeyond: number | null;
            rankedOf: number;
            source: components["schemas"]["ApplicantSource"];
            /** @description Where the person found the post */
            channel: string | null;
            resume: components["schemas"]["ApplicantFile"] | null;
            applicant: components["schemas"]["ApplicationPerson"];
            version: components["schemas"]["Version"];
        };
        NewApplication: {
            requisitionId: components["schemas"]["Id"];
            source?: components["schemas"]["ApplicantSource"];
            title?: string | null;
            firstName: string;
            middleName?: string | null;
            surName: string;
            email: components["schemas"]["Email"];
            mobile?: string | null;
            phone?: string | null;
            resumeFileId?: number | null;
            cityId?: number | null;
            totalExperience?: number | null;
            expectedSalary?: number | null;
            /** @enum {string|null} */
            expectedSalOption?: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            /** @description Refused unless the organisation asks for it */
            currentSalary?: number | null;
            /** @enum {string|null} */
            currentSalOption?: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            salaryCurrency?: string | null;
            /** @description Where the person has worked */
            industryId?: number | null;
            /** @description One of that industry */
            disciplineId?: number | null;
            /** @description The day on which it came; not one to come */
            dateReceived?: components["schemas"]["Date"];
            cvNotes?: string | null;
            reference?: string | null;
            qualificationIds?: components["schemas"]["HeldIds"];
            certificationIds?: components["schemas"]["HeldIds"];
            workAuthIds?: components["schemas"]["HeldIds"];
            skillIds?: components["schemas"]["HeldIds"];
            designationIds?: components["schemas"]["HeldIds"];
            computerSkillIds?: components["schemas"]["HeldIds"];
            languageIds?: components["schemas"]["HeldIds"];
            lifecycleIds?: components["schemas"]["HeldIds"];
        };
        ApplicationChange: {
            version: components["schemas"]["Version"];
            /** @description Another one only while the application is new and has no interview */
            requisitionId?: components["schemas"]["Id"];
            source?: components["schemas"]["ApplicantSource"];
            title?: string | null;
            firstName?: string;
            middleName?: string | null;
            surName?: string;
            email?: components["schemas"]["Email"];
            mobile?: string | null;
            phone?: string | null;
            cityId?: number | null;
            totalExperience?: number | null;
            expectedSalary?: number | null;
            /** @enum {string|null} */
            expectedSalOption?: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            /** @description Refused unless the organisation asks for it */
            currentSalary?: number | null;
            /** @enum {string|null} */
            currentSalOption?: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY" | null;
            salaryCurrency?: string | null;
            /** @description Where the person has worked */
            industryId?: number | null;
            /** @description One of that industry */
            disciplineId?: number | null;
            /** @description The day on which it came; not one to come */
            dateReceived?: components["schemas"]["Date"];
            cvNotes?: string | null;
            reference?: string | null;
            qualificationIds?: components["schemas"]["HeldIds"];
            certificationIds?: components["schemas"]["HeldIds"];
            workAuthIds?: components["schemas"]["HeldIds"];
            skillIds?: components["schemas"]["HeldIds"];
            designationIds?: components["schemas"]["HeldIds"];
            computerSkillIds?: components["schemas"]["HeldIds"];
            languageIds?: components["schemas"]["HeldIds"];
            lifecycleIds?: components["schemas"]["HeldIds"];
        };
        CompanyName: string;
        /** @description One line, as it stands under the name; empty where none is shown */
        CompanyAddress: string;
        /** @description Empty where none is shown */
        CompanyWebsite: string;
        CompanyLogo: {
            id: components["schemas"]["Id"];
            width: number;
            height: number;
        };
        Company: {
            name: components["schemas"]["CompanyName"];
            addressLine: components["schemas"]["CompanyAddress"];
            website: components["schemas"]["CompanyWebsite"];
            logo: components["schemas"]["CompanyLogo"] | null;
            version: components["schemas"]["Version"];
        };
        SaveCompany: {
            name: components["schemas"]["CompanyName"];
            addressLine: components["schemas"]["CompanyAddress"];
            website: components["schemas"]["CompanyWebsite"];
            /** @description An uploaded picture that becomes the logo */
            fileId: components["schemas"]["Id"] | null;
            /** @description Without a new one, whether the present one stays */
            keepLogo: boolean;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        VoluntaryKind: "GENDER" | "AGE" | "DISABILITY" | "ETHNIC_BACKGROUND";
        /**
         * Format: password
         * @description What the voluntary questions are answered with, once
         */
        VoluntaryToken: string;
        /** @description The question; empty where the product's own words are shown */
        VoluntaryWording: string;
        /** @description What stands above the questions; empty where the product's own words are shown */
        VoluntaryIntroduction: string;
        VoluntaryAnswer: string;
        /** @description What may be chosen beside "I would rather not say"; empty where the product's own answers are shown */
        VoluntaryChoices: components["schemas"]["VoluntaryAnswer"][];
        VoluntaryQuestions: {
            introduction: components["schemas"]["VoluntaryIntroduction"];
            questions: {
                kind: components["schemas"]["VoluntaryKind"];
                wording: components["schemas"]["VoluntaryWording"];
                choices: components["schemas"]["VoluntaryChoices"];
            }[];
        };
        /**
         * @description As the audit log calls them; the holidays of a place belong to the place
         * @enum {string}
         */
        SettingKind: "company" | "voluntaryQuestions" | "applicationFormSettings" | "timeLimit" | "defaultApprover" | "leaveKind" | "leavePolicy" | "holidayPlace" | "leaveLedger" | "course" | "learningRule" | "template" | "taskTemplate" | "onboardingDocument" | "selectionTemplate" | "account";
        OfferedAnswers: {
            kind: components["schemas"]["VoluntaryKind"];
            choices: components["schemas"]["VoluntaryChoices"];
        };
        VoluntarySettings: {
            /** @description Whether people are asked at all */
            asks: boolean;
            introduction: components["schemas"]["VoluntaryIntroduction"];
            /** @description Each kind once */
            questions: {
                kind: components["schemas"]["VoluntaryKind"];
                asked: boolean;
                wording: components["schemas"]["VoluntaryWording"];
                choices: components["schemas"]["VoluntaryChoices"];
            }[];
            version: components["schemas"]["Version"];
        };
        GiveVoluntaryAnswers: {
            token: components["schemas"]["VoluntaryToken"];
            /** @description What is left out was not said */
            answers: {
                kind: components["schemas"]["VoluntaryKind"];
                answer: components["schemas"]["VoluntaryAnswer"];
            }[];
        };
        /** @enum {string} */
        FairnessStage: "screened" | "shortlisted" | "interviewed" | "selected" | "hired";
        FairnessPeople: number;
        FairnessReport: {
            asks: boolean;
            /** @description The night that the figures are of */
            countedAt: components["schemas"]["Timestamp"] | null;
            /** @description First days of the quarters of the period that have figures */
            quarters: components["schemas"]["Date"][];
            tables: components["schemas"]["FairnessTable"][];
        };
        /** @description The groups of one question, or of two together. */
        FairnessTable: {
            first: components["schemas"]["VoluntaryKind"];
            second: components["schemas"]["VoluntaryKind"] | null;
            groups: components["schemas"]["FairnessGroup"][];
        };
        FairnessGroup: {
            first: components["schemas"]["VoluntaryAnswer"];
            second: components["schemas"]["VoluntaryAnswer"] | null;
            applied: components["schemas"]["FairnessPeople"];
            stages: {
                stage: components["schemas"]["FairnessStage"];
                /** @description Who applied in the quarters that count at this stage */
                of: components["schemas"]["FairnessPeople"] | null;
                /** @description Who came that far; null where there are too few to say */
                people: components["schemas"]["FairnessPeople"] | null;
                /** @description Of a hundred who applied, to a tenth */
                rate: number | null;
                /** @description The rate as a part of the highest rate of a group, to a hundredth, rounded down so that what is below four fifths is told so; null where nothing is to be compared */
                ratio: number | null;
            }[];
        };
        /** @description The report as it is called on the screen. */
        ExportedFairness: {
            format: components["schemas"]["FileFormat"];
            title: string;
            /** @description What stands where there are too few to say */
            few: string;
            headings: {
                question: string;
                group: string;
                applied: string;
            };
            stages: {
                stage: components["schemas"]["FairnessStage"];
                people: string;
                rate: string;
                ratio: string;
            }[];
            tables: {
                first: components["schemas"]["VoluntaryKind"];
                second: components["schemas"]["VoluntaryKind"] | null;
                title: string;
            }[];
            words: {
                kind: components["schemas"]["VoluntaryKind"];
                value: string;
                label: string;
            }[];
        };
        ApplicationFormSettings: {
            asksCurrentSalary: boolean;
            version: components["schemas"]["Version"];
        };
        ApplicationRecord: {
            /** @description The newest offer and contract letter, for those who see all candidates and their names */
            letters: components["schemas"]["LetterStanding"][];
            /** @description Who referred the person, the first one first; for those who see all candidates */
            referrals: components["schemas"]["ReferredBy"][];
            stated: components["schemas"]["StatedInWords"];
            answers: components["schemas"]["ApplicationAnswer"][];
            application: components["schemas"]["Application"];
            transitions: components["schemas"]["Transition"][];
            history: components["schemas"]["ApplicationHistory"];
            score: components["schemas"]["ScoreBreakdown"];
        };
        /** @description How far a letter of a candidate is */
        LetterStanding: {
            /** @enum {string} */
            kind: "offer" | "contract";
            status: components["schemas"]["OfferLetterStatus"] | components["schemas"]["ContractLetterStatus"];
            /**
             * Format: date-time
             * @description When it was sent first
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When the person opened it
             */
            viewedAt: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            reason: string | null;
            /** @description How often its e-mail went out, and the last time when, to whom and how that went; null before the first time */
            mailed: components["schemas"]["LetterMailed"] | null;
        };
        LetterMailed: {
            times: number;
            at: components["schemas"]["Timestamp"];
            toEmail: string;
            status: components["schemas"]["OutboxMessageStatus"];
            /** @description Why it did not arrive */
            reason: string | null;
        };
        /** @description What the application states by numbers of reference lists, by the names of those lists */
        StatedInWords: {
            industry: string | null;
            discipline: string | null;
            /** @description Whether the person agreed to be kept on file for other positions */
            keepOnFile: boolean;
            /**
             * Format: date-time
             * @description When the person asked not to be written to about other positions
             */
            consentEndedAt: string | null;
            /** @description That the person was invited to apply */
            invited: components["schemas"]["Invited"] | null;
            held: {
                /** @enum {string} */
                field: "qualificationIds" | "certificationIds" | "workAuthIds" | "skillIds" | "designationIds" | "computerSkillIds" | "languageIds" | "lifecycleIds";
                names: string[];
            }[];
        };
        /** @description Whether people can be invited to apply now, or why not */
        PostToInviteTo: {
            isPublic: boolean;
            /** @enum {string|null} */
            why: "NO_POST" | "NOT_PUBLISHED" | "CLOSED" | "NOT_OPEN" | "NOT_YET" | "ENDED" | null;
        };
        /** @description Who invited the person to apply, and when */
        Invited: {
            at: components["schemas"]["Timestamp"];
            by: string;
        };
        KnownPerson: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            name: string;
            email: string;
            /** @description What they applied for last */
            positionTitle: string;
            status: components["schemas"]["ApplicationStatus"];
            endedAt: components["schemas"]["Timestamp"];
            dateReceived: components["schemas"]["Timestamp"];
            score: components["schemas"]["ScoreBreakdown"];
            /**
             * Format: date-time
             * @description The newest message to this person
             */
            lastContact: string | null;
            resume: components["schemas"]["ApplicantFile"] | null;
            groups: components["schemas"]["GroupName"][];
            invited: components["schemas"]["Invited"] | null;
        };
        /** @description What became of an invitation; `invited` is the first one, also where this call found it there */
        InvitedPerson: {
            id: components["schemas"]["Id"];
            name: string | null;
            ok: boolean;
            isNew: boolean;
            invited: components["schemas"]["Invited"] | null;
            message: string;
        };
        GroupName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        GroupOwner: {
            id: components["schemas"]["Id"];
            name: string;
        };
        NewPeopleGroup: {
            name: string;
            /** @description What these people are kept together for */
            reason: string;
        };
        PeopleGroupChange: {
            name: string;
            /** @description What these people are kept together for */
            reason: string;
            ownerId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        PeopleGroup: {
            id: components["schemas"]["Id"];
            name: string;
            reason: string;
            ownerId: components["schemas"]["Id"];
            owner: string;
            members: number;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Whether the caller may rename it */
            mayChange: boolean;
            version: components["schemas"]["Version"];
        };
        GroupMember: {
            id: components["schemas"]["Id"];
            applicationId: number | null;
            name: string;
            email: string;
            /** @description What they applied for last */
            positionTitle: string | null;
            status: components["schemas"]["ApplicationStatus"] | null;
            /** Format: date-time */
            dateReceived: string | null;
            addedBy: string;
            addedAt: components["schemas"]["Timestamp"];
            /** @description Whether the person agreed to be kept on file, and has not asked since to be left alone */
            mayBeWrittenTo: boolean;
            mayRemove: boolean;
        };
        /** @description What stands behind ?ref= in the link that somebody who works here shares; one that nobody has counts as none */
        ReferralToken: string;
        /**
         * @description By somebody's link, or entered by them
         * @enum {string}
         */
        ReferralWay: "LINK" | "ENTERED";
        NewReferral: {
            jobPostId: components["schemas"]["Id"];
            firstName: components["schemas"]["PersonName"];
            surName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobile?: string;
            /** @description Why this person fits */
            why: string;
            /** @description A PDF or DOCX file that the caller has uploaded */
            resumeFileId?: number;
            /**
             * @description The person knows that they are put forward
             * @constant
             */
            agreed: true;
        };
        /** @description What somebody who refers follows; of whom they did not enter themselves it holds no name. */
        Referral: {
            id: components["schemas"]["Id"];
            way: components["schemas"]["ReferralWay"];
            /** @description As it was entered; none of somebody who came by the link */
            name: string | null;
            positionTitle: string;
            at: components["schemas"]["Timestamp"];
            stage: components["schemas"]["OwnStage"];
        };
        ReferredBy: {
            by: string;
            way: components["schemas"]["ReferralWay"];
            at: components["schemas"]["Timestamp"];
            /** @description In the words of whoever referred; without the name where names are withheld */
            why: string | null;
        };
        Screening: {
            requisitionId: components["schemas"]["Id"];
            positionTitle: string;
            /** @description Names are withheld from the caller until candidates are shortlisted */
            withoutNames: boolean;
            /** @description All who wait, also those behind the first two hundred */
            total: number;
            applications: components["schemas"]["ScreenedApplication"][];
        };
        ScreenedApplication: {
            id: components["schemas"]["Id"];
            applicantName: string;
            status: components["schemas"]["ApplicationStatus"];
            profileScore: components["schemas"]["Score"];
        };
        MovedApplication: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            from: components["schemas"]["ApplicationStatus"];
            version: components["schemas"]["Version"];
        };
        BulkPreview: {
            /** @description Those that were chosen, by which they can be moved part by part */
            ids: components["schemas"]["Id"][];
            /** @description How many can move */
            movable: number;
            refused: {
                id: components["schemas"]["Id"];
                name: string;
                message: string;
            }[];
            /** @description How many are revoked */
            letters: number;
            /** @description How many are cancelled */
            interviews: number;
            /** @description How many people are written to because of it */
            mails: number;
            /** @description How many of these wait until it cannot be undone any more */
            told: number;
        };
        BulkMove: {
            id: components["schemas"]["Id"];
            /** @description The person's or the position's; null for a record that is not there */
            name: string | null;
            /** @description The status before, where it moved */
            from: string | null;
            ok: boolean;
            status: string | null;
            version: number | null;
            message: string;
        };
        TriedWeight: {
            section: components["schemas"]["ScoreSection"];
            /** @description Its number within its section */
            criterion: components["schemas"]["Id"];
            weight: number;
            mandatory: boolean;
        };
        WeightTrial: {
            /** @description Those that differ from what is saved */
            weights: components["schemas"]["TriedWeight"][];
        };
        ChangedWeight: {
            section: components["schemas"]["ScoreSection"];
            /** @description Its number within its section */
            criterion: components["schemas"]["Id"];
            weight: number;
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        WeightChange: {
            weights: components["schemas"]["ChangedWeight"][];
        };
        WeighedCriterion: {
            section: components["schemas"]["ScoreSection"];
            /** @description Its number within its section */
            criterion: components["schemas"]["Id"];
            name: string;
            weight: number;
            mandatory: boolean;
            version: components["schemas"]["Version"];
        };
        CriterionHints: {
            /** @description Those of the requisition that have not ended; none for who may not see them */
            candidates: number | null;
            /** @description The version before this one; none until the requisition was amended or revised */
            before: components["schemas"]["VersionBefore"] | null;
            criteria: components["schemas"]["CriterionHint"][];
            /** @description What the version before asked for and this one does not */
            removed: components["schemas"]["RemovedCriterion"][];
            /** @description Other requisitions of the same position that this person may see; the latest two hundred */
            alike: number;
            /** @description What they often ask for; this one may as well */
            often: components["schemas"]["OftenAsked"][];
        };
        VersionBefore: {
            /** @description When it was amended or revised */
            until: components["schemas"]["Timestamp"];
        };
        CriterionHint: {
            /** @description Its number within its section */
            criterion: components["schemas"]["Id"];
            /** @description Candidates who meet it wholly; of several places the best one counts */
            held: number | null;
            /** @description Candidates of whom it counts: not those whose document was not asked for, or whose pay cannot be compared */
            counted: number | null;
            /** @description Not part of the version before */
            isNew: boolean;
            /** @description What differed in the version before */
            was: components["schemas"]["CriterionBefore"] | null;
        };
        CriterionBefore: {
            weight?: number;
            mandatory?: boolean;
            complianceDocument?: boolean;
            source?: components["schemas"]["ComplianceSource"];
            remote?: boolean;
            distance?: number;
            compensationFrom?: components["schemas"]["MinorUnits"];
            compensationTo?: components["schemas"]["MinorUnits"];
            currency?: string;
            period?: string;
            minExperience?: number;
            maxExperience?: number | null;
        };
        RemovedCriterion: {
            name: string;
            weight: number;
        };
        OftenAsked: {
            refId: components["schemas"]["Id"];
            name: string;
            requisitions: number;
        };
        RankedApplication: {
            /** @description None where this person may not see the candidate */
            applicationId: number | null;
            applicantName: string | null;
            status: components["schemas"]["ApplicationStatus"];
            rank: number;
            rankBefore: number;
            score: components["schemas"]["Score"];
            scoreBefore: components["schemas"]["Score"];
            missingMandatoryItems: string[];
        };
        Pipeline: {
            requisitionId: components["schemas"]["Id"];
            counts: {
                status: components["schemas"]["ApplicationStatus"];
                total: number;
            }[];
        };
        WhatIf: {
            criteria: components["schemas"]["WeighedCriterion"][];
            /** @description The best hundred, by the tried weights */
            ranking: components["schemas"]["RankedApplication"][];
            /** @description Applications that are ranked; those that ended are not */
            totalElements: number;
            /** @description Of them */
            moved: number;
            /** @description Whether this person may save weights now */
            editable: boolean;
        };
        /**
         * @description Why an application was scored: it came in, the criteria or weights changed, what it says was corrected, a document was asked for or answered, it came from another requisition, two items of a list became one, or it was there when the record began
         * @enum {string}
         */
        ScoringReason: "APPLIED" | "CRITERIA" | "CORRECTED" | "DOCUMENTS" | "MOVED" | "ITEMS_MERGED" | "RECORD_BEGAN";
        PastCriterion: {
            section: components["schemas"]["ScoreSection"];
            name: string;
            weight: number;
            mandatory: boolean;
        };
        PastRanked: {
            /** @description Its place in the whole ranking; of the same score who applied earlier stands before who did later */
            id: number;
            /** @description None where this person may not see the candidate */
            applicationId: number | null;
            applicantName: string | null;
            /** @description At that time */
            status: components["schemas"]["ApplicationStatus"];
            /** @description The same for the same score; none without a score */
            rank: number | null;
            score: components["schemas"]["Score"];
            /** @description The version of the formula by which it was counted */
            formula: number;
            /** @description None for who is no longer in the running here, or has no score */
            rankNow: number | null;
        };
        Rescoring: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            why: components["schemas"]["ScoringReason"];
            byName: string | null;
            /** @description How many of them came to another score or finding */
            applications: number;
        };
        PastRanking: {
            day: components["schemas"]["Date"];
            /**
             * Format: date-time
             * @description When the first score of this requisition was recorded; none where none was
             */
            recordedSince: string | null;
            /** @description The version in use then; none before anything was recorded */
            formula: number | null;
            /** @description As they were then */
            criteria: components["schemas"]["PastCriterion"][];
            /** @description When all were ranked anew, the newest first, up to now */
            changes: components["schemas"]["Rescoring"][];
            /** @description How many were in the running */
            total: number;
            /** @description The application that was asked for; none where it was not in the running */
            sought: components["schemas"]["PastRanked"] | null;
        };
        PastScore: {
            day: components["schemas"]["Date"];
            /** @description Since when it was as it is shown */
            at: components["schemas"]["Timestamp"];
            why: components["schemas"]["ScoringReason"];
            formula: number;
            /** @description None for who was not in the running, or had no score */
            rank: number | null;
            rankedOf: number;
            breakdown: components["schemas"]["ScoreBreakdown"];
            /** @description How it came to that, the newest first */
            changes: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Timestamp"];
                why: components["schemas"]["ScoringReason"];
                score: components["schemas"]["Score"];
                formula: number;
            }[];
        };
        /** @enum {string} */
        ScoreSection: "qualification" | "certification" | "workAuthorisation" | "skill" | "designation" | "compliance" | "location" | "financial" | "experience";
        /**
         * @description What was found, for the screens to put into words
         * @enum {string}
         */
        ScoreFinding: "HELD" | "NOT_HELD" | "NOT_STATED" | "NOT_COMPARABLE" | "NOT_ASKED" | "REMOTE" | "SAME_CITY" | "KM_AWAY" | "YEARS" | "EXPECTS";
        ScorePart: {
            section: components["schemas"]["ScoreSection"];
            name: string;
            weight: number;
            /** @description Of all weights that count */
            share: number;
            mandatory: boolean;
            /** @description False: left out, with its weight */
            counted: boolean;
            match: number;
            points: number;
            finding: components["schemas"]["ScoreFinding"];
            /** @description Kilometres, years or minor units, as the finding says */
            value: number | null;
            currency: string | null;
            period: string | null;
        };
        ScoreBreakdown: {
            profileScore: components["schemas"]["Score"];
            points: number;
            weight: number;
            missingMandatoryItems: string[];
            parts: components["schemas"]["ScorePart"][];
        };
        ApplicationHistory: {
            /** @description What happened last; the newest first */
            events: components["schemas"]["HistoryEvent"][];
            /** @description Whether events before those are left out */
            hasOlder: boolean;
            /** @description The newest steps, in the order in which they were taken */
            track: components["schemas"]["TrackStep"][];
        };
        HistoryEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            actorName: string;
            entity: string;
            action: string;
            fromStatus: string | null;
            toStatus: string | null;
            reason: string | null;
            detail: string | null;
        };
        /** @enum {string} */
        TimelineKind: "STATUS" | "NOTE" | "REVIEW" | "INTERVIEW" | "DOCUMENT" | "LETTER" | "MESSAGE" | "STATEMENT" | "EMPLOYMENT" | "OTHER";
        TimelineEntry: {
            /** @description Its own among all entries */
            key: string;
            kind: components["schemas"]["TimelineKind"];
            at: components["schemas"]["Timestamp"];
            /** @description Who did it; of a mail to whom it goes */
            actorName: string;
            entity: string;
            action: string;
            fromStatus: string | null;
            toStatus: string | null;
            reason: string | null;
            detail: string | null;
            /** @description What a correction changed */
            fields: string[];
            note?: components["schemas"]["ApplicationNote"];
        };
        NewApplicationNote: {
            /** @description Plain text. A mention stands in it as `@[7]`, where 7 is the account that `mentions` holds as well: so it lasts when the colleague changes the name. What looks so and is not among the mentions is text */
            text: string;
            /** @description Everybody whom the text mentions, each once */
            mentions: components["schemas"]["Id"][];
        };
        ApplicationNoteChange: {
            /** @description Plain text. A mention stands in it as `@[7]`, where 7 is the account that `mentions` holds as well: so it lasts when the colleague changes the name. What looks so and is not among the mentions is text */
            text: string;
            /** @description Everybody whom the text mentions, each once */
            mentions: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        /** @description An account, and what the person is called now */
        Mentioned: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What a colleague wrote on an application. It is read by everybody who may read the application, and never by the candidate */
        ApplicationNote: {
            id: components["schemas"]["Id"];
            authorName: string;
            at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its author changed it last
             */
            changedAt: string | null;
            /** @description With its mentions as `@[7]` */
            text: string;
            mentions: components["schemas"]["Mentioned"][];
            mayChange: boolean;
            mayDelete: boolean;
            version: components["schemas"]["Version"];
        };
        Neighbour: {
            id: components["schemas"]["Id"];
            applicantName: string;
        };
        TrackStep: {
            status: components["schemas"]["ApplicationStatus"];
            at: components["schemas"]["Timestamp"];
            actorName: string;
        };
        Review: {
            id: components["schemas"]["Id"];
            reviewerId: components["schemas"]["Id"];
            reviewerName: string;
            value: components["schemas"]["ReviewValue"];
            comment: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @enum {string|null} */
        OwnReview: "STRONG_NO" | "NO" | "NEUTRAL" | "YES" | "STRONG_YES" | null;
        ComplianceItem: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            name: string;
            source: components["schemas"]["ComplianceSource"];
            mandatory: boolean;
            status: components["schemas"]["ComplianceItemStatus"];
            applicantFile: components["schemas"]["ApplicantFile"] | null;
            reason: string | null;
            /** @description The last day on which an approved document holds, where it has one */
            expiresOn: components["schemas"]["Date"] | null;
            expired: boolean;
            transitions: components["schemas"]["Transition"][];
            version: components["schemas"]["Version"];
        };
        /**
         * @description A period that moves along with the day on which it is asked for, or the own days of the report
         * @enum {string}
         */
        ReportPeriod: "thisMonth" | "lastMonth" | "threeMonths" | "lastQuarter" | "thisYear" | "lastYear" | "ownDays";
        /**
         * @description With the period before
         * @enum {string}
         */
        ReportComparison: "none" | "before" | "year";
        /** @enum {string} */
        ReportMailing: "never" | "weekly" | "monthly";
        KeptReport: {
            name: string;
            report: components["schemas"]["ReportName"];
            period: components["schemas"]["ReportPeriod"];
            /**
             * Format: date
             * @description Of the own days only
             */
            from: string | null;
            /**
             * Format: date
             * @description Of the own days only
             */
            to: string | null;
            compare: components["schemas"]["ReportComparison"];
            departmentId: components["schemas"]["Id"] | null;
            jobPositionTypeId: components["schemas"]["Id"] | null;
            cityId: components["schemas"]["Id"] | null;
            mailed: components["schemas"]["ReportMailing"];
            /** @description To whom it is mailed */
            readers: components["schemas"]["Id"][];
        };
        SavedReportReader: {
            id: components["schemas"]["Id"];
            name: string;
        };
        SavedReport: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            kept: components["schemas"]["KeptReport"];
        };
        /** @enum {string} */
        ReportName: "overview" | "pipeline" | "timeInStage" | "timeToHire" | "sources" | "offers" | "interviews" | "ageing" | "headcount" | "onboarding" | "compliance" | "leave" | "learning";
        HiringYear: number;
        /** @enum {string} */
        HiringMeasure: "openPositions" | "filledPositions";
        /** @enum {string} */
        HiringColumn: "budgeted" | "open" | "filled";
        /** @description How many positions are budgeted */
        BudgetedPeople: number;
        NewBudgetedPositions: {
            departmentId: components["schemas"]["Id"];
            quarter: components["schemas"]["Date"];
            /** @description Empty where the budget names no position */
            positionTitle: string;
            people: components["schemas"]["BudgetedPeople"];
        };
        BudgetedPositionsChange: {
            departmentId: components["schemas"]["Id"];
            quarter: components["schemas"]["Date"];
            /** @description Empty where the budget names no position */
            positionTitle: string;
            people: components["schemas"]["BudgetedPeople"];
            version: components["schemas"]["Version"];
        };
        /** @description Positions that are budgeted for a department and a quarter. */
        BudgetedPositions: {
            id: components["schemas"]["Id"];
            departmentId: components["schemas"]["Id"];
            department: string;
            /**
             * Format: date
             * @description Its first day
             */
            quarter: string;
            positionTitle: string;
            people: components["schemas"]["BudgetedPeople"];
            changedAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
        };
        HiringCell: {
            budgeted: number;
            open: number;
            filled: number;
        };
        /** @description The screenings a week that the rest of the year's budget needs. */
        HiringScreens: {
            /** @enum {string} */
            state: "KNOWN" | "REACHED" | "TOO_LITTLE" | "PAST";
            /** @description Budgeted and not filled yet */
            missing: number;
            /** @description From today, or from the first day of a later year, to the last day of the year */
            weeks: number;
            screened: number;
            hired: number;
            /**
             * @description Whose conversion it is
             * @enum {string}
             */
            basis: "DEPARTMENT" | "ALL";
            perWeek: number | null;
        };
        HiringPlan: {
            year: components["schemas"]["HiringYear"];
            asOf: components["schemas"]["Timestamp"];
            quarters: {
                firstDay: components["schemas"]["Date"];
                lastDay: components["schemas"]["Date"];
            }[];
            departments: {
                departmentId: number | null;
                department: string | null;
                cells: components["schemas"]["HiringCell"][];
                all: components["schemas"]["HiringCell"];
                screens: components["schemas"]["HiringScreens"];
            }[];
            all: {
                cells: components["schemas"]["HiringCell"][];
                all: components["schemas"]["HiringCell"];
                screens: components["schemas"]["HiringScreens"];
            };
            /** @description Positions that are open since the ten years before this one */
            earlier: number;
            /** @description With fewer hires a conversion says too little */
            fewestHires: number;
            conversionFrom: components["schemas"]["Date"];
            conversionTo: components["schemas"]["Date"];
        };
        /** @description The plan as it is called on the screen. */
        ExportedHiringPlan: {
            format: components["schemas"]["FileFormat"];
            title: string;
            heading: string;
            noDepartment: string;
            all: string;
            columns: {
                /** @description 0 is the year */
                quarter: number;
                column: components["schemas"]["HiringColumn"];
                heading: string;
            }[];
        };
        BudgetPreview: {
            /** @description The first 500, refused ones before others */
            rows: {
                /** @description As numbered in the workbook */
                row: number;
                /** @enum {string} */
                does: "REFUSED" | "ADD" | "CHANGE" | "SAME";
                department: string;
                quarter: string;
                positionTitle: string;
                people: string;
                before: number | null;
                wrong: components["schemas"]["RefusedCell"][];
            }[];
            adding: number;
            changing: number;
            same: number;
            refused: number;
        };
        /**
         * @description What the rows behind a number are.
         * @enum {string}
         */
        ReportMeasure: "cohort" | "applied" | "stays" | "hires" | "fills" | "offers" | "interviews" | "openRequisitions" | "headcount" | "joiners" | "leavers" | "tasks" | "documents" | "leaveTaken" | "leavePlanned" | "leaveOwed" | "coursesAsked" | "coursesCompleted";
        /**
         * @description What the rows of a table differ in
         * @enum {string}
         */
        ReportBy: "kind" | "period" | "department" | "reason";
        /** @enum {string} */
        ReportUnit: "month" | "quarter" | "year";
        /** @enum {string} */
        ReportColumn: "applied" | "screened" | "shortlisted" | "interviewed" | "selected" | "hired" | "stillOpen" | "applications" | "days" | "timeToHire" | "timeToFill" | "offers" | "interviews" | "hours" | "feedbackDue" | "feedbackOnTime" | "requisitions" | "headcount" | "joiners" | "leavers" | "tenure" | "tasks" | "done" | "onTime" | "documents" | "leaveTaken" | "leavePlanned" | "leaveOwed" | "absenceRate" | "overdue" | "inDate" | "required" | "completed";
        /** @enum {string} */
        ReportFigureKey: "applied" | "hired" | "timeToHire" | "timeToFill" | "offersAccepted" | "conversion" | "stillOpen" | "interviews" | "feedbackOnTime" | "openRequisitions" | "openDays" | "headcount" | "joiners" | "leavers" | "tenure" | "tasksDone" | "tasksOnTime" | "documents" | "leaveTaken" | "leavePlanned" | "leaveOwed" | "absenceRate" | "coursesInDate" | "coursesOverdue" | "coursesCompleted";
        /** @enum {string} */
        ReportTableKey: "pipeline" | "timeInStage" | "hiresByPeriod" | "hiresByDepartment" | "sources" | "offerOutcomes" | "declineReasons" | "interviewers" | "ages" | "peopleByPeriod" | "peopleByDepartment" | "tasksByOwner" | "documentsByPeriod" | "leaveByKind" | "leaveByDepartment" | "learningByCourse" | "learningByDepartment";
        /** @description Null where there is nothing to count it from */
        ReportValue: number | null;
        ReportCount: number;
        /** @description How many the value is a part of; null where it is no part */
        ReportPart: number | null;
        ReportFigure: {
            key: components["schemas"]["ReportFigureKey"];
            value: components["schemas"]["ReportValue"];
            of: components["schemas"]["ReportPart"];
            rows: components["schemas"]["ReportCount"];
            /** @description Days on hold that were taken off */
            heldDays: number | null;
            /** @description The same of the other period; null where none was asked for */
            before: null | {
                value: components["schemas"]["ReportValue"];
                of: components["schemas"]["ReportPart"];
            };
        };
        ReportCell: {
            column: components["schemas"]["ReportColumn"];
            value: components["schemas"]["ReportValue"];
            rows: components["schemas"]["ReportCount"];
            before: components["schemas"]["ReportValue"];
        };
        ReportTable: {
            key: components["schemas"]["ReportTableKey"];
            columns: components["schemas"]["ReportColumn"][];
            rows: {
                /** @description The first day where the rows are periods */
                key: string;
                /** @description Null where the key says it */
                name: string | null;
                cells: components["schemas"]["ReportCell"][];
            }[];
            all: components["schemas"]["ReportCell"][];
        };
        Report: {
            asOf: components["schemas"]["Timestamp"];
            unit: components["schemas"]["ReportUnit"];
            figures: components["schemas"]["ReportFigure"][];
            tables: components["schemas"]["ReportTable"][];
        };
        /** @description Something that a number of a report counts. */
        ReportRow: {
            id: components["schemas"]["Id"];
            applicationId: number | null;
            requisitionId: number | null;
            employeeId: number | null;
            name: string;
            detail: string;
            department: string;
            kind: string;
            /** Format: date-time */
            begun: string | null;
            /** Format: date-time */
            ended: string | null;
            days: number | null;
            held: number | null;
        };
        /** @description Tables as they are called on the screen. */
        ExportedReport: {
            format: components["schemas"]["FileFormat"];
            /** @description What stands behind the heading of a column of the other period */
            before: string;
            tables: {
                table: components["schemas"]["ReportTableKey"];
                title: string;
                heading: string;
                all: string;
                columns: {
                    column: components["schemas"]["ReportColumn"];
                    heading: string;
                }[];
                words: {
                    value: string;
                    label: string;
                }[];
            }[];
        };
        /** @description An approved document that expires, of somebody whose application was not ended. */
        ExpiringDocument: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            applicantName: string;
            positionTitle: string;
            name: string;
            mandatory: boolean;
            expiresOn: components["schemas"]["Date"];
            expired: boolean;
            /** @description Until its last day; below zero once that has passed */
            daysLeft: number;
        };
        Applicant: {
            id: components["schemas"]["Id"];
            title: string | null;
            firstName: string;
            middleName: string | null;
            surName: string;
            email: components["schemas"]["Email"];
            mobile: string | null;
            phone: string | null;
            /** @description The groups that the person is in, for those who see groups */
            groups: components["schemas"]["GroupName"][];
            applications: {
                id: components["schemas"]["Id"];
                requisitionId: components["schemas"]["Id"];
                positionTitle: string;
                status: components["schemas"]["ApplicationStatus"];
                dateReceived: components["schemas"]["Timestamp"];
            }[];
        };
        Duplicate: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            mobile: string | null;
            phone: string | null;
            /** @description How many there are */
            applications: number;
            newestId: components["schemas"]["Id"];
            because: ("SAME_NAME" | "SAME_NUMBER")[];
        };
        DoneMerge: {
            goneId: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            by: string;
            at: components["schemas"]["Timestamp"];
        };
        MergedApplication: {
            id: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            positionTitle: string;
            status: components["schemas"]["ApplicationStatus"];
        };
        MergePreview: {
            fields: {
                /** @enum {string} */
                field: "title" | "firstName" | "middleName" | "surName" | "email" | "mobile" | "phone";
                kept: string | null;
                gone: string | null;
                result: string | null;
            }[];
            stays: components["schemas"]["MergedApplication"][];
            moves: components["schemas"]["MergedApplication"][];
            keptVersion: components["schemas"]["Version"];
            goneVersion: components["schemas"]["Version"];
            refusal: {
                /** @enum {string} */
                code: "SAME_RECORD" | "GONE_SIGNS_IN" | "BOTH_SIGN_IN" | "BOTH_APPLIED";
                positions: string[];
            } | null;
        };
        StaffMember: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            roles: components["schemas"]["Role"][];
        };
        ClockTime: string;
        NewInterview: {
            processRequisitionStepsId: components["schemas"]["Id"];
            day: components["schemas"]["Date"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            /** @description IANA time zone */
            zone: string;
            place?: string | null;
            link?: string | null;
            notes?: string | null;
            interviewerIds: components["schemas"]["Id"][];
        };
        InterviewChange: {
            processRequisitionStepsId: components["schemas"]["Id"];
            day: components["schemas"]["Date"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            zone: string;
            place?: string | null;
            link?: string | null;
            notes?: string | null;
            interviewerIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        InterviewPerson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether feedback was given; its words are hidden from interviewers who owe theirs */
            given: boolean;
            feedback: components["schemas"]["Feedback"] | null;
        };
        Feedback: {
            value: components["schemas"]["ReviewValue"];
            comment: string;
            at: components["schemas"]["Timestamp"];
        };
        Interview: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicantName: string;
            processRequisitionStepsId: components["schemas"]["Id"];
            title: string;
            day: components["schemas"]["Date"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            zone: string;
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"];
            place: string | null;
            link: string | null;
            notes: string | null;
            status: components["schemas"]["InterviewStatus"];
            interviewers: components["schemas"]["InterviewPerson"][];
            /** @description The caller is a named interviewer */
            feedbackIsMine: boolean;
            ownFeedback: components["schemas"]["Feedback"] | null;
            transitions: components["schemas"]["Transition"][];
            version: components["schemas"]["Version"];
        };
        KitText: string | null;
        KitQuestion: {
            question: string;
            /** @description What a good answer holds */
            listenFor: string | null;
        };
        KitAttribute: {
            name: string;
            lookFor: string | null;
        };
        /** @description What an interviewer is given for a step */
        InterviewKit: {
            purpose: components["schemas"]["KitText"];
            preparation: components["schemas"]["KitText"];
            avoid: components["schemas"]["KitText"];
            questions: components["schemas"]["KitQuestion"][];
            attributes: components["schemas"]["KitAttribute"][];
        };
        ScorecardNote: string;
        ScorecardSummary: string;
        ScorecardMark: {
            value: components["schemas"]["ReviewValue"] | null;
            /** @description The interview did not come to it */
            notAsked: boolean;
            note: components["schemas"]["ScorecardNote"];
        };
        /** @description An attribute as it read when the card was begun, and what was seen of it */
        ScorecardAnswer: {
            name: string;
            lookFor: string | null;
            value: components["schemas"]["ReviewValue"] | null;
            notAsked: boolean;
            note: components["schemas"]["ScorecardNote"];
        };
        Scorecard: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ScorecardStatus"];
            answers: components["schemas"]["ScorecardAnswer"][];
            summary: components["schemas"]["ScorecardSummary"];
            overall: components["schemas"]["ReviewValue"] | null;
            /** @description How often it was submitted */
            revision: number;
            submittedAt: components["schemas"]["Timestamp"] | null;
            savedAt: components["schemas"]["Timestamp"];
            version: components["schemas"]["Version"];
        };
        ScorecardStep: {
            version: components["schemas"]["Version"];
        };
        /** @description A card as it was last submitted */
        SubmittedScorecard: {
            interviewerId: components["schemas"]["Id"];
            interviewerName: string;
            answers: components["schemas"]["ScorecardAnswer"][];
            summary: components["schemas"]["ScorecardSummary"];
            overall: components["schemas"]["ReviewValue"];
            revision: number;
            /** @description Why it was changed after it was submitted */
            reason: string | null;
            at: components["schemas"]["Timestamp"];
        };
        PanelMember: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The card is submitted */
            given: boolean;
        };
        ScorecardDesk: {
            interviewId: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicantName: string;
            positionTitle: string;
            title: string;
            day: components["schemas"]["Date"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            zone: string;
            startsAt: components["schemas"]["Timestamp"];
            status: components["schemas"]["InterviewStatus"];
            dueAt: components["schemas"]["Timestamp"];
            minutes: components["schemas"]["StepMinutes"];
            kit: components["schemas"]["InterviewKit"];
            /** @description The caller is on the panel */
            isMine: boolean;
            /** @description The caller is on the panel of an interview that has begun and is not off */
            mayWrite: boolean;
            /** @description The caller may read the others' cards */
            mayRead: boolean;
            card: components["schemas"]["Scorecard"] | null;
            panel: components["schemas"]["PanelMember"][];
            cards: components["schemas"]["SubmittedScorecard"][];
        };
        InterviewScorecards: {
            interviewId: components["schemas"]["Id"];
            title: string;
            startsAt: components["schemas"]["Timestamp"];
            zone: string;
            mayRead: boolean;
            panel: components["schemas"]["PanelMember"][];
            cards: components["schemas"]["SubmittedScorecard"][];
        };
        OwnScorecards: {
            due: {
                interviewId: components["schemas"]["Id"];
                applicationId: components["schemas"]["Id"];
                applicantName: string;
                positionTitle: string;
                title: string;
                startsAt: components["schemas"]["Timestamp"];
                zone: string;
                dueAt: components["schemas"]["Timestamp"];
                overdue: boolean;
                /** @description There is a draft */
                begun: boolean;
            }[];
            /** @description All that are due and overdue */
            total: number;
            /** @description Cards of the last 90 days that were submitted within 24 hours after the interview's end */
            inTime: number;
            /** @description Cards of the last 90 days that are submitted or overdue */
            counted: number;
        };
        /** @description IANA time zone */
        CalendarZone: string;
        CalendarRange: {
            from: components["schemas"]["Date"];
            days: number;
            zone: components["schemas"]["CalendarZone"];
            /** @description Only those that one of them holds */
            interviewerIds?: components["schemas"]["Id"][];
            requisitionId?: components["schemas"]["Id"];
        };
        CalendarPerson: {
            id: components["schemas"]["Id"];
            name: string;
        };
        CalendarInterview: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            applicantName: string;
            positionTitle: string;
            title: string;
            day: components["schemas"]["Date"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            zone: string;
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"];
            place: string | null;
            link: string | null;
            status: components["schemas"]["InterviewStatus"];
            interviewers: components["schemas"]["CalendarPerson"][];
            /** @description The caller may move it to another time now */
            movable: boolean;
            version: components["schemas"]["Version"];
        };
        WorkingHours: {
            /** @description 1 is Monday */
            weekday: number;
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        OwnHours: {
            zone: components["schemas"]["CalendarZone"];
            /** @description One stretch a day */
            hours: components["schemas"]["WorkingHours"][];
            /** @description Minutes that are kept free before and after an interview */
            buffer: number;
            /** @description 0 while nothing was saved */
            version: number;
        };
        OwnCalendar: {
            zone: string;
            hours: components["schemas"]["WorkingHours"][];
            buffer: number;
            version: number;
            /** Format: date-time */
            feedSince: string | null;
        };
        FreeTimesAsked: {
            accountIds: components["schemas"]["Id"][];
            from: components["schemas"]["Date"];
            days: number;
            zone: components["schemas"]["CalendarZone"];
            minutes: components["schemas"]["StepMinutes"];
            applicationId?: components["schemas"]["Id"];
            interviewId?: components["schemas"]["Id"];
        };
        TimeSpan: {
            from: components["schemas"]["Timestamp"];
            to: components["schemas"]["Timestamp"];
        };
        FreeTimes: {
            people: {
                id: components["schemas"]["Id"];
                name: string;
                zone: string;
                busy: components["schemas"]["TimeSpan"][];
                working: components["schemas"]["TimeSpan"][];
            }[];
            /** @description All of them are free */
            together: components["schemas"]["TimeSpan"][];
            /** @description The next times at which the interview can be, on the clock of the zone that was asked for */
            slots: {
                day: components["schemas"]["Date"];
                startTime: components["schemas"]["ClockTime"];
                endTime: components["schemas"]["ClockTime"];
            }[];
        };
        InterviewTimesOffered: {
            applicationIds: components["schemas"]["Id"][];
            processRequisitionStepsId: components["schemas"]["Id"];
            /** @description All of them have to be free */
            interviewerIds: components["schemas"]["Id"][];
            minutes: components["schemas"]["StepMinutes"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            zone: components["schemas"]["CalendarZone"];
            /** @description So many hours are between booking and the interview */
            noticeHours: number;
            /** @description Minutes that are kept free before, at least each interviewer's own */
            bufferBefore: number;
            bufferAfter: number;
            /** @description Interviews of one interviewer on one day */
            mostPerDay: number;
            /** @description Until so many hours before, the candidate may change or give up the time */
            changeHours: number;
            place?: string | null;
            link?: string | null;
        };
        /** @description Who cannot be asked to choose a time. The reason is a sentence; `why` is the same for screens in other languages. */
        NotOffered: {
            applicationId: components["schemas"]["Id"];
            name: string | null;
            reason: string;
            /** @enum {string} */
            why: "NOT_THERE" | "OTHER_POSITION" | "NO_INTERVIEWS" | "ARRANGED" | "OFFERED";
        };
        InterviewTimesPreview: {
            to: {
                applicationId: components["schemas"]["Id"];
                name: string;
            }[];
            left: components["schemas"]["NotOffered"][];
            /** @description Each day with a time, by the clock of the zone that was asked for */
            days: {
                day: components["schemas"]["Date"];
                times: components["schemas"]["ClockTime"][];
            }[];
        };
        InterviewOffer: {
            id: components["schemas"]["Id"];
            applicationId: components["schemas"]["Id"];
            /** @description Of the step */
            title: string;
            interviewers: string[];
            minutes: components["schemas"]["StepMinutes"];
            firstDay: components["schemas"]["Date"];
            lastDay: components["schemas"]["Date"];
            zone: string;
            noticeHours: number;
            bufferBefore: number;
            bufferAfter: number;
            mostPerDay: number;
            changeHours: number;
            place: string | null;
            link: string | null;
            status: components["schemas"]["InterviewOfferStatus"];
            /** @description The interview that was booked last */
            interviewId: number | null;
            offeredBy: string | null;
            createdAt: components["schemas"]["Timestamp"];
            transitions: components["schemas"]["Transition"][];
            version: components["schemas"]["Version"];
        };
        /**
         * @description TASK is a piece of work that the candidate shows
         * @enum {string}
         */
        SelectionStepKind: "PHONE" | "VIDEO" | "IN_PERSON" | "PANEL" | "TASK";
        StepTitle: string;
        /** @description How long it is planned for */
        StepMinutes: number;
        /** @description What is assessed at this step */
        StepDescription: string | null;
        SelectionStep: {
            id: components["schemas"]["Id"];
            requisitionId: components["schemas"]["Id"];
            position: number;
            title: string;
            kind: components["schemas"]["SelectionStepKind"];
            description: components["schemas"]["StepDescription"];
            minutes: components["schemas"]["StepMinutes"];
            kit: components["schemas"]["InterviewKit"];
            /** @description Who interviews at this step by default */
            interviewers: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description How many interviews belong to it */
            interviews: number;
            version: components["schemas"]["Version"];
        };
        NewSelectionStep: {
            requisitionId: components["schemas"]["Id"];
            title: components["schemas"]["StepTitle"];
            kind: components["schemas"]["SelectionStepKind"];
            description?: components["schemas"]["StepDescription"];
            minutes?: components["schemas"]["StepMinutes"];
            kit?: components["schemas"]["InterviewKit"];
        };
        SelectionStepChange: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["StepTitle"];
            kind?: components["schemas"]["SelectionStepKind"];
            description?: components["schemas"]["StepDescription"];
            minutes?: components["schemas"]["StepMinutes"];
            kit?: components["schemas"]["InterviewKit"];
        };
        StepInterviewer: {
            stepId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
        };
        TemplateStep: {
            title: string;
            kind: components["schemas"]["SelectionStepKind"];
            description: components["schemas"]["StepDescription"];
            minutes: components["schemas"]["StepMinutes"];
            kit: components["schemas"]["InterviewKit"];
        };
        SelectionTemplate: {
            id: components["schemas"]["Id"];
            name: string;
            steps: components["schemas"]["TemplateStep"][];
            version: components["schemas"]["Version"];
        };
        InterviewStep: {
            id: components["schemas"]["Id"];
            title: string;
            position: number;
            description: components["schemas"]["StepDescription"];
            minutes: components["schemas"]["StepMinutes"];
            /** @description Who is asked by default, of those who can be asked now */
            interviewerIds: components["schemas"]["Id"][];
            interviews: components["schemas"]["Interview"][];
        };
        InterviewerAssignment: {
            interviewId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        InterviewTime: {
            interviewId: components["schemas"]["Id"];
            day: components["schemas"]["Date"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            /** @description IANA time zone */
            zone: string;
            version: components["schemas"]["Version"];
        };
        RequirementJudgement: {
            applicationId: components["schemas"]["Id"];
            section: components["schemas"]["ScoreSection"];
            /** @description The criterion as the score breakdown names it */
            name: string;
            meets: boolean | null;
            comment?: string | null;
        };
        JudgedRequirement: {
            section: components["schemas"]["ScoreSection"];
            name: string;
            meets: boolean;
            comment: string | null;
            judge: string;
            /** @description The caller's own */
            mine: boolean;
            at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ProfileField: "qualificationIds" | "certificationIds" | "workAuthIds" | "skillIds" | "designationIds" | "computerSkillIds" | "languageIds" | "lifecycleIds";
        /** @description A reading of the CV beside what the application states. */
        ProfileDraft: {
            applicationId: components["schemas"]["Id"];
            /** @description Years that the CV names */
            totalExperience: number | null;
            /** @description Years that the application states */
            statedExperience: number | null;
            items: {
                field: components["schemas"]["ProfileField"];
                id: components["schemas"]["Id"];
                name: string;
                /** @description The application states it already */
                stated: boolean;
                evidence: components["schemas"]["CvEvidence"];
            }[];
            contact: components["schemas"]["CvContact"];
            experience: components["schemas"]["CvExperience"];
            employments: components["schemas"]["CvEmployments"];
        };
        /** @description What a CV says, each with the words that it was read from. Proposed to a person, never saved by itself. */
        CvReading: {
            contact: components["schemas"]["CvContact"];
            experience: components["schemas"]["CvExperience"];
            employments: components["schemas"]["CvEmployments"];
            /** @description What the reference lists know and the CV names */
            items: {
                field: components["schemas"]["ProfileField"];
                id: components["schemas"]["Id"];
                name: string;
                evidence: components["schemas"]["CvEvidence"];
            }[];
        };
        /** @description How the person is called and reached; each field at most once, and what is not told with certainty is left out. */
        CvContact: {
            /** @enum {string} */
            field: "title" | "firstName" | "middleName" | "surName" | "email" | "mobile" | "phone";
            value: string;
            evidence: components["schemas"]["CvEvidence"];
        }[];
        CvExperience: {
            years: number;
            /**
             * @description said: the CV names the years; employments: its employments add up to them
             * @enum {string}
             */
            from: "said" | "employments";
            evidence: components["schemas"]["CvEvidence"];
        } | null;
        CvEmployments: {
            employer: string | null;
            title: string | null;
            from: components["schemas"]["YearOrMonth"];
            /** @description null: until today */
            to: components["schemas"]["YearOrMonth"] | null;
            evidence: components["schemas"]["CvEvidence"];
        }[];
        YearOrMonth: string;
        /** @description The words that something was read from, and the line that they stand in; `line` begins at `lineFrom` of the CV's text. */
        CvEvidence: {
            from: number;
            to: number;
            line: string;
            lineFrom: number;
        }[];
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
        Message: {
            message: string;
        };
        /** Format: date-time */
        Timestamp: string;
        /** @enum {string} */
        FileFormat: "csv" | "xlsx";
        /** @enum {string} */
        RequisitionStatus: "DR" | "SB" | "RV" | "RVA" | "RVD" | "IN" | "RCK" | "CCK" | "CA" | "CD" | "CN" | "CO" | "AR";
        /** @enum {string} */
        InterviewStatus: "scheduled" | "held" | "assessed" | "no-show" | "cancelled";
        /** @enum {string} */
        ApplicationStatus: "new application" | "screening" | "shortlisted" | "interviewing" | "reference check" | "background check" | "selected" | "offer sent" | "offer accepted" | "contract sent" | "contract signed" | "hired" | "on hold" | "rejected" | "withdrawn";
        /** Format: date */
        Date: string;
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
        OfferLetterStatus: "saved" | "sent" | "viewed" | "accepted" | "declined" | "lapsed" | "revoked";
        /** @enum {string} */
        OutboxMessageStatus: "queued" | "sending" | "sent" | "failed" | "paused" | "stopped";
        /** @enum {string} */
        ContractLetterStatus: "saved" | "sent" | "viewed" | "signed" | "declined" | "lapsed" | "revoked" | "converted";
        /**
         * @description What a template is for; the last two are the letters themselves, the others e-mails. Of CANDIDATE_MESSAGE there are as many as HR keeps.
         * @enum {string}
         */
        TemplateEvent: "APPROVAL_REQUESTED" | "REQUISITION_DECIDED" | "APPLICATION_RECEIVED" | "APPLICATION_REFERRED" | "OWN_PAGE_LINK" | "APPLICATION_REJECTED" | "APPLICATION_WITHDRAWN" | "POSITION_CLOSED" | "INVITED_TO_APPLY" | "INTERVIEW_SCHEDULED" | "INTERVIEW_CHANGED" | "INTERVIEW_CANCELLED" | "INTERVIEW_OFFERED" | "INTERVIEW_PANEL" | "NOTE_MENTION" | "OFFER_LETTER" | "CONTRACT_LETTER" | "LETTER_REMINDER" | "ONBOARDING_REMINDER" | "LETTER_REVOKED" | "LETTER_ANSWERED" | "COMPLIANCE_REQUESTED" | "COMPLIANCE_ANSWERED" | "DOCUMENT_EXPIRING" | "DOCUMENT_EXPIRY_NOTICE" | "REGISTRATION_CODE" | "PASSWORD_RESET" | "INVITATION" | "SIGN_IN_FAILURES" | "OVER_LIMIT" | "WELCOME" | "TASKS_OVERDUE" | "LEAVE_ASKED" | "LEAVE_ANSWERED" | "LEAVE_QUESTIONED" | "LEAVE_REPLIED" | "LEAVE_SUBSTITUTE" | "LEAVE_CORRECTED" | "COURSES_DUE" | "COURSES_OVERDUE" | "COURSES_REMINDER" | "SESSION_CHANGED" | "SAVED_REPORT" | "CANDIDATE_MESSAGE" | "OFFER_LETTER_TEXT" | "CONTRACT_LETTER_TEXT";
        /**
         * @description A value that templates and letters can take in; it stands in their HTML as data, never as text.
         * @enum {string}
         */
        MergeField: "firstName" | "fullName" | "positionTitle" | "organisation" | "department" | "city" | "country" | "startDate" | "salary" | "manager" | "contractType" | "complianceList" | "lapsesOn" | "today" | "letterNumber" | "senderName" | "senderRole" | "link" | "code" | "hoursValid" | "recipientName" | "requesterName" | "candidateName" | "interviewDate" | "interviewTime" | "interviewPlace" | "interviewers" | "documentName" | "expiresOn" | "answer" | "reason" | "failures" | "overLimit" | "overLimitList" | "stopLink" | "taskList" | "leaveKind" | "leaveDays" | "courseList" | "reportName" | "reportPeriod" | "reportFigures";
        /** Format: email */
        Email: string;
        /** @enum {string} */
        EmployeeStatus: "onboarding" | "active" | "on leave" | "suspended" | "ended";
        /** @description A status that can follow, whether the caller may bring it about now, and the reason when not (a code the screens put into words). */
        Transition: {
            status: string;
            event: string;
            allowed: boolean;
            why: string | null;
        };
        /** @enum {string} */
        TaskStatus: "open" | "done" | "not needed";
        /** @enum {string} */
        OnboardingDocumentStatus: "draft" | "published" | "retired";
        DocumentFile: {
            id: components["schemas"]["Id"];
            originalName: string;
            size: number;
            mediaType: string;
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
        /** @description Money in the minor unit of its currency */
        MinorUnits: number;
        /**
         * Format: currency
         * @description ISO 4217; one in use today
         */
        Currency: string;
        /** @enum {string} */
        PayPeriod: "HOURLY" | "DAILY" | "MONTHLY" | "YEARLY";
        /** @enum {string} */
        JobPostStatus: "draft" | "published" | "closed";
        /** @description A new criterion starts at 20 */
        Weight: number;
        /** @enum {string} */
        ApprovalStatus: "waiting" | "asked" | "approved" | "declined";
        /** @enum {string} */
        ReviewValue: "STRONG_NO" | "NO" | "NEUTRAL" | "YES" | "STRONG_YES";
        /** @enum {string} */
        ComplianceItemStatus: "REQUESTED" | "SUBMITTED" | "APPROVED" | "REJECTED" | "WAIVED";
        /**
         * @description Times that a candidate may choose from
         * @enum {string}
         */
        InterviewOfferStatus: "offered" | "booked" | "withdrawn" | "lapsed";
        /** @enum {string} */
        Role: "Recruitment Manager" | "Recruitment Officer" | "Applicant" | "Employee";
        /**
         * @description A card that is being changed still counts as it was submitted
         * @enum {string}
         */
        ScorecardStatus: "draft" | "submitted" | "changing";
    };
    responses: {
        /** @description Who is on the way to the first day */
        OnboardingList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["OnboardingProgress"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description A calendar file (RFC 5545) */
        CalendarFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description What was read */
        CvReading: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CvReading"];
                };
            };
        };
        /** @description Items by name */
        CountryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Country"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Items by name */
        StateList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["State"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Items by name */
        CityList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["City"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Items by name */
        ReferenceItemList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["ReferenceItem"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Items by name */
        DisciplineList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Discipline"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Items by name */
        RoleResponsibilityList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["RoleResponsibility"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description One page of applications */
        ApplicationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["ApplicationRow"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description Interviews by time */
        Interviews: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Interview"][];
                };
            };
        };
        /** @description A page of tasks */
        TaskList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["Task"][];
                    paging: components["schemas"]["Paging"];
                };
            };
        };
        /** @description The task as it is now */
        TaskSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Task"];
                    message: string;
                };
            };
        };
        /** @description The record */
        EmployeeRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EmployeeRecord"];
                };
            };
        };
        /** @description A page of employees */
        EmployeeList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    responseDataList: components["schemas"]["EmployeeListItem"][];
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
    };
    parameters: {
        /** @description Whose requisitions and interviews: those that the person owns, arranged or holds and those that no recruiter has, or everybody's */
        DayWhose: "own" | "all";
        /** @description The first day of the period */
        ReportFrom: components["schemas"]["Date"];
        /** @description The last day of the period */
        ReportTo: components["schemas"]["Date"];
        /** @description The first day of the other period */
        ReportCompareFrom: components["schemas"]["Date"];
        /** @description The last day of the other period */
        ReportCompareTo: components["schemas"]["Date"];
        ReportDepartment: components["schemas"]["Id"];
        ReportPositionType: components["schemas"]["Id"];
        /** @description A city */
        ReportPlace: components["schemas"]["Id"];
        ReportBy: components["schemas"]["ReportBy"];
        /** @description The key of a row of the table */
        ReportGroup: string;
        /** @description How far they came at least */
        ReportStage: number;
        HiringYear: components["schemas"]["HiringYear"];
        /** @description Only what belongs to no department */
        WithoutDepartment: boolean;
        ReferenceSearch: string;
        ReferencePage: number;
        /** @description Long enough for a picker */
        ReferenceSize: number;
        /** @description This item alone */
        ReferenceId: components["schemas"]["Id"];
        /** @description Only what was asked for and not taken yet */
        ReferenceAsked: boolean;
        /** @description A list of criteria as it stands in the addresses of its other calls */
        AskedListName: "job_qualification" | "certification_ref" | "work_auth" | "job_designation" | "job_skill" | "regulatory";
        /** @description A list that criteria or candidates name several items of */
        MergedListName: components["schemas"]["MergedListName"];
        /** @description The list as it stands in the addresses of its other calls */
        ReferenceListName: components["schemas"]["ReferenceListName"];
        Id: components["schemas"]["Id"];
        /** @description The version the caller last saw; a stale one is answered 409 STALE_VERSION. */
        Version: components["schemas"]["Version"];
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
    listCountries: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryList"];
            default: components["responses"]["Problem"];
        };
    };
    addCountry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeCountry: {
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
                "application/json": components["schemas"]["CountryChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCountry: {
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
    listStates: {
        parameters: {
            query?: {
                /** @description Only the states of this country */
                countryId?: number;
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StateList"];
            default: components["responses"]["Problem"];
        };
    };
    addState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeState: {
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
                "application/json": components["schemas"]["StateChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteState: {
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
    listCities: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CityList"];
            default: components["responses"]["Problem"];
        };
    };
    addCity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    listCitiesOfCountry: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CityList"];
            default: components["responses"]["Problem"];
        };
    };
    changeCity: {
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
                "application/json": components["schemas"]["CityChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCity: {
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
    listIndustries: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeIndustry: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteIndustry: {
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
    listDisciplines: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisciplineList"];
            default: components["responses"]["Problem"];
        };
    };
    addDiscipline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisciplineBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeDiscipline: {
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
                "application/json": components["schemas"]["DisciplineChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDiscipline: {
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
    listDepartments: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeDepartment: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDepartment: {
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
    listPositionTypes: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addPositionType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changePositionType: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deletePositionType: {
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
    listContractTypes: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addContractType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeContractType: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteContractType: {
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
    listQualifications: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
                /** @description Only what was asked for and not taken yet */
                asked?: components["parameters"]["ReferenceAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addQualification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeQualification: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteQualification: {
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
    listCertifications: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
                /** @description Only what was asked for and not taken yet */
                asked?: components["parameters"]["ReferenceAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addCertification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeCertification: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCertification: {
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
    listWorkAuthorisations: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
                /** @description Only what was asked for and not taken yet */
                asked?: components["parameters"]["ReferenceAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addWorkAuthorisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeWorkAuthorisation: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteWorkAuthorisation: {
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
    listDesignations: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
                /** @description Only what was asked for and not taken yet */
                asked?: components["parameters"]["ReferenceAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeDesignation: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDesignation: {
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
    listRolesResponsibilities: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleResponsibilityList"];
            default: components["responses"]["Problem"];
        };
    };
    addRoleResponsibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleResponsibilityBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    listRolesResponsibilitiesOfDesignation: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleResponsibilityList"];
            default: components["responses"]["Problem"];
        };
    };
    changeRoleResponsibility: {
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
                "application/json": components["schemas"]["RoleResponsibilityChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteRoleResponsibility: {
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
    listSkills: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
                /** @description Only what was asked for and not taken yet */
                asked?: components["parameters"]["ReferenceAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addSkill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeSkill: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSkill: {
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
    listRegulatories: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
                /** @description Only what was asked for and not taken yet */
                asked?: components["parameters"]["ReferenceAsked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addRegulatory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeRegulatory: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteRegulatory: {
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
    listDevelopmentLifecycles: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addDevelopmentLifecycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeDevelopmentLifecycle: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDevelopmentLifecycle: {
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
    listComputerSkills: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addComputerSkill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeComputerSkill: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteComputerSkill: {
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
    listLanguages: {
        parameters: {
            query?: {
                search?: components["parameters"]["ReferenceSearch"];
                page?: components["parameters"]["ReferencePage"];
                /** @description Long enough for a picker */
                size?: components["parameters"]["ReferenceSize"];
                /** @description This item alone */
                item?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReferenceItemList"];
            default: components["responses"]["Problem"];
        };
    };
    addLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeLanguage: {
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
                "application/json": components["schemas"]["ReferenceChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteLanguage: {
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
    importCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    importIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    importIndustryDisciplines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    importReferenceItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The list as it stands in the addresses of its other calls */
                list: components["parameters"]["ReferenceListName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getReferenceTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The list as it stands in the addresses of its other calls */
                list: components["parameters"]["ReferenceListName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            default: components["responses"]["Problem"];
        };
    };
    exportReferenceItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The list as it stands in the addresses of its other calls */
                list: components["parameters"]["ReferenceListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceExport"];
            };
        };
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    getImport: {
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
                        data: components["schemas"]["Import"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askForReferenceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A list of criteria as it stands in the addresses of its other calls */
                list: components["parameters"]["AskedListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseData: components["schemas"]["ReferenceItem"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mergeReferenceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A list that criteria or candidates name several items of */
                list: components["parameters"]["MergedListName"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceMerge"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getDay: {
        parameters: {
            query?: {
                /** @description Whose requisitions and interviews: those that the person owns, arranged or holds and those that no recruiter has, or everybody's */
                whose?: components["parameters"]["DayWhose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week's interviews, what is over its time or runs out, who begins, and how many requisitions stand where */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Day"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDayFigures: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures and tables of the reports, for the home page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own interviews of the week and what is to be prepared, read and done, and the own requisitions that need their owner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDay"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    hideFirstSteps: {
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
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        responseDataList: components["schemas"]["Notice"][];
                        waiting: components["schemas"]["WaitingWork"];
                        /** @description How many requisitions have expired, of those that the person sees; 1000 stands for every number beyond 999 */
                        expired: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotices"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
                /** @description The first day of the other period */
                compareFrom?: components["parameters"]["ReportCompareFrom"];
                /** @description The last day of the other period */
                compareTo?: components["parameters"]["ReportCompareTo"];
                department?: components["parameters"]["ReportDepartment"];
                positionType?: components["parameters"]["ReportPositionType"];
                /** @description A city */
                place?: components["parameters"]["ReportPlace"];
            };
            header?: never;
            path: {
                report: components["schemas"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportReport: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
                /** @description The first day of the other period */
                compareFrom?: components["parameters"]["ReportCompareFrom"];
                /** @description The last day of the other period */
                compareTo?: components["parameters"]["ReportCompareTo"];
                department?: components["parameters"]["ReportDepartment"];
                positionType?: components["parameters"]["ReportPositionType"];
                /** @description A city */
                place?: components["parameters"]["ReportPlace"];
            };
            header?: never;
            path: {
                report: components["schemas"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportedReport"];
            };
        };
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    findReportRows: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
                department?: components["parameters"]["ReportDepartment"];
                positionType?: components["parameters"]["ReportPositionType"];
                /** @description A city */
                place?: components["parameters"]["ReportPlace"];
                by?: components["parameters"]["ReportBy"];
                /** @description The key of a row of the table */
                group?: components["parameters"]["ReportGroup"];
                /** @description How far they came at least */
                stage?: components["parameters"]["ReportStage"];
            };
            header?: never;
            path: {
                measure: components["schemas"]["ReportMeasure"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ReportRow"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportReportRows: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
                department?: components["parameters"]["ReportDepartment"];
                positionType?: components["parameters"]["ReportPositionType"];
                /** @description A city */
                place?: components["parameters"]["ReportPlace"];
                by?: components["parameters"]["ReportBy"];
                /** @description The key of a row of the table */
                group?: components["parameters"]["ReportGroup"];
                /** @description How far they came at least */
                stage?: components["parameters"]["ReportStage"];
            };
            header?: never;
            path: {
                measure: components["schemas"]["ReportMeasure"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            reports: components["schemas"]["SavedReport"][];
                            /** @description Whoever may see reports, by name */
                            readers: components["schemas"]["SavedReportReader"][];
                            /** @description The zone by whose clock reports are mailed */
                            timeZone: string;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSavedReport: {
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
                "application/json": components["schemas"]["KeptReport"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateSavedReport: {
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
                    kept: components["schemas"]["KeptReport"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedReport: {
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
    getHiringPlan: {
        parameters: {
            query: {
                year: components["parameters"]["HiringYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HiringPlan"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportHiringPlan: {
        parameters: {
            query: {
                year: components["parameters"]["HiringYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportedHiringPlan"];
            };
        };
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    findHiringRows: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
                department?: components["parameters"]["ReportDepartment"];
                /** @description Only what belongs to no department */
                withoutDepartment?: components["parameters"]["WithoutDepartment"];
            };
            header?: never;
            path: {
                measure: components["schemas"]["HiringMeasure"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ReportRow"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportHiringRows: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
                department?: components["parameters"]["ReportDepartment"];
                /** @description Only what belongs to no department */
                withoutDepartment?: components["parameters"]["WithoutDepartment"];
            };
            header?: never;
            path: {
                measure: components["schemas"]["HiringMeasure"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    addBudgetedPositions: {
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
                "application/json": components["schemas"]["NewBudgetedPositions"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    findBudgetedPositions: {
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
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["BudgetedPositions"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportBudgetedPositions: {
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
    getBudgetTemplate: {
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
    previewBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            /** @description What each row would do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BudgetPreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    changeBudgetedPositions: {
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
                "application/json": components["schemas"]["BudgetedPositionsChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    removeBudgetedPositions: {
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
    listSelectedApplications: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                search?: string;
            };
            header?: never;
            path?: never;
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
                        responseDataList: components["schemas"]["SelectedApplication"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportSelectedApplications: {
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
    searchSelectedApplications: {
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
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["SelectedApplication"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        responseDataList: components["schemas"]["EmailTemplate"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveEmailTemplate: {
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
                "application/json": components["schemas"]["SaveEmailTemplate"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    listMergeFields: {
        parameters: {
            query: {
                event: components["schemas"]["TemplateEvent"];
            };
            header?: never;
            path?: never;
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
                        responseDataList: components["schemas"]["MergeFieldName"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewEmailTemplate"];
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
                        data: components["schemas"]["TemplatePreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testEmailTemplate: {
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
                "application/json": components["schemas"]["PreviewEmailTemplate"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listEmailTemplateVersions: {
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
                        responseDataList: components["schemas"]["TemplateVersion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteEmailTemplate: {
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
    listMessageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        responseDataList: components["schemas"]["MessageTemplate"][];
                        fields: components["schemas"]["MergeFieldName"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSendTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["SendTimes"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewMessages"];
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
                        data: components["schemas"]["MessagesPreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMessages: {
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
                "application/json": components["schemas"]["SendMessages"];
            };
        };
        responses: {
            /** @description Written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            written: number;
                            /**
                             * Format: date-time
                             * @description Null: at once
                             */
                            goesAt: string | null;
                        };
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchOutbox: {
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
            /** @description Found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OutboxMessage"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportOutbox: {
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
    getOutboxMessage: {
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
                        data: components["schemas"]["OutboxMessageDetail"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    retryOutboxMessage: {
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
                "application/json": components["schemas"]["RetryMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    pauseOutboxMessage: {
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
                "application/json": components["schemas"]["RetryMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    resumeOutboxMessage: {
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
                "application/json": components["schemas"]["RetryMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    hurryOutboxMessage: {
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
                "application/json": components["schemas"]["RetryMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    stopOutboxMessage: {
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
                "application/json": components["schemas"]["RetryMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    changeOutboxMessage: {
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
                "application/json": components["schemas"]["ChangeMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getOutboxState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["OutboxState"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOutboxState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOutboxState"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    saveEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveEmployee"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeRecord"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmployee"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeRecord"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeEmployeePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmployeePosition"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeRecord"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEmployeePositions: {
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
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["EmployeePositionChange"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEmployeeHistory: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
            };
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["AuditEntry"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOrgChart: {
        parameters: {
            query?: {
                managerId?: components["schemas"]["Id"];
                page?: number;
                size?: 10 | 25 | 50 | 100;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of one level */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OrgChartEntry"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest one; null when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            employeeId: components["schemas"]["Id"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEmployee: {
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
            200: components["responses"]["EmployeeRecord"];
            default: components["responses"]["Problem"];
        };
    };
    revealEmployee: {
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
                };
            };
        };
        responses: {
            200: components["responses"]["EmployeeRecord"];
            default: components["responses"]["Problem"];
        };
    };
    summariseEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are in each status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeSummary"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmployeeList"];
            default: components["responses"]["Problem"];
        };
    };
    addEmployee: {
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
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    importEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getEmployeeTemplate: {
        parameters: {
            query?: {
                filled?: boolean;
            };
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
    findEmployees: {
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
            200: components["responses"]["EmployeeList"];
            default: components["responses"]["Problem"];
        };
    };
    exportEmployees: {
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
    changeEmployeeStatus: {
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
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["EmployeeStatus"];
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
    listEmployeeTransitions: {
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
            /** @description What can follow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Transition"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteEmployee: {
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
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    changeStartDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    startDay: components["schemas"]["Date"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["EmployeeRecord"];
            default: components["responses"]["Problem"];
        };
    };
    findTasks: {
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
            200: components["responses"]["TaskList"];
            default: components["responses"]["Problem"];
        };
    };
    exportTasks: {
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
    listEmployeeTasks: {
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
            200: components["responses"]["TaskList"];
            default: components["responses"]["Problem"];
        };
    };
    addTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTask"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateTask: {
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
                "application/json": components["schemas"]["UpdateTask"];
            };
        };
        responses: {
            200: components["responses"]["TaskSaved"];
            default: components["responses"]["Problem"];
        };
    };
    changeTaskStatus: {
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
                    status: components["schemas"]["TaskStatus"];
                    reason?: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["TaskSaved"];
            default: components["responses"]["Problem"];
        };
    };
    listTaskTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["TaskTemplate"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addTaskTemplate: {
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
                "application/json": components["schemas"]["SaveTaskTemplate"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateTaskTemplate: {
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
                "application/json": components["schemas"]["UpdateTaskTemplate"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    reorderTaskTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listOnboardingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OnboardingDocument"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addOnboardingDocument: {
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
                "application/json": components["schemas"]["SaveOnboardingDocument"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateOnboardingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOnboardingDocument"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteOnboardingDocument: {
        parameters: {
            query: {
                /** @description The version the caller last saw; a stale one is answered 409 STALE_VERSION. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listOnboardingDocumentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OnboardingDocumentVersion"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAcknowledgements: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
            };
            header?: never;
            path: {
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Acknowledgement"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeOnboardingDocumentStatus: {
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
                    status: components["schemas"]["OnboardingDocumentStatus"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    reorderOnboardingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    acknowledgeOnboardingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contractId: components["schemas"]["Id"];
                    documentIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listEmployeePack: {
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
            /** @description The documents, in the order of the pack */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["PackDocument"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acknowledgeOwnPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documentIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listOnboardingProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OnboardingList"];
            default: components["responses"]["Problem"];
        };
    };
    findOnboardingProgress: {
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
            200: components["responses"]["OnboardingList"];
            default: components["responses"]["Problem"];
        };
    };
    exportOnboardingProgress: {
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
    remindOfOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contractIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Who was reminded, and why the others were not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["OnboardingReminder"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRequisitions: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requisitions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequisitionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findRequisitions: {
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
            /** @description A page of requisitions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequisitionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPipelines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description One entry for each requisition that is there and has applications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pipeline"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportRequisitions: {
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
    changeRequisitionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequisitionStatusChange"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequisitionMoved"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClosing: {
        parameters: {
            query?: {
                hiring?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClosingOfSeveral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Either these */
                    ids?: components["schemas"]["Id"][];
                    matching?: components["schemas"]["MatchingRequisitions"];
                };
            };
        };
        responses: {
            /** @description What would be closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClosingOfSeveral"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRequisitionLifecycle: {
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
    changeRequisitionStatusInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Either these */
                    ids?: components["schemas"]["Id"][];
                    matching?: components["schemas"]["MatchingRequisitions"];
                    status: components["schemas"]["RequisitionStatus"];
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description One answer for each, in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["BulkMove"][];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRequisitionTransitions: {
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
            /** @description The moves of the present status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Transition"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findJobPosition: {
        parameters: {
            query: {
                positionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPositionAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createJobPosition: {
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
                "application/json": components["schemas"]["NewJobPosition"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getJobPosition: {
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
            /** @description The job position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPositionAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveJobPosition: {
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
                "application/json": components["schemas"]["JobPositionChange"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    checkJobPosition: {
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
            /** @description Progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequisitionProgress"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cloneJobPositionByGet: {
        parameters: {
            query: {
                positionId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    cloneJobPosition: {
        parameters: {
            query: {
                positionId: components["schemas"]["Id"];
            };
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    importJobPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OneFile"];
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getJobPositionTemplate: {
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
    readRequisitionSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The sheets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["RequisitionSheet"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listExpiredJobPositions: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Expired requisitions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ExpiredJobPosition"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteJobPosition: {
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
            /** @description Deleted; or archived, with what ended and how it comes back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @description Null for one that had no applications and is deleted */
                        archived: components["schemas"]["ArchivedPosition"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    extendJobPosition: {
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
                "application/json": components["schemas"]["Extension"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    tryWeights: {
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
                "application/json": components["schemas"]["WeightTrial"];
            };
        };
        responses: {
            /** @description Every criterion as it is saved, and the ranking before and after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhatIf"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveWeights: {
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
                "application/json": components["schemas"]["WeightChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getCriterionHints: {
        parameters: {
            query: {
                section: components["schemas"]["ScoreSection"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CriterionHints"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPastRanking: {
        parameters: {
            query: {
                /** @description Today means now */
                day: components["schemas"]["Date"];
                /** @description An application: where it stood */
                of?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the ranking was made by */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PastRanking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findPastRanking: {
        parameters: {
            query: {
                /** @description Today means now */
                day: components["schemas"]["Date"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description A page of the ranking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["PastRanked"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportPastRanking: {
        parameters: {
            query: {
                /** @description Today means now */
                day: components["schemas"]["Date"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    getPastScore: {
        parameters: {
            query: {
                /** @description Today means now */
                day: components["schemas"]["Date"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score; none where nothing was recorded by then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PastScore"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRequisitionSummary: {
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
            /** @description The requisition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequisitionSummary"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPositionSummary: {
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
                    "application/json": components["schemas"]["PositionSummaryAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveRequisitionSummary: {
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
                "application/json": components["schemas"]["RequisitionSummaryChange"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getProgressSummary: {
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
            /** @description The progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressSummaryAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listQualificationSpecs: {
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
            /** @description Criteria */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["QualificationSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addQualificationSpec: {
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
                "application/json": components["schemas"]["NewQualificationSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQualificationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateQualificationSpec: {
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
                "application/json": components["schemas"]["QualificationSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQualificationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteQualificationSpec: {
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
    listCertificationSpecs: {
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
            /** @description Criteria */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["CertificationSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCertificationSpec: {
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
                "application/json": components["schemas"]["NewCertificationSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCertificationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCertificationSpec: {
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
                "application/json": components["schemas"]["CertificationSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCertificationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCertificationSpec: {
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
    listWorkAuthSpecs: {
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
            /** @description Criteria */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["WorkAuthSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addWorkAuthSpec: {
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
                "application/json": components["schemas"]["NewWorkAuthSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWorkAuthSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateWorkAuthSpec: {
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
                "application/json": components["schemas"]["WorkAuthSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWorkAuthSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWorkAuthSpec: {
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
    listSkillSpecs: {
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
            /** @description Criteria */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["SkillSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addSkillSpec: {
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
                "application/json": components["schemas"]["NewSkillSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSkillSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSkillSpec: {
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
                "application/json": components["schemas"]["SkillSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSkillSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSkillSpec: {
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
    listDesignationSpecs: {
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
            /** @description Criteria */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["DesignationSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addDesignationSpec: {
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
                "application/json": components["schemas"]["NewDesignationSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDesignationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDesignationSpec: {
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
                "application/json": components["schemas"]["DesignationSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDesignationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteDesignationSpec: {
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
    listComplianceSpecs: {
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
            /** @description Criteria */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ComplianceSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addComplianceSpec: {
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
                "application/json": components["schemas"]["NewComplianceSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedComplianceSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateComplianceSpec: {
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
                "application/json": components["schemas"]["ComplianceSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedComplianceSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteComplianceSpec: {
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
    listExperienceSpecs: {
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
            /** @description At most one row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ExperienceSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addExperienceSpec: {
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
                "application/json": components["schemas"]["NewExperienceSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedExperienceSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateExperienceSpec: {
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
                "application/json": components["schemas"]["ExperienceSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedExperienceSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteExperienceSpec: {
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
    listLocationSpecs: {
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
            /** @description Places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["LocationSpec"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateLocationSpec: {
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
                "application/json": components["schemas"]["LocationSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedLocationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addLocationSpec: {
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
                "application/json": components["schemas"]["NewLocationSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedLocationSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteLocationSpec: {
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
    getFinancialSpec: {
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
            /** @description The pay range, or none yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinancialSpec"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateFinancialSpec: {
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
                "application/json": components["schemas"]["FinancialSpecChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFinancialSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addFinancialSpec: {
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
                "application/json": components["schemas"]["NewFinancialSpec"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFinancialSpec"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                requisitionId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approvals in order, and the comments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Approvals"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApprovers: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Approver"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createApprover: {
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
                "application/json": components["schemas"]["NewDefaultApprover"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    addApprover: {
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
                "application/json": components["schemas"]["NewApprover"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    removeApprover: {
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
    moveApprover: {
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
                "application/json": components["schemas"]["PlaceChange"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    useDefaultApprovers: {
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
    listDefaultApprovers: {
        parameters: {
            query: {
                departmentId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default chain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultApprovers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeDefaultApprover: {
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
    listTimeLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeLimits"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveTimeLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeLimitChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    moveDefaultApprover: {
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
                "application/json": components["schemas"]["PlaceChange"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    replaceApprover: {
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
                "application/json": components["schemas"]["ApproverReplacement"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    remindApprover: {
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
                "application/json": components["schemas"]["ApproverReminder"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    answerApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    postApprovalComment: {
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
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getJobPost: {
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
            /** @description The job post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobPost"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveJobPost: {
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
                "application/json": components["schemas"]["JobPostChange"];
            };
        };
        responses: {
            /** @description Saved; new questions have their numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseData: {
                            id: components["schemas"]["Id"];
                            version: components["schemas"]["Version"];
                            questions: components["schemas"]["PostQuestions"];
                        };
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAskedQuestions: {
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
            /** @description In the order of the post; those that are not asked any more stand last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["AskedQuestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        responseDataList: components["schemas"]["Channel"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeJobPostStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPostStatusChange"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                /** @description Only what this person did */
                by?: string;
                /** @description Only what was done to this kind of record */
                entity?: string;
                /** @description Only what was done after this moment */
                since?: string;
            };
            header?: never;
            path: {
                requisitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["AuditEntry"][];
                        /** @description Everybody in the log */
                        people: string[];
                        /** @description Every kind of record in the log */
                        entities: string[];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
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
                        organisation: string;
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
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches first */
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
                            /** Format: password */
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
    readPublicResume: {
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
                    resume: components["schemas"]["ResumeClaim"];
                };
            };
        };
        responses: {
            200: components["responses"]["CvReading"];
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
            /** @description Arrived. The key of the own page comes with the first answer only; it stands in the confirmation as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseData: {
                            id: components["schemas"]["Id"];
                            ownKey?: components["schemas"]["OwnKey"];
                            voluntaryToken?: components["schemas"]["VoluntaryToken"];
                        };
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listVoluntaryQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions that are asked now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoluntaryQuestions"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSettingsHistory: {
        parameters: {
            query?: {
                /** @description One of them alone, by its number */
                of?: components["schemas"]["Id"];
                page?: number;
                size?: 10 | 25 | 50 | 100;
            };
            header?: never;
            path: {
                kind: components["schemas"]["SettingKind"] | components["schemas"]["ReferenceListName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["AuditEntry"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVoluntarySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting, and what can be chosen where no answers of the organisation are written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoluntarySettings"];
                        offered: components["schemas"]["OfferedAnswers"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveVoluntarySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoluntarySettings"];
            };
        };
        responses: {
            /** @description As it is from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        responseData: components["schemas"]["VoluntarySettings"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    giveVoluntaryAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveVoluntaryAnswers"];
            };
        };
        responses: {
            /** @description Kept; where they had been given already, the first ones stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFairness: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FairnessReport"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportFairness: {
        parameters: {
            query: {
                /** @description The first day of the period */
                from: components["parameters"]["ReportFrom"];
                /** @description The last day of the period */
                to: components["parameters"]["ReportTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportedFairness"];
            };
        };
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    readOwnApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: components["schemas"]["OwnKey"];
                    language?: components["schemas"]["WordingLanguage"];
                };
            };
        };
        responses: {
            /** @description Where it stands, and what may be done about it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnApplication"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replaceOwnResume: {
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
                    key: components["schemas"]["OwnKey"];
                    resume: components["schemas"]["ResumeClaim"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawOwnApplication: {
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
                    key: components["schemas"]["OwnKey"];
                    because?: components["schemas"]["WithdrawalReason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    sayCannotCome: {
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
                    key: components["schemas"]["OwnKey"];
                    startsAt: components["schemas"]["Timestamp"];
                    note?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    changeKeepLonger: {
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
                    key: components["schemas"]["OwnKey"];
                    keepLonger: boolean;
                    wording?: components["schemas"]["WordingShown"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    uploadOwnDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    key: components["schemas"]["OwnKey"];
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Taken in; the token must be shown when handing it in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            /** Format: password */
                            token: string;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    handInOwnDocument: {
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
                    key: components["schemas"]["OwnKey"];
                    documentId: components["schemas"]["Id"];
                    file: components["schemas"]["ResumeClaim"];
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: components["schemas"]["OwnKey"];
                    offerId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description As it is now; somebody else may take one meanwhile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnTimes"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    bookInterview: {
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
                    key: components["schemas"]["OwnKey"];
                    offerId: components["schemas"]["Id"];
                    startsAt: components["schemas"]["Timestamp"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    giveUpInterview: {
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
                    key: components["schemas"]["OwnKey"];
                    offerId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    sendOwnLinks: {
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
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "image/png": string;
                    "image/jpeg": string;
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
    readResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CvReading"];
            default: components["responses"]["Problem"];
        };
    };
    createProfile: {
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
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProfileDraft"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationPage"];
            default: components["responses"]["Problem"];
        };
    };
    createApplication: {
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
                "application/json": components["schemas"]["NewApplication"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    findApplications: {
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
            200: components["responses"]["ApplicationPage"];
            default: components["responses"]["Problem"];
        };
    };
    readApplicationBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardCriteria"];
            };
        };
        responses: {
            /** @description The columns of the board in the order of the lifecycle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            columns: components["schemas"]["BoardColumn"][];
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportApplications: {
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
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name, address line, website and logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCompany"];
            };
        };
        responses: {
            /** @description As it is shown from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        responseData: components["schemas"]["Company"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCompanyLogo: {
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
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationFormSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationFormSettings"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveApplicationFormSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationFormSettings"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requisitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requisition and who waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Screening"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationLifecycle: {
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
    getApplication: {
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
            /** @description The application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Application"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    updateResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicationId: components["schemas"]["Id"];
                resumeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getRequisitionLock: {
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
            /** @description The two flags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            interviewExists: boolean;
                            statusIsNewApplication: boolean;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationRecord: {
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
            /** @description The application and what stands beside it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationRecord"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationTransitions: {
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
            /** @description The moves of the present status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Transition"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeApplicationStatus: {
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
                    status: components["schemas"]["ApplicationStatus"];
                    reason?: components["schemas"]["Reason"];
                    version: components["schemas"]["Version"];
                    /** @description Writes to the candidate by the template of the status; for those that have one, which are rejected and withdrawn */
                    tell?: boolean;
                    tellWhen?: components["schemas"]["SendWhen"];
                };
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MovedApplication"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeApplicationStatusInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Either these */
                    ids?: components["schemas"]["Id"][];
                    /** @description The versions the caller saw, parallel to ids; without them the present ones are moved */
                    versions?: components["schemas"]["Version"][];
                    /** @description or all that a list finds, as many as of the others; `total` is how many it found when they were chosen */
                    matching?: {
                        criteria: components["schemas"]["Criteria"];
                        total: number;
                    };
                    status: components["schemas"]["ApplicationStatus"];
                    reason?: components["schemas"]["Reason"];
                    /** @description Writes to the candidate by the template of the status; for those that have one, which are rejected and withdrawn */
                    tell?: boolean;
                    tellWhen?: components["schemas"]["SendWhen"];
                };
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["BulkMove"][];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewApplicationStatusInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Either these */
                    ids?: components["schemas"]["Id"][];
                    /** @description or all that a list finds, as many as of the others; `total` is how many it found when they were chosen */
                    matching?: {
                        criteria: components["schemas"]["Criteria"];
                        total: number;
                    };
                    status: components["schemas"]["ApplicationStatus"];
                    /** @description Writes to the candidate by the template of the status; for those that have one, which are rejected and withdrawn */
                    tell?: boolean;
                };
            };
        };
        responses: {
            /** @description How it would go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkPreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    keepSearch: {
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
                    /** @description What the view asks its list for; null ends it */
                    criteria: components["schemas"]["Criteria"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getApplicationScore: {
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
            /** @description The breakdown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScoreBreakdown"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationHistory: {
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
            /** @description Everything that happened, newest first, and the way through the statuses, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationHistory"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getApplicationTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                kind?: components["schemas"]["TimelineKind"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it, and how many entries of each kind there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["TimelineEntry"][];
                        paging: components["schemas"]["Paging"];
                        kinds: {
                            kind: components["schemas"]["TimelineKind"];
                            total: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listApplicationNotes: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                note?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ApplicationNote"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createApplicationNote: {
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
                "application/json": components["schemas"]["NewApplicationNote"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    listMentionable: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first twenty that are found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Mentioned"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateApplicationNote: {
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
                "application/json": components["schemas"]["ApplicationNoteChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteApplicationNote: {
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
    getApplicationNeighbours: {
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
            /** @description The two, where there are any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            previous: components["schemas"]["Neighbour"] | null;
                            next: components["schemas"]["Neighbour"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeReviewValue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applicationId: components["schemas"]["Id"];
                    reviewTypeEnum: components["schemas"]["ReviewValue"];
                    comment?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listReviews: {
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
            /** @description The reviews and their mean */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Review"][];
                        reviewScore: components["schemas"]["Score"];
                        mine: components["schemas"]["OwnReview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listComplianceItems: {
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
            /** @description The items, in the order in which they were asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ComplianceItem"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askForDocument: {
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
                "application/json": {
                    name: string;
                    /** @description More documents that are asked for at once */
                    also?: string[];
                    source: components["schemas"]["ComplianceSource"];
                    /** @default false */
                    mandatory?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    handInForCandidate: {
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
                    fileId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getComplianceItemLifecycle: {
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
    findExpiringDocuments: {
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
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["ExpiringDocument"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportExpiringDocuments: {
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
    addCandidate: {
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
                    applicantId: components["schemas"]["Id"];
                    requisitionId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    getApplicant: {
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
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applicant"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDuplicates: {
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
            /** @description At most ten of either */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            duplicates: components["schemas"]["Duplicate"][];
                            merges: components["schemas"]["DoneMerge"][];
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                goneId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome; nothing is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MergePreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mergeApplicants: {
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
                    keptId: components["schemas"]["Id"];
                    goneId: components["schemas"]["Id"];
                    keptVersion: components["schemas"]["Version"];
                    goneVersion: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    undoMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keptId: components["schemas"]["Id"];
                    goneId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    findCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reqId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationPage"];
            default: components["responses"]["Problem"];
        };
    };
    exportCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reqId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    findPeopleWeKnow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reqId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description A page of at most five hundred that are ranked; `more` says that others fit less of it and are left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["KnownPerson"][];
                        paging: components["schemas"]["Paging"];
                        post: components["schemas"]["PostToInviteTo"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteToApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requisitionId: components["schemas"]["Id"];
                    applicantIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["InvitedPerson"][];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    stopWriting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    createPeopleGroup: {
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
                "application/json": components["schemas"]["NewPeopleGroup"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    findPeopleGroups: {
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
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["PeopleGroup"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listGroupOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who sees candidates and may sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["GroupOwner"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPeopleGroup: {
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
            /** @description The group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PeopleGroup"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePeopleGroup: {
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
                "application/json": components["schemas"]["PeopleGroupChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deletePeopleGroup: {
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
    addToPeopleGroup: {
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
                    applicantIds?: components["schemas"]["Id"][];
                    /** @description Applications */
                    ids?: components["schemas"]["Id"][];
                    /** @description or all that a list finds, as many as of the others; `total` is how many it found when they were chosen */
                    matching?: {
                        criteria: components["schemas"]["Criteria"];
                        total: number;
                    };
                };
            };
        };
        responses: {
            /** @description How many came to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            added: number;
                            /** @description Those who were in it before */
                            already: number;
                            /** @description Those who are no longer there */
                            missing: number;
                        };
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findGroupMembers: {
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
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["GroupMember"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFromPeopleGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                applicantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    createReferral: {
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
                "application/json": components["schemas"]["NewReferral"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    findReferrals: {
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
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Referral"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReferralLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: components["schemas"]["ReferralToken"];
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInterviewOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
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
                        responseDataList: components["schemas"]["InterviewOffer"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInterviewSteps: {
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
            /** @description The steps in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["InterviewStep"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSelectionSteps: {
        parameters: {
            query: {
                requisitionId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["SelectionStep"][];
                        /** @description The caller may change them now */
                        editable: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addSelectionStep: {
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
                "application/json": components["schemas"]["NewSelectionStep"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateSelectionStep: {
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
                "application/json": components["schemas"]["SelectionStepChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSelectionStep: {
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
    reorderSelectionSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requisitionId: components["schemas"]["Id"];
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listSelectionTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["SelectionTemplate"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveSelectionTemplate: {
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
                    requisitionId: components["schemas"]["Id"];
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSelectionTemplate: {
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
    applySelectionTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    templateId: components["schemas"]["Id"];
                    requisitionId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getWithoutNames: {
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
            /** @description The switch, and what the caller may do with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WithoutNames"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setWithoutNames: {
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
                    on: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    createInterviewer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepInterviewer"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    removeInterviewer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepInterviewer"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listInterviewers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff with an account, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["StaffMember"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInterviewsOfStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stepId: components["schemas"]["Id"];
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Interviews"];
            default: components["responses"]["Problem"];
        };
    };
    getInterviewLifecycle: {
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
    downloadInterview: {
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
            200: components["responses"]["CalendarFile"];
            default: components["responses"]["Problem"];
        };
    };
    readInterviewCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarRange"];
            };
        };
        responses: {
            /** @description By time; `total` tells whether there are more than are answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["CalendarInterview"][];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findFreeTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeTimesAsked"];
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
                        data: components["schemas"]["FreeTimes"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    offerInterviewTimes: {
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
                "application/json": components["schemas"]["InterviewTimesOffered"];
            };
        };
        responses: {
            /** @description Offered, to whom it could be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            offered: number;
                            left: components["schemas"]["NotOffered"][];
                        };
                        message: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewInterviewTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewTimesOffered"];
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
                        data: components["schemas"]["InterviewTimesPreview"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawInterviewOffer: {
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
                    reason?: components["schemas"]["Reason"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["OwnCalendar"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveOwnCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnHours"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    makeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, which is not shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: password */
                            url: string;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endCalendarFeed: {
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
    readCalendarFeed: {
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
            200: components["responses"]["CalendarFile"];
            default: components["responses"]["Problem"];
        };
    };
    findInterviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reqId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description A page of interviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["Interview"][];
                        paging: components["schemas"]["Paging"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportInterviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reqId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Export"];
        responses: {
            200: components["responses"]["Exported"];
            default: components["responses"]["Problem"];
        };
    };
    assignInterviewer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewerAssignment"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    rescheduleInterview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewTime"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    sendInterviewToApplicantByGet: {
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
    sendInterviewToApplicant: {
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
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    sendInterviewToInterviewersByGet: {
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
    sendInterviewToInterviewers: {
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
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    judgeRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequirementJudgement"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listRequirementJudgements: {
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
            /** @description The judgements of criteria that the position has now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["JudgedRequirement"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInterviewsOfRequisition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reqId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Interviews"];
            default: components["responses"]["Problem"];
        };
    };
    scheduleInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                applicationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInterview"];
            };
        };
        responses: {
            200: components["responses"]["Created"];
            default: components["responses"]["Problem"];
        };
    };
    updateInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewChange"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    cancelInterview: {
        parameters: {
            query: {
                /** @description The version the caller last saw; a stale one is answered 409 STALE_VERSION. */
                version: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    changeInterviewStatus: {
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
                    status: components["schemas"]["InterviewStatus"];
                    reason?: components["schemas"]["Reason"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    addFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: components["schemas"]["ReviewValue"];
                    comment: string;
                    reason?: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnScorecards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due and overdue, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnScorecards"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller may see; nobody on the panel reads another card before submitting the own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScorecardDesk"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    beginScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Scorecard"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One for each attribute */
                    answers: components["schemas"]["ScorecardMark"][];
                    summary: components["schemas"]["ScorecardSummary"];
                    overall: components["schemas"]["ReviewValue"] | null;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The card as it is saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Scorecard"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitScorecard: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per opened form. The same key with the same body gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                    reason?: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    reviseScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScorecardStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    restoreScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                interviewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScorecardStep"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["Problem"];
        };
    };
    listScorecards: {
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
            /** @description The interviews with their cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseDataList: components["schemas"]["InterviewScorecards"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
