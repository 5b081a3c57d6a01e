/** Why the applications that are left are rejected when a requisition is completed; stored and mailed as it stands here. */
export const EVERY_OPENING_IS_FILLED = 'Every opening of this position has been filled.'

/** Why the applications that are left are rejected when a requisition past its end date is put away. */
export const REQUISITION_HAS_EXPIRED = 'The time in which this position could be filled has passed.'
