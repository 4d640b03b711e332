import { testRefusals } from '../transfers/testing/refusalCases.ts'
import { FOLLOW_FIELDS, FOLLOW_REFUSALS } from './testing/refusalCases.ts'

testRefusals(FOLLOW_FIELDS, FOLLOW_REFUSALS)
