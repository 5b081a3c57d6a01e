/** Why the applications that are left are rejected when a requisition is completed; stored and mailed as it stands here. */
export const EVERY_OPENING_IS_FILLED = 'Every opening of this position has been filled.'
