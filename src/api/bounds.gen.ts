// Generated from openapi/recruitment.yaml by `npm run generate`; do not edit.
/** So many applications are moved by one call at most. */
export const mostMovedAtOnce = 200
