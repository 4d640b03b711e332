import { createECDH, createHash } from 'node:crypto'
import { writing } from '../../workflow.ts'

/** What a browser would send: an address and keys of its own, from a seed. Nothing is sent there, since it is ended again. */
const browserOf = (seed: string) => {
  const bytes = createHash('sha256').update(seed).digest()
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(bytes)
  return {
    endpoint: `https://push.example.com/send/${bytes.toString('hex', 0, 8)}`,
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: bytes.subarray(16).toString('base64url'),
  }
}

/** A browser subscribes to notifications, a second one of the same session takes its place, and the subscription ends. */
export const push = writing(
  'notifications: subscribed, replaced, ended',
  ['/common/config', '/push/state', '/push/subscribe', '/push/unsubscribe'],
  async ({ ask, change, holds, id, need, refuse, takeBack }) => {
    const entries = await ask('/common/config', { type: 'all' })
    const key = entries.find(({ name }) => name === 'webpush')?.value
    need(key, 'the server sends no notifications')
    const isPoint = typeof key === 'string' && Buffer.from(key, 'base64url').length === 65
    holds('/common/config', '/data', 'a public key of 65 bytes as `webpush`', key, isPoint)
    takeBack('a subscription to notifications', '/push/unsubscribe', () => ({ requestid: id() }))
    const [first, second] = [browserOf(id()), browserOf(id())]
    await refuse(
      '/push/subscribe',
      { ...first, endpoint: 'https://127.0.0.1/send', language: 'es', requestid: id() },
      'push-endpoint-refused',
    )
    const noPoint = `B${'A'.repeat(86)}`
    await refuse(
      '/push/subscribe',
      { ...first, p256dh: noPoint, language: 'es', requestid: id() },
      'invalid-parameters',
    )
    const isAt = async (endpoint: string, language: string): Promise<void> => {
      const state = await ask('/push/state')
      const isSame = state.endpoint === endpoint && state.language === language
      holds('/push/state', '/data', `the endpoint "${endpoint}" in "${language}"`, state, isSame)
    }
    await change('/push/subscribe', { ...first, language: 'es', requestid: id() }, { altered: { language: 'us' } })
    await isAt(first.endpoint, 'es')
    await ask('/push/subscribe', { ...second, language: 'ar', requestid: id() })
    await isAt(second.endpoint, 'ar')
    const topics = entries.find(({ name }) => name === 'webpushtopics')?.value
    if (topics !== undefined) {
      holds(
        '/common/config',
        '/data',
        '`webpushtopics` names `alerts`',
        topics,
        String(topics).split(' ').includes('alerts'),
      )
      await ask('/push/subscribe', { ...second, language: 'ar', topics: 'alerts', requestid: id() })
      const state = await ask('/push/state')
      holds('/push/state', '/data', 'the topics "alerts"', state, state.topics === 'alerts')
    }
    const native = entries.find(({ name }) => name === 'nativepush')?.value
    if (String(native).split(' ').includes('fcm')) {
      const devicetoken = `device:${id()}`
      await ask('/push/subscribe', { devicetoken, language: 'es', requestid: id() })
      const state = await ask('/push/state')
      const isDevice = state.devicetoken === devicetoken && state.endpoint === ''
      holds('/push/state', '/data', `the device "${devicetoken}" in the place of the browser`, state, isDevice)
    }
    await change('/push/unsubscribe', { requestid: id() })
    await isAt('', '')
  },
)
