import type { Check } from '../verdict.ts'

/** The checks of one operation by itself, or of one workflow. */
interface Group {
  readonly title: string
  readonly checks: ReadonlyArray<Check>
}

/** All checks, by what they belong to, in the order of the run. */
export const groupsOf = (checks: ReadonlyArray<Check>): ReadonlyArray<Group> => {
  const groups = new Map<string, Array<Check>>()
  for (const check of checks) {
    const title = check.workflow === undefined ? check.operation : `workflow "${check.workflow}"`
    groups.set(title, [...(groups.get(title) ?? []), check])
  }
  return [...groups].map(([title, own]) => ({ title, checks: own }))
}
