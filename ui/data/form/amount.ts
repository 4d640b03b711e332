import { isSuccess } from 'effect/Result'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../../../domain/money/money.ts'
import { type FigureProblem, parseFigure } from '../../../domain/money/parse.ts'
import { problemAt, type Problem } from '../../../domain/validation/problem.ts'
import { makeForm } from './form.ts'

/** Why a typed text is no amount or number of shares. An empty text is left to the form's rules. */
export type AmountTextCode = Exclude<FigureProblem, 'empty'>

export interface TypedAmount {
  readonly amount: Decimal | null
  readonly code: AmountTextCode | undefined
}

const readFigure = (text: string, decimals: number): TypedAmount => {
  const figure = parseFigure(text, { decimals })
  if (isSuccess(figure)) return { amount: figure.success, code: undefined }
  return { amount: null, code: figure.failure === 'empty' ? undefined : figure.failure }
}

/** Parses the typed text as an amount of a currency, with no more decimals than the currency has. */
export const readAmount = (text: string, currency: Currency): TypedAmount => readFigure(text, MINOR_UNITS[currency])

/** Parses the typed text as a whole number of shares. */
export const readShares = (text: string): TypedAmount => readFigure(text, 0)

/** The problems that the rules found; an unreadable amount overrides what the rules found for that field. */
export const withAmountText = <F extends string, C extends string>(
  typed: TypedAmount,
  problems: ReadonlyArray<Problem<F, C>>,
): ReadonlyArray<Problem<F | 'amount', C | AmountTextCode>> =>
  typed.code === undefined
    ? problems
    : [...problemAt('amount', typed.code), ...problems.filter(({ field }) => field !== 'amount')]

/** Whether two texts are the same figure, with separators or without. */
const isSameFigure = (before: unknown, after: unknown): boolean => {
  if (typeof before !== 'string' || typeof after !== 'string') return false
  const [one, other] = [readFigure(before, 2).amount, readFigure(after, 2).amount]
  return one !== null && other !== null && compare(one, other) === 0
}

/**
 * A form with amounts or numbers of shares. Their fields write the figure without separators when they get the focus, and with
 * them when they lose it: the server's refusal is about that figure still.
 */
export const makeFigureForm = <Draft extends object, Code extends string>(
  empty: Draft,
  problems: Parameters<typeof makeForm<Draft, Code>>[1],
) => makeForm<Draft, Code>(empty, problems, undefined, isSameFigure)
