type Named = { title?: string | null; firstName: string; middleName?: string | null; surName: string }
export const nameOf = ({ firstName, middleName, surName }: Named) => [firstName, middleName, surName].filter(Boolean).join(' ')
