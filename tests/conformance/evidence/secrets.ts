import { isSecretField } from './secretFields.ts'

/** Fewer characters than this are no secret, but one of the suite's ill-shaped values. */
const FEWEST = 4

/** A secret of this many characters is no figure that a text may hold by chance. */
const TELLING = 8

/** One character again and again, longer than any password: what the suite sends to find a limit. */
const FILLING = /^(.)\1{64,}$/su

/** A token that no server gave out, so that a report may show it. */
export const NO_TOKEN = 'no-such-session'

/** Whether a value of a field has to be kept out of reports. */
const isSecret = (field: string, value: string): boolean =>
  isSecretField(field) &&
  value !== NO_TOKEN &&
  value.length >= FEWEST &&
  !FILLING.test(value) &&
  /[\p{L}\p{N}]/u.test(value)

/** The text of a JSON string; undefined where it is not one, for example because a report cut it. */
const textOf = (json: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** Text as it stands within a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** A field and its text, in JSON. */
const FIELD = /("(\w+)"\s*:\s*)("(?:[^"\\]|\\.)*")/g
/** The same in JSON that is itself the text of a string, or that was cut. */
const INNER_FIELD = /(\\*"(\w+)\\*"\s*:\s*\\*")([^"\\…]+)/g

/** Text between double quotes of a shell. */
const inQuotes = (text: string): string => text.replaceAll(/["\\$`]/g, '\\$&')

/** The passwords and tokens of a run. A report names the shell variable in which its reader keeps each. */
export class Secrets {
  /** Secrets of the account, by value: they are masked in any text. */
  readonly #kept = new Map<string, string>()
  /** Passwords that the suite made up: they are masked in fields of their own, since a text may hold the same by chance. */
  readonly #madeUp = new Map<string, string>()

  #free(name: string): string {
    const taken = new Set([...this.#kept.values(), ...this.#madeUp.values()])
    let free = name
    for (let nth = 2; taken.has(free); nth++) free = `${name}_${nth}`
    return free
  }

  /** Takes a secret that is masked wherever it occurs. */
  keep(name: string, value: string | undefined): void {
    if (value && !this.#kept.has(value)) this.#kept.set(value, this.#free(name))
  }

  /** Keeps the tokens that an answer gives out, the secret of one-time codes and the recovery codes. */
  learn(text: string): void {
    for (const [, token] of text.matchAll(/"token"\s*:\s*"([^"\\]{8,})"/g)) this.keep('TOKEN', token)
    for (const [, secret] of text.matchAll(/"secret"\s*:\s*"([^"\\]{8,})"/g)) this.keep('SECRET', secret)
    for (const [, codes = ''] of text.matchAll(/"recovery"\s*:\s*\[([^\]]*)\]/g))
      for (const [, code] of codes.matchAll(/"([^"\\]{8,})"/g)) this.keep('RECOVERY_CODE', code)
  }

  /** What stands for a value of a field or header between the double quotes of a shell; undefined where it may be shown. */
  variableOf(field: string, value: string): string | undefined {
    const whole = this.#kept.get(value) ?? this.#madeUp.get(value)
    if (whole !== undefined) return `$${whole}`
    if (!isSecret(field, value)) return undefined
    for (const [secret, name] of this.#kept)
      if (value.includes(secret)) return value.split(secret).map(inQuotes).join(`\${${name}}`)
    const name = this.#free(field.toUpperCase())
    this.#madeUp.set(value, name)
    return `$${name}`
  }

  /** Takes the passwords that a client sends, where no text holds the same by chance. */
  learnForm(form: Readonly<Record<string, string>> = {}): void {
    for (const [field, value] of Object.entries(form))
      if (value.length >= TELLING && isSecret(field, value)) this.keep(field.toUpperCase(), value)
  }

  /** Fields of a form or headers as a report shows them: a variable in the place of each secret. */
  shown(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, this.variableOf(field, value) ?? value]),
    )
  }

  /** What was found in a field, as JSON that may be cut, without the secret that it may be. */
  found(field: string, json: string): string {
    if (!isSecretField(field) || !json.startsWith('"')) return this.masked(json)
    const text = textOf(json)
    if (text === undefined) return 'a secret'
    return JSON.stringify(this.variableOf(field, text) ?? text)
  }

  /** A text without the secrets of the run. */
  masked(text: string): string {
    const longestFirst = [...this.#kept].sort(([a], [b]) => b.length - a.length)
    const mask = (all: string, before: string, field: string, value: string): string => {
      const whole = textOf(value) ?? value
      if (whole.startsWith('$') || !isSecret(field, whole)) return all
      const variable = this.variableOf(field, whole)
      return value.startsWith('"') ? `${before}"${variable}"` : `${before}${variable}`
    }
    return longestFirst
      .reduce((left, [value, name]) => left.replaceAll(value, `$${name}`).replaceAll(escaped(value), `$${name}`), text)
      .replaceAll(FIELD, mask)
      .replaceAll(INNER_FIELD, mask)
  }
}
