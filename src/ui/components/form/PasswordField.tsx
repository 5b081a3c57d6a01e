import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '../../i18n/components.ts'

/** A password, which can be made readable while it is typed. */
export const PasswordField = (props: PasswordInputProps) => <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }} {...props} />
