import { testRefusals } from '../funds/refusing.ts'
import { FOLLOW_FIELDS, FOLLOW_REFUSALS } from './refusing.ts'

testRefusals(FOLLOW_FIELDS, FOLLOW_REFUSALS)
