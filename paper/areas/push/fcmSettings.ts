import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FcmAccount } from './fcmAccount.ts'
import { StartupFailure } from '../../platform/startup/startupFailure.ts'

const SERVICE = 'https://fcm.googleapis.com'

/** The fields of a key file that are used, or undefined where it is not a key file. */
const accountIn = (text: string): FcmAccount | undefined => {
  const file: unknown = JSON.parse(text)
  const field = (name: string): string => {
    const value: unknown = Reflect.get(Object(file), name)
    return typeof value === 'string' ? value : ''
  }
  const project = field('project_id')
  const [email, keyId, tokenUrl] = ['client_email', 'private_key_id', 'token_uri'].map(field)
  const isAccount = field('type') === 'service_account' && /^[a-z0-9:.-]+$/.test(project)
  if (!isAccount || !email || !keyId || !tokenUrl || !URL.canParse(tokenUrl)) return undefined
  if (new URL(tokenUrl).protocol !== 'https:') return undefined
  return { project, email, keyId, key: createPrivateKey(field('private_key')), tokenUrl, serviceUrl: SERVICE }
}

/**
 * Reads the key file of the service account by which notifications are sent to apps in native shells; undefined where no
 * file is named.
 * @throws StartupFailure where it cannot be read or is no such file; the message never has what stands in it.
 */
export const fcmAccountOf = (path: string): FcmAccount | undefined => {
  if (path === '') return undefined
  let account: FcmAccount | undefined
  try {
    account = accountIn(readFileSync(path, 'utf8'))
  } catch {
    account = undefined
  }
  if (account) return account
  throw new StartupFailure(`PAPER_FCM_ACCOUNT is the JSON key file of a Google service account, not ${path}`)
}
