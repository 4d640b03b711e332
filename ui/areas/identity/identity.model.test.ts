import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Failure, Rejected, Timeout } from '../../../ports/failure.ts'
import type { IdentityProof, IdentityRecord } from '../../../ports/Identity.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeIdentityModel } from './identity.model.ts'

beforeAll(async () => {
  await startWords('us')
  // The words of an upload's toast too, which would come after that of the submission.
  await Promise.all([loadNamespace('identity'), loadNamespace('server')])
})

const NEW: IdentityRecord = {
  state: 'not-submitted',
  name: '',
  idNumber: '',
  front: null,
  back: null,
  rejection: null,
  submittedAt: null,
  reviewedAt: null,
}
const WAITING: IdentityRecord = { ...NEW, state: 'under-review', name: 'Marina Ribera', submittedAt: 1 }
const REJECTED: IdentityRecord = {
  ...WAITING,
  state: 'rejected',
  rejection: { reason: 'unreadable', remark: '' },
  reviewedAt: 2,
}
const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])], `${name}.jpg`)

/** The screen of a customer whose record is `before`, and `after` the submission. */
const start = (before: IdentityRecord, failure: Failure | null = null, after = WAITING) => {
  const sent: Array<{ readonly proof: IdentityProof; readonly id: string }> = []
  let ids = 0
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    uploads: {
      image: ({ file, purpose }) => Effect.succeed({ id: `${purpose} ${file.name}`, url: '/f', expiresAt: 9 }),
    },
    identity: {
      record: () => Effect.sync(() => (sent.length > 0 ? after : before)),
      submit: (proof, id) => {
        sent.push({ proof, id })
        return failure ? Effect.fail(failure) : Effect.succeed(after)
      },
    },
  })
  return { ...fake, sent, model: fake.app.model(makeIdentityModel) }
}

const filled = async (...args: Parameters<typeof start>) => {
  const on = start(...args)
  await on.model.load()
  on.model.form.change('name', ' Marina  Ribera ')
  on.model.form.change('idNumber', '1234 5678z')
  await Promise.all([on.model.front.add(jpeg('front')), on.model.back.add(jpeg('back'))])
  return on
}

describe('the proof of identity', () => {
  it('is submitted with both images, normalised, and is then under review', async () => {
    const { model, sent, toaster, kept } = await filled(NEW)
    expect(await model.arrival.submit()).toBeNull()
    expect(sent[0]?.proof).toEqual({
      name: 'Marina Ribera',
      idNumber: '12345678Z',
      front: 'identity front.jpg',
      back: 'identity back.jpg',
    })
    expect(model.record.value?.state).toBe('under-review')
    expect(toaster.message.value?.text).toBe('Submitted for review')
    expect([model.form.draft.value.idNumber, model.front.item.value, kept.size]).toEqual(['', null, 0])
  })

  it('is not sent while an image is missing', async () => {
    const { model, sent } = await filled(NEW)
    model.back.remove()
    expect(await model.arrival.submit()).toBe('back')
    expect([model.form.errors.value.back, sent]).toEqual(['image-required', []])
  })

  it('is corrected after a rejection, with the name filled in', async () => {
    const { model } = start(REJECTED)
    await model.load()
    expect(model.form.draft.value.name).toBe('Marina Ribera')
    const typed = await filled(REJECTED)
    await typed.model.load()
    expect(typed.model.form.draft.value.name).toBe(' Marina  Ribera ')
  })

  it('shows at the number that another account uses it', async () => {
    const { model } = await filled(NEW, new Rejected({ code: 'id-number-used' }), NEW)
    expect(await model.arrival.submit()).toBe('idNumber')
    expect(model.form.errors.value.idNumber).toBe('id-number-used')
    expect(model.front.item.value).not.toBeNull()
  })

  it('requires the images again where the server has lost them', async () => {
    const { model } = await filled(NEW, new Rejected({ code: 'upload-not-found' }), NEW)
    await model.arrival.submit()
    expect([model.front.item.value, model.back.item.value]).toEqual([null, null])
    expect(model.form.errors.value).toMatchObject({ front: 'image-required', back: 'image-required' })
  })

  it('looks its outcome up where the answer was lost', async () => {
    const { model } = await filled(NEW, new Timeout({ millis: 20_000 }))
    await model.arrival.submit()
    expect(model.record.value?.state).toBe('under-review')
  })
})
