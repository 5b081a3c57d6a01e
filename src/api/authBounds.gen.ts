// Generated from openapi/ by `npm run generate`; do not edit. What the fields of a form may hold.
export const changePassword = {
  current: { maxLength: 200 },
  password: { minLength: 8, maxLength: 200 },
}
export const inviteUser = {
  email: { maxLength: 254 },
  name: { maxLength: 200 },
}
export const updateUser = {
  name: { maxLength: 200 },
}
export const changeUserStatus = {
  reason: { maxLength: 500 },
}
export const createView = {
  name: { maxLength: 60 },
  'search.q': { maxLength: 200 },
  'search.by': { maxLength: 60 },
  'search.is': { maxLength: 200 },
  'search.where.column': { maxLength: 60 },
  'search.sort': { maxLength: 60 },
}
export const updateView = {
  name: { maxLength: 60 },
  'search.q': { maxLength: 200 },
  'search.by': { maxLength: 60 },
  'search.is': { maxLength: 200 },
  'search.where.column': { maxLength: 60 },
  'search.sort': { maxLength: 60 },
}
export const countViews = {
  'compared.column': { maxLength: 60 },
}
export const keepListColumns = {
  'widths.column': { maxLength: 60 },
  'widths.width': { min: 48, max: 800 },
}
