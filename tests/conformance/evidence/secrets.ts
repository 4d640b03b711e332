/** Fields of forms and answers whose values nobody else may read. */
const SECRET_FIELD = /pass(word)?$|^token$/i

/** Fewer characters than this are no secret, but one of the suite's ill-shaped values; longer than the most neither. */
const [FEWEST, MOST] = [4, 64]

/** A token that no server gave out, so that a report may show it. */
export const NO_TOKEN = 'no-such-session'

/** Whether a value of a field has to be kept out of reports. */
const isSecret = (field: string, value: string): boolean =>
  SECRET_FIELD.test(field) &&
  value !== NO_TOKEN &&
  value.length >= FEWEST &&
  value.length <= MOST &&
  /[\p{L}\p{N}]/u.test(value)

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

  /** Keeps the tokens that an answer gives out. */
  learn(text: string): void {
    for (const [, token] of text.matchAll(/"token"\s*:\s*"([^"\\]{8,})"/g)) this.keep('TOKEN', token)
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

  /** A text without the secrets of the run. */
  masked(text: string): string {
    const longestFirst = [...this.#kept].sort(([a], [b]) => b.length - a.length)
    return longestFirst
      .reduce((left, [value, name]) => left.replaceAll(value, `$${name}`), text)
      .replaceAll(
        /("(\w*pass(?:word)?|token)"\s*:\s*)"([^"\\]+)"/gi,
        (all: string, before: string, field: string, value: string) =>
          !value.startsWith('$') && isSecret(field, value) ? `${before}"${this.variableOf(field, value)}"` : all,
      )
  }
}
