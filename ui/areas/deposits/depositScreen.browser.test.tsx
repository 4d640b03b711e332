import { Deferred, Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { UploadedImage } from '../../../ports/Uploads.ts'
import { DEPOSIT_CHANNEL } from '../../app/testing/gated.ts'
import { dayIn } from '../../data/clock/days.ts'
import { currentWords } from '../../i18n/words.ts'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { englishWords } from '../../kit/gallery/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { pickFile } from '../uploads/testing/pickFile.ts'
import DepositScreen from './DepositScreen.tsx'

const CHANNEL = { ...DEPOSIT_CHANNEL, isOpen: true }
const KEPT: UploadedImage = { id: 'image-1', url: '/file/1', expiresAt: 0 }
const JPEG = new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])], 'camera.jpg', {
  type: 'image/jpeg',
})

beforeAll(async () => {
  await startAllWords('us')
})

const sheet = page.getByRole('dialog')
const transfers = () => currentWords().transfers
const review = () => page.getByRole('button', { name: transfers().review() }).click()
const addProof = () => page.getByRole('button', { name: transfers().addProof(), exact: true })
const date = () => page.getByRole('button', { name: new RegExp(transfers().transferDate()) })
const again = () => page.getByRole('button', { name: currentWords().retry() })

/** The form for a transfer in euros; each upload is answered by the test. */
const open = async () => {
  const answers: Array<Deferred.Deferred<UploadedImage, Failure>> = []
  let tellOnline: (online: boolean) => void = () => undefined
  let ids = 0
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => `id-${(ids += 1)}` },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    deposits: {
      channels: () => Effect.succeed([CHANNEL]),
      list: () => Effect.succeed({ list: [], next: null }),
    },
    platform: {
      watchOnline: (tell) => {
        tellOnline = tell
        return () => undefined
      },
    },
    uploads: {
      image: () =>
        Effect.suspend(() => {
          const answer = Deferred.makeUnsafe<UploadedImage, Failure>()
          answers.push(answer)
          return Deferred.await(answer)
        }),
    },
  })
  await mountScreen(app, '/mine/deposit', DepositScreen, { channel: CHANNEL.id })
  await page.getByRole('textbox', { name: transfers().amount() }).fill('250,00')
  const answer = async (nth: number, how: Effect.Effect<UploadedImage, Failure>) => {
    await expect.poll(() => answers.length).toBe(nth)
    Effect.runSync(Deferred.completeWith(answers[nth - 1]!, how))
  }
  return { answer, online: (is: boolean) => tellOnline(is) }
}

it('is reviewed as soon as its picture is uploaded, and tells the upload until then', async () => {
  const { answer } = await open()
  pickFile(JPEG)
  await review()
  await expect.element(page.getByText(transfers().problems['picture-uploading']())).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await expectNoBarriers()
  await answer(1, Effect.succeed(KEPT))
  await expect.element(sheet.getByText(transfers().depositReview())).toBeVisible()
})

it('has today as the day of the transfer, and gives the focus to the button of a missing picture', async () => {
  await open()
  await expect.element(date()).toHaveTextContent(formatDay(dayIn(CHANNEL.hours.zone, NOW), englishWords.locale))
  await review()
  await expect.element(addProof()).toHaveFocus()
})

it('sends an interrupted upload again when the connection is back, and can then be reviewed', async () => {
  const { answer, online } = await open()
  pickFile(JPEG)
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  online(false)
  await answer(1, Effect.fail(new Offline()))
  await expect.element(again()).toBeVisible()
  online(true)
  await answer(2, Effect.succeed(KEPT))
  await expect.element(again()).not.toBeInTheDocument()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await review()
  await expect.element(sheet.getByText(transfers().depositReview())).toBeVisible()
})

it('takes a photo with the camera, which is not offered beside a chosen picture', async () => {
  const { answer } = await open()
  const camera = () => document.querySelector<HTMLInputElement>('input[capture]')
  await expect.element(addProof()).toBeVisible()
  expect(camera()?.getAttribute('capture')).toBe('environment')
  pickFile(JPEG, camera())
  await answer(1, Effect.succeed(KEPT))
  await expect.element(page.getByRole('button', { name: 'camera.jpg', exact: true })).toBeVisible()
  expect(camera()).toBeNull()
})
