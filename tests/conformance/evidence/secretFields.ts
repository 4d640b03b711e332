import { operations } from '../contract/operations.ts'

/** Fields that the contract does not have, and headers, by the names that everybody gives them. */
const BY_NAME = /pass(word|code|phrase)?$|token$|secret$|^pin$|^cv[cv]$|otp$|(auth|sms|verif\w*)code$/i

/** Fields of forms that the contract marks: passwords, and what is written and never read. */
const MARKED: ReadonlySet<string> = new Set(
  operations.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { format, writeOnly }]) =>
      format === 'password' || writeOnly === true ? [name] : [],
    ),
  ),
)

/** Whether the texts of a field or header are secrets: by what the contract says of it, or else by its name. */
export const isSecretField = (name: string): boolean => MARKED.has(name) || BY_NAME.test(name)
