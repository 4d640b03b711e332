import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartupFailure } from '../../platform/startup/startupFailure.ts'
import { fcmAccountOf } from './fcmSettings.ts'

let folder: string
// Not while the file is read: where no test of it is chosen, nothing would remove the folder.
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'fcm-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const FILE = {
  type: 'service_account',
  project_id: 'desk-1',
  private_key_id: 'key-1',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  client_email: 'push@desk-1.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
}
const written = (content: unknown): string => {
  const path = join(folder, 'account.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

it('no file, no account', () => {
  expect(fcmAccountOf('')).toBeUndefined()
})

it('reads the key file of a service account', () => {
  expect(fcmAccountOf(written(FILE))).toMatchObject({
    project: 'desk-1',
    email: FILE.client_email,
    keyId: 'key-1',
    tokenUrl: FILE.token_uri,
    serviceUrl: 'https://fcm.googleapis.com',
  })
})

it.each<[string, unknown]>([
  ['no JSON', 'key: value'],
  ['JSON null', null],
  ['another kind of account', { ...FILE, type: 'authorized_user' }],
  ['a project that changes the address', { ...FILE, project_id: '../other' }],
  ['no e-mail', { ...FILE, client_email: '' }],
  ['a broken key', { ...FILE, private_key: FILE.private_key.slice(0, 80) }],
  ['tokens without encryption', { ...FILE, token_uri: 'http://oauth2.example.com/token' }],
])('refuses %s in one line, without what stands in the file', (_, content) => {
  const path = written(content)
  expect(() => fcmAccountOf(path)).toThrow(
    new StartupFailure(`PAPER_FCM_ACCOUNT is the JSON key file of a Google service account, not ${path}`),
  )
})

it('refuses a file that is not there', () => {
  expect(() => fcmAccountOf(join(folder, 'none.json'))).toThrow(StartupFailure)
})
