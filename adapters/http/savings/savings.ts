import { formatDecimal } from '../../../domain/money/decimal.ts'
import { type PlanTerms, Savings } from '../../../ports/Savings.ts'
import { PlanInfoAnswer, PlanListAnswer, PlanPreview, SavingsPlan } from '../../generated/schemas/savings.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

const termsForm = ({ day, rhythm, sum }: PlanTerms) => ({ money: formatDecimal(sum), rhythm, day: String(day) })

/** Savings plans over HTTP. */
export const savings = (call: Call): Savings['Service'] =>
  Savings.of({
    list: () => call('/plan/list', undefined, PlanListAnswer),
    detail: (id, page) => call('/plan/info', { id, ...formPage(page) }, PlanInfoAnswer),
    preview: (code, terms, id) => call('/plan/preview', { code, ...termsForm(terms), id }, PlanPreview),
    add: (code, terms, reminds, requestid) =>
      call('/plan/add', { code, ...termsForm(terms), reminder: reminds ? '1' : '0', requestid }, SavingsPlan),
    change: (id, terms, reminds, requestid) =>
      call('/plan/change', { id, ...termsForm(terms), reminder: reminds ? '1' : '0', requestid }, SavingsPlan),
    turn: (id, state, requestid) => call('/plan/state', { id, state, requestid }, SavingsPlan),
  })
