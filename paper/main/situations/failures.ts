import type { ControlHandlers } from '../../platform/control/calls.ts'
import type { faultControl } from '../control/faultRoutes.ts'
import { NotMade, type Person, type Scene } from './scene.ts'
import { RICH } from './shares.ts'
import type { Situations } from './situation.ts'

type Fault = Parameters<ControlHandlers['POST /faults']>[0]['body']

/** Failures of the server and the network, each for one session. They take the fault calls of this process. */
export const failureSituations = (faults: ReturnType<typeof faultControl>) => {
  const failing = async (scene: Scene, fault: Fault): Promise<{ who: Person; ids: Record<string, string> }> => {
    const who = await scene.verified(RICH)
    const { id } = await scene.steer(faults['POST /faults'], { ...fault, token: who.token })
    if (id === undefined) throw new NotMade('no fault')
    return { who, ids: { fault: id } }
  }
  return {
    'unavailable-once': {
      title: 'The server answers 503 once',
      topic: 'failures',
      make: async (scene) => ({
        ...(await failing(scene, { kind: 'unavailable', path: '/message/list', times: 1 })),
        path: '/mine/message',
        expected: 'The list says that it could not load; "Try again" brings the messages.',
      }),
    },
    slow: {
      title: 'Every call takes three seconds',
      topic: 'failures',
      make: async (scene) => ({
        ...(await failing(scene, { kind: 'latency', milliseconds: 3_000 })),
        path: '/mine/index',
        expected: 'Placeholders until the figures come, no jump when they do.',
      }),
    },
    'connection-lost': {
      title: 'The connection breaks in a call, twice',
      topic: 'failures',
      make: async (scene) => ({
        ...(await failing(scene, { kind: 'connection-lost', path: '/exchange/submit', times: 2 })),
        path: '/mine/exchangeRate',
        expected: 'An exchange stays unconfirmed, is asked for with the same id, and is done once.',
      }),
    },
    'broken-answer': {
      title: 'An answer is cut off in the middle',
      topic: 'failures',
      make: async (scene) => ({
        ...(await failing(scene, { kind: 'broken-body', path: '/message/list' })),
        path: '/mine/message',
        expected: 'The list says that it could not load; nothing else of the app is disturbed.',
      }),
    },
    'proxy-page': {
      title: 'A proxy answers with a page of HTML',
      topic: 'failures',
      make: async (scene) => ({
        ...(await failing(scene, { kind: 'html', path: '/trade/positionlist' })),
        path: '/position/index',
        expected: 'The list says that it could not load.',
      }),
    },
  } satisfies Situations
}
