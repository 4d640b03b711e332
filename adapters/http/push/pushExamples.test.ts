import { describe } from 'vitest'
import { describeCalls } from '../testing/callTable.ts'
import { push } from './push.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const address = { endpoint: 'https://push.example.com/send/f7Yk2b', p256dh: 'BLQEL', auth: 'k1l2b' }

describe('notifications', () =>
  describeCalls(
    { tags: ['push'] },
    {
      '/push/state': [[(call) => push(call).state(), '']],
      '/push/subscribe': [
        [
          (call) => push(call).subscribe(address, 'es', null, ID),
          `endpoint=https%3A%2F%2Fpush.example.com%2Fsend%2Ff7Yk2b&p256dh=BLQEL&auth=k1l2b&language=es&requestid=${ID}`,
        ],
        [
          (call) => push(call).subscribe(address, 'es', ['alerts', 'trades'], ID),
          `endpoint=https%3A%2F%2Fpush.example.com%2Fsend%2Ff7Yk2b&p256dh=BLQEL&auth=k1l2b&language=es&topics=alerts+trades&requestid=${ID}`,
        ],
        [
          (call) => push(call).subscribe({ deviceToken: 'fVw3:APA91b' }, 'ar', ['alerts'], ID),
          `devicetoken=fVw3%3AAPA91b&language=ar&topics=alerts&requestid=${ID}`,
        ],
      ],
      '/push/unsubscribe': [[(call) => push(call).unsubscribe(ID), `requestid=${ID}`]],
    },
  ))
