import { Checkbox, Stack } from '@mantine/core'
import type { components } from '../../api/auth.gen.ts'
import type { fieldsOf } from '../components/form/fields.tsx'
import { t } from '../i18n/users.ts'

export type Role = components['schemas']['Roles'][number]
const roles = [
  ['Recruitment Manager', 'role_manager'],
  ['Recruitment Officer', 'role_officer'],
  ['Employee', 'role_employee'],
  ['Applicant', 'role_applicant'],
] as const satisfies readonly (readonly [Role, string])[]

type Props = { field: ReturnType<ReturnType<typeof fieldsOf>>; value: readonly Role[]; onChange: (roles: Role[]) => void }

/** What somebody is; each role says what it brings. */
export function Roles({ field, value, onChange }: Props) {
  return (
    <Checkbox.Group
      id={field.id}
      label={t('roles')}
      description={t('rolesHelp')}
      error={field.error}
      value={[...value]}
      onChange={(chosen) => onChange(roles.map(([role]) => role).filter((role) => chosen.includes(role)))}
    >
      <Stack gap={8} mt={6}>
        {roles.map(([role, help]) => (
          <Checkbox key={role} value={role} label={role} description={t(help)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
