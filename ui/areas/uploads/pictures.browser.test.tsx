import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PHOTO_MAX_BYTES } from '../../../domain/uploads/images.ts'
import { Rejected } from '../../../ports/failure.ts'
import { HEIC_UNREADABLE } from '../../../ports/Uploads.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { OwnPicture } from './OwnPicture.tsx'
import { PictureField } from './PictureField.tsx'
import { pickFile } from './testing/pickFile.ts'
import { makeUpload } from './upload.model.ts'

const JPEG = [0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0]

beforeAll(async () => {
  await startAllWords('es')
})

const field = async (refusal?: string) => {
  const sent: File[] = []
  const { app } = makeFakeApp({
    clock: { newId: () => 'id' },
    uploads: {
      image: ({ file }) =>
        Effect.suspend(() => {
          sent.push(file)
          return Effect.fail(new Rejected({ code: refusal ?? 'none' }))
        }),
    },
  })
  const upload = makeUpload(app, 'proof')
  const props = { name: 'proof', upload, label: 'Proof', addLabel: 'Add', cameraLabel: 'Camera' }
  await mountScreen(app, '/', () => <PictureField {...props} />, {})
  await expect.element(page.getByRole('button', { name: 'Add' })).toBeVisible()
  return sent
}

it.each([
  ['a script with the head of a GIF', 'upload-not-an-image', 'a.gif', ['GIF89a/*\u0001\u0000\u0080*/=1;alert(1)//;']],
  ['an SVG with a script', 'upload-not-an-image', 'a.svg', ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>']],
  ['a JPEG called .html', 'upload-extension-differs', 'a.html', [new Uint8Array(JPEG)]],
  ['a file that is too large', 'upload-too-large', 'a.jpg', [new Uint8Array(JPEG), new Uint8Array(PHOTO_MAX_BYTES)]],
] as const)('%s is not sent, and refused in the customer’s language', async (_, code, name, parts) => {
  const sent = await field()
  pickFile(new File([...parts], name))
  await expect.element(page.getByText(currentWords().server[code]())).toBeVisible()
  expect(sent).toEqual([])
})

it('a JPEG called .png is sent: its content decides', async () => {
  const sent = await field()
  pickFile(new File([new Uint8Array(JPEG)], 'a.png'))
  await expect.poll(() => sent).toHaveLength(1)
})

it.each([
  ['a picture that is also a page', 'upload-mixed-content'],
  ['too many pixels', 'upload-too-many-pixels'],
] as const)('%s, which only the server can see, is refused with its message', async (_, code) => {
  const sent = await field(code)
  pickFile(new File([new Uint8Array(JPEG)], 'a.jpg'))
  await expect.element(page.getByText(currentWords().server[code]())).toBeVisible()
  expect(sent).toHaveLength(1)
})

it.each(LOCALES.map(({ code }) => code))(
  'a HEIC photo that the browser cannot read says what to choose instead, in %s',
  async (code) => {
    await startAllWords(code)
    await field(HEIC_UNREADABLE)
    pickFile(new File(['....ftypheic'], 'IMG_1.heic', { type: 'image/heic' }))
    const said = currentWords().heicUnreadable()
    await expect.element(page.getByText(said)).toBeVisible()
    expect(said).toMatch(/HEIC.*JPEG/)
  },
)

it('a picture that the server does not give is not shown; an error is', async () => {
  const { app } = makeFakeApp({ uploads: { picture: () => Effect.fail(new Rejected({ code: 'not-found' })) } })
  await mountScreen(app, '/', () => <OwnPicture url="/file/1" alt="Front" failed="It could not be shown" />, {})
  await expect.element(page.getByText('It could not be shown')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
