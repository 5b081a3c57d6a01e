/** The address of "Careers <careers@example.org>". */
export const addressOf = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim()

/** Who an e-mail comes from: the name that the setting gives to its address, else the company's. */
export const senderOf = (mailFrom: string, company: string) => (mailFrom.includes('<') ? mailFrom : { name: company, address: addressOf(mailFrom) })
