import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & Pick<LinkProps, 'activeOptions'> & { url: string }

/** A link to an address of this application that comes as one text, query included. */
export function AddressLink({ url, ...rest }: Props) {
  const router = useRouter()
  const [path = '/', query = ''] = url.split('?')
  return <Link to={path} search={router.options.parseSearch(`?${query}`)} {...rest} />
}
