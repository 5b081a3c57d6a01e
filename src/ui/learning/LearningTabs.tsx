import { Link } from '@tanstack/react-router'
import { hrQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { t } from '../i18n/learning.ts'
import { useClaims } from '../shell/session.ts'

type LearningTab = 'own' | 'people' | 'courses' | 'rules'
const addresses = { own: '/learning', people: '/learning/people', courses: '/learning/courses', rules: '/learning/rules' } as const

/** Who the reader is to the learning of others; not known until the own learning has come. */
export function useLearningReader() {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/own')
  const isHr = mayOpen('learningCourses', useClaims())
  return { own: data?.data, error, refetch, isHr, seesPeople: isHr || (data?.data.leads ?? false) }
}

/** The parts of learning; whoever neither is HR nor leads anybody has one, and no tabs. */
export function LearningTabs({ tab }: { tab: LearningTab }) {
  const { isHr, seesPeople } = useLearningReader()
  if (!seesPeople) return null
  const shown: readonly LearningTab[] = isHr ? ['own', 'people', 'courses', 'rules'] : ['own', 'people']
  return (
    <nav className="tabs" aria-label={t('tabs')}>
      {shown.map((one) => (
        <Link key={one} className="tab" to={addresses[one]} activeOptions={{ exact: true }} {...(one === tab ? { 'aria-current': 'page' as const } : {})}>
          {t(`tab_${one}`)}
        </Link>
      ))}
    </nav>
  )
}
