import { TextInput, type TextInputProps } from '@mantine/core'
import { createContext, useContext } from 'react'
import { saveEmployee } from '../../../api/ownRecordBounds.gen.ts'
import { type FieldError, fieldsOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/record.ts'

/** What the service refused, by the contract's field names. */
export const Refused = createContext<readonly FieldError[]>([])
export const useField = () => fieldsOf(useContext(Refused), '', saveEmployee)

type Props = Omit<TextInputProps, 'name'> & { name: string; label: string; optional?: boolean }

/** The words of the form: the person is spoken to, of somebody else it is spoken. */
export const Words = createContext<(key: Parameters<typeof t>[0], values?: Parameters<typeof t>[1]) => string>(t)
export const useWords = () => useContext(Words)

/** One line of text, named as in the contract. */
export function Line({ name, label, optional, ...rest }: Props) {
  const field = useField()
  return <TextInput {...rest} {...field(name)} label={optional ? t('optional', { label }) : label} />
}

type Address = { street: string; city: string; state: string; postcode: string; country: string }

export function AddressFields({ name, address, kind }: { name: string; address: Address; kind: 'home' | 'mail' }) {
  const part = (of: keyof Address, autoComplete: string) => (
    <Line name={`${name}.${of}`} label={t(of)} defaultValue={address[of]} autoComplete={kind === 'home' ? autoComplete : `shipping ${autoComplete}`} />
  )
  return (
    <>
      {part('street', 'street-address')}
      <div className="pair">
        {part('city', 'address-level2')}
        {part('postcode', 'postal-code')}
      </div>
      <div className="pair">
        {part('state', 'address-level1')}
        {part('country', 'country-name')}
      </div>
    </>
  )
}
