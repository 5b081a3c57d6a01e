import { ActionIcon, Menu, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconDeviceDesktop, IconLogout, IconMenu2, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { translator } from '../i18n/catalogue.ts'
import { chooseLanguage, languageIds, languages } from '../i18n/language.ts'
import { t as sayLanguage } from '../i18n/languages.ts'
import { t } from '../i18n/shell.ts'
import { session, useClaims } from './session.ts'
import shellCss from './shell.module.css'
import css from './TopBar.module.css'

type Props = { open: boolean; onToggle: () => void; find?: ReactNode; bell?: ReactNode }

/** The bar over the sheet: menu switch, search, bell, colours, the person. */
export function TopBar({ open, onToggle, find, bell }: Props) {
  const claims = useClaims()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const role = claims?.roles.join(', ') ?? ''
  const schemes = [
    { id: 'light', icon: IconSun },
    { id: 'dark', icon: IconMoon },
    { id: 'auto', icon: IconDeviceDesktop },
  ] as const
  return (
    <header className={shellCss.bar}>
      <ActionIcon size={36} onClick={onToggle} aria-label={t(open ? 'closeMenu' : 'openMenu')} aria-expanded={open} aria-controls="drawer">
        <IconMenu2 size={20} stroke={1.7} />
      </ActionIcon>
      <span className={shellCss.barMark}>
        <Brand size={24} alone />
      </span>
      {find}
      <span className="grow" />
      {bell}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <button type="button" className={css.me}>
            <VisuallyHidden>{t('account', { name: claims?.userName, role })}</VisuallyHidden>
            <PersonAvatar name={claims?.userName ?? ''} />
            <span className={css.who} aria-hidden>
              <span className="b">{claims?.userName}</span>
              <span className="meta">{role}</span>
            </span>
            <IconChevronDown size={16} stroke={1.7} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('scheme')}</Menu.Label>
          <Menu.RadioGroup value={colorScheme} onChange={(id) => setColorScheme(schemes.find((one) => one.id === id)?.id ?? 'auto')}>
            {schemes.map(({ id, icon: Icon }) => (
              <Menu.RadioItem key={id} value={id} closeMenuOnClick rightSection={<Icon size={16} stroke={1.7} aria-hidden />}>
                {t(id)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Label>{sayLanguage('language')}</Menu.Label>
          <Menu.RadioGroup value={translator.locale} onChange={(id) => chooseLanguage(languageIds.find((one) => one === id) ?? 'en')}>
            {languageIds.map((id) => (
              <Menu.RadioItem key={id} value={id} lang={id} closeMenuOnClick>
                {languages[id].name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserCircle size={16} stroke={1.7} />} renderRoot={(props) => <Link {...props} to="/account" />}>
            {t('yourAccount')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => session.send({ type: 'signOut' })}>
            {t('logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  )
}
