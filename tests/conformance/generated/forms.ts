import fc from 'fast-check'
import { illShaped } from '../cases.ts'
import type { Form } from '../contract/caller.ts'
import type { Operation } from '../contract/operations.ts'
import { takes } from '../contract/schema.ts'
import { edge, nearlyValid, valid } from './fields.ts'

/** Whether the contract takes every field of a form, and none that it requires is missing. */
export const isTaken = ({ path, media, required }: Operation, form: Form): boolean =>
  media !== undefined &&
  required.every((name) => form[name] !== undefined) &&
  Object.entries(form).every(([name, text]) => name === 'file' || takes(path, media, name, text))

const present = (form: Readonly<Record<string, string | undefined>>): Form =>
  Object.fromEntries(Object.entries(form).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))

/** Forms around a right one: each field as it is there, or valid, at an end, nearly valid, or left out. */
export const anyForm = (operation: Operation, right: Form): fc.Arbitrary<Form> => {
  const fields = Object.entries(operation.fields).map(([name, field]) => {
    // The first is what shrinking leads to: of the least failing request only what matters differs from the right one.
    const texts = fc.oneof(
      { withCrossShrink: true },
      { weight: 6, arbitrary: fc.constant(right[name]) },
      { weight: 4, arbitrary: valid(field) },
      { weight: 2, arbitrary: edge(field) },
      { weight: 2, arbitrary: nearlyValid(field) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
    return [name, texts] as const
  })
  return fc.record(Object.fromEntries(fields)).map(present)
}

/** Right forms but for one field that the contract does not take; undefined where it takes any text everywhere. */
export const wrongForm = (operation: Operation, right: Form): fc.Arbitrary<Form> | undefined => {
  const { path, media } = operation
  const wrong = Object.entries(operation.fields).flatMap(([name, field]) => {
    const plain = name === 'file' ? undefined : illShaped(operation, name)
    if (media === undefined || plain === undefined) return []
    // A slip that happens to be right makes way for a plain mistake.
    const texts = fc
      .oneof({ withCrossShrink: true }, fc.constant(plain), nearlyValid(field), edge(field))
      .map((text) => (takes(path, media, name, text) ? plain : text))
    return [texts.map((text): Form => ({ ...right, [name]: text }))]
  })
  return wrong.length === 0 ? undefined : fc.oneof(...wrong)
}
