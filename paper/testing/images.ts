import { randomUUID } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { sql } from 'kysely'
import { failureByText } from '../../adapters/generated/messages.ts'
import type { Data } from '../platform/contract/operations.ts'
import { type Answer, answerOf, type Session, type TestBroker } from './broker.ts'

/** A plain picture of one colour, with a camera's metadata. */
export const picture = (width = 320, height = 240, colour = '#4477aa'): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export interface Sent {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly purpose?: string
  readonly requestid?: string
  readonly type?: string
}

/** Uploads a file the way a browser does. */
export const sendImage = async (url: string, session: Session, sent: Sent): Promise<Answer<Data<'/upload/image'>>> => {
  const { bytes, name = 'photo.jpg', purpose = 'identity', requestid = randomUUID(), type = 'image/jpeg' } = sent
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('requestid', requestid)
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return answerOf(await fetch(`${url}/api/vue/upload/image`, { method: 'POST', headers: { ...session }, body: form }))
}

/** The code of an upload's refusal, undefined where it is accepted. */
export const refusalOf = async (url: string, session: Session, sent: Sent): Promise<string | undefined> => {
  const { msg } = await sendImage(url, session, sent)
  return failureByText[msg as keyof typeof failureByText]
}

/** How many uploads are stored completely, entry and bytes. */
export const countUploads = async ({ broker }: TestBroker): Promise<bigint> => {
  const { rows } = await sql<{ n: bigint }>`
    select count(*) as n from uploads u join upload_bytes b on b.upload_id = u.id`.execute(broker.db)
  return rows[0]?.n ?? -1n
}

/** Uploads a plain picture and returns its id. */
export const uploadPicture = async (
  url: string,
  session: Session,
  purpose: string,
  colour?: string,
): Promise<string> => {
  const { data } = await sendImage(url, session, { bytes: await picture(320, 240, colour).jpeg().toBuffer(), purpose })
  return data.id
}

/** Fetches an image, with or without a session. */
export const fetchImage = (url: string, path: string, session?: Session): Promise<Response> =>
  fetch(`${url}${path}`, { headers: { ...session } })
