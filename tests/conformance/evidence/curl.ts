import type { Sent } from '../contract/caller.ts'
import type { Secrets } from './secrets.ts'

/** A text of one character again and again, which is shorter to write as a command. */
const REPEATED = /^(.)\1{99,}$/s

/** A text as an argument of a POSIX shell; of bash where it has characters that a terminal obeys. */
const quoted = (text: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (!/[\u0000-\u001F\u007F-\u009F\u2028\u2029\p{Cf}]/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (one) =>
      [...Buffer.from(one)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
    )
  return `$'${escaped}'`
}

/** `name=value`, the value as a variable where it is a secret. */
const argument = (name: string, separator: string, value: string, secrets: Secrets): string => {
  const variable = secrets.variableOf(name, value)
  if (variable !== undefined) return `"${name}${separator}${variable}"`
  const [, one] = REPEATED.exec(value) ?? []
  if (one !== undefined && /\w/.test(one)) return `"${name}${separator}$(printf '${one}%.0s' $(seq ${value.length}))"`
  return quoted(`${name}${separator}${value}`)
}

/** A line for a shell that makes a call again. Passwords and tokens are variables, which its user sets. */
export const curlOf = (url: string, { path, form, isUpload, headers, method }: Sent, secrets: Secrets): string => {
  const fields = Object.entries(form ?? {}).map(([name, value]) => {
    if (isUpload && name === 'file') return `-F 'file=@pixel.png;type=image/png'`
    return `${isUpload ? '--form-string' : '--data-urlencode'} ${argument(name, '=', value, secrets)}`
  })
  const isEmptyForm = form !== undefined && fields.length === 0 && !isUpload
  return [
    `curl -sS -i -X ${method ?? 'POST'} ${quoted(`${url}${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${argument(name, ': ', value, secrets)}`),
    ...fields,
    ...(isEmptyForm ? [`--data ''`] : []),
  ].join(' ')
}
