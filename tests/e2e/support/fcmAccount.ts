import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes the key file of an account for Firebase Cloud Messaging, so that a broker offers native notifications; `remove` deletes it.
 * Nobody gives it access tokens, so nothing is ever sent to the service.
 */
export const fcmAccountFile = async (): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const folder = await mkdtemp(join(tmpdir(), 'fcm-'))
  const path = join(folder, 'account.json')
  const account = {
    type: 'service_account',
    project_id: 'desk',
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'push@desk.iam.gserviceaccount.com',
    token_uri: 'https://127.0.0.1:9/token',
  }
  await writeFile(path, JSON.stringify(account), { mode: 0o600 })
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}
