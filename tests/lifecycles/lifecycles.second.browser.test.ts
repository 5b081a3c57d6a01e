import { everybody } from './people.ts'
import { clickThroughAll } from './screens/all.ts'

clickThroughAll(await everybody(), 'second')
