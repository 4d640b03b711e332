import { complaintControl } from '../../areas/messages/controlRoutes.ts'
import { customerControl } from '../control/customerRoutes.ts'
import { identityControl } from '../control/identityRoutes.ts'
import { handlers } from '../handlers.ts'
import { HOLDER, PASSWORDS, type Scene } from './scene.ts'
import type { Situations } from './situation.ts'

/** A customer whose proof of identity waits for its review. */
const proving = async (scene: Scene) => {
  const who = await scene.customer()
  const [front, back] = [await scene.upload(who, 'identity'), await scene.upload(who, 'identity')]
  const proof = { name: HOLDER, idnumber: `ID-${who.phone}`, front, back }
  await scene.ask(who, handlers['/identity/submit'], { ...proof, requestid: scene.id() })
  return who
}

export const accountSituations = {
  'fresh-customer': {
    title: 'A new customer without identity and fund password',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.customer()
      return { who, path: '/mine/withdraw', expected: 'The withdrawal asks for an identity first and leads there.' }
    },
  },
  'without-money': {
    title: 'A customer without money',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.verified({})
      return { who, path: '/mine/index', expected: 'Every total is zero; what needs money says how to deposit some.' }
    },
  },
  'identity-under-review': {
    title: 'A proof of identity waits for its review',
    topic: 'account',
    make: async (scene) => {
      const who = await proving(scene)
      return { who, path: '/mine/verified', expected: 'The proof is under review and cannot be sent again.' }
    },
  },
  'identity-rejected': {
    title: 'A proof of identity was rejected',
    topic: 'account',
    make: async (scene) => {
      const who = await proving(scene)
      const why = { reason: 'unreadable', remark: 'Too dark' } as const
      await scene.steer(identityControl['POST /identity/reject'], { account: who.phone, ...why })
      return { who, path: '/mine/verified', expected: 'Rejected with reason and remark; the form can be sent again.' }
    },
  },
  'identity-verified': {
    title: 'A verified customer',
    topic: 'account',
    make: async (scene) => {
      const who = await proving(scene)
      await scene.steer(identityControl['POST /identity/approve'], { account: who.phone })
      return { who, path: '/mine/verified', expected: 'The identity is verified; name and number are masked.' }
    },
  },
  frozen: {
    title: 'A frozen account',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.verified()
      await scene.steer(customerControl['POST /freeze'], { account: who.phone, frozen: true })
      return {
        who,
        path: '/home/index',
        expected: 'A notice stands above every screen; whatever moves money is refused.',
      }
    },
  },
  'session-ended': {
    title: 'The session ended, as in the middle of a form',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.verified()
      await scene.steer(customerControl['POST /sessions/expire'], { account: who.phone })
      const expected = 'The next call leads to the log-in, which says that the session ended and leads back.'
      return { who, path: '/mine/exchangeRate', expected }
    },
  },
  'unread-messages': {
    title: 'Many unread messages',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.verified()
      for (const currency of ['USD', 'MYR'] as const)
        await scene
          .ask(who, handlers['/exchange/quote'], { from: 'EUR', to: currency })
          .then(({ quoteid }) =>
            scene.ask(who, handlers['/exchange/submit'], { quoteid, money: '10.00', requestid: scene.id() }),
          )
      return { who, path: '/mine/message', expected: 'Several unread messages; the bell counts them.' }
    },
  },
  'complaint-answered': {
    title: 'A complaint was answered',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.verified()
      const words = { title: 'A withdrawal takes too long', content: 'I asked for it on Monday.' }
      await scene.ask(who, handlers['/message/complaint'], { ...words, requestid: scene.id() })
      const { complaints } = await scene.steer(complaintControl['GET /complaints'], {})
      const mine = complaints.find(({ account }) => account === who.phone)
      const answer = 'It was paid this morning.'
      await scene.steer(complaintControl['POST /complaints/answer'], { id: mine?.id ?? '', answer })
      return { who, ids: { complaint: mine?.id ?? '' }, path: '/mine/message', expected: 'A message with the answer.' }
    },
  },
  'log-in-locked': {
    title: 'The login password was wrong too often',
    topic: 'account',
    make: async (scene) => {
      const who = await scene.verified()
      const { broker } = scene
      for (let tries = 0; tries < 5; tries += 1) {
        const call = { broker, now: await scene.now(), requestId: 'situation', address: '127.0.0.1', files: [] }
        await handlers['/user/login']({ account: who.phone, password: 'wrong1234' }, call)
      }
      const expected = `The right password, ${PASSWORDS.login}, is refused too for some time.`
      return { who, path: '/login/login', expected }
    },
  },
} satisfies Situations
