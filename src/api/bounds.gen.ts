// Generated from openapi/recruitment.yaml by `npm run generate`; do not edit.
/** So many applications are moved by one call at most. */
export const mostMovedAtOnce = 500
/** So many requisitions are moved by one call at most. */
export const mostCancelledAtOnce = 50
/** So many printed sheets are answered by one call at most. */
export const mostSheetsAtOnce = 50
