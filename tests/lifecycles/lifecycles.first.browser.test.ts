import { clickThroughAll } from './pageObjects/all.ts'
import { allUsers } from './users.ts'

clickThroughAll(await allUsers(), 'first')
