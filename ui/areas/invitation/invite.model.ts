import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Failure } from '../../../ports/failure.ts'
import { Invitation, type InvitationCard, type InvitedFriend } from '../../../ports/Invitation.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import { makePages } from '../../data/query/pages.ts'
import { currentWords } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'
import { type CardTexts, cardPicture } from '../../kit/figures/cardPicture.ts'
import { qrPicture } from '../../kit/figures/qrPicture.ts'

const REGISTER = '#/login/register?code='

/**
 * The address that opens the registration with a code: the server's, else made of the app's own address. Null where
 * neither could be opened by a friend, as inside a native shell. `own` is the address of the page.
 */
export const invitationLink = (link: string | null, code: string, own: string): string | null => {
  if (link !== null && /^https?:\/\//.test(link)) return link
  const address = new URL(own)
  if (!/^https?:$/.test(address.protocol)) return null
  // A native shell serves the app from a host without a port, which is not reachable from outside of the device.
  if (address.hostname === 'localhost' && address.port === '') return null
  return `${address.origin}${address.pathname}${REGISTER}${encodeURIComponent(code)}`
}

/** The invitation in a form that a friend can use. */
export interface Card extends InvitationCard {
  /** Null where there is only the code. */
  readonly address: string | null
}

const askFriends = (cursor: string | undefined) =>
  Effect.flatMap(Invitation, (invitation) => invitation.friends({ cursor }))

/** The customer's invitation, and the friends who used it. */
export const makeInviteModel = (app: App, ownAddress = () => location.href) => {
  const card = signal<Card | null>(null)
  /** The failure of the last request, where there is nothing to show. */
  const failed = signal<{ readonly failure: Failure | null } | null>(null)
  const latest = makeSwitchQuery(app)
  // Two friends may look the same once masked, but not to the millisecond.
  const friends = makePages<InvitedFriend>(app, ({ account, registeredAt }) => `${account} ${registeredAt}`)
  const qr = computed(() => {
    const known = card.value
    return known && qrPicture(known.address ?? known.code)
  })

  const loadCard = async (): Promise<void> => {
    failed.value = null
    const answer = await latest.ask(Effect.flatMap(Invitation, (invitation) => invitation.card()))
    if (answer.is === 'found') {
      const found = answer.value
      card.value = { ...found, address: invitationLink(found.link, found.code, ownAddress()) }
    } else if (answer.is === 'failed' && card.peek() === null) failed.value = answer
  }

  const load = async (): Promise<void> => {
    await Promise.all([loadCard(), friends.begin(askFriends, { keep: true })])
  }

  const copy = async (text: string): Promise<void> => {
    const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(text)))
    const words = currentWords().invitation
    app.toaster.show(copied ? words.copied() : words.notCopied(), copied ? 'success' : 'error')
  }

  /** Shares the link with the device's share sheet. */
  const share = async (): Promise<void> => {
    const url = card.peek()?.address
    if (!url) return
    const title = currentWords().invitation.shareTitle()
    await app.run(Effect.flatMap(Platform, (platform) => platform.share({ title, url })))
  }

  /** Saves the card as a picture. */
  const save = async (texts: CardTexts): Promise<void> => {
    const drawn = qr.peek()
    const picture = drawn && (await cardPicture(drawn, texts))
    if (!picture) return app.toaster.show(currentWords().invitation.notSaved(), 'error')
    const name = `invitation-${texts.code}.png`
    await app.run(Effect.flatMap(Platform, (platform) => platform.saveFile(name, 'image/png', picture)))
    app.toaster.show(currentWords().invitation.saved(), 'success')
  }

  return { card, failed, qr, friends, load, loadCard, copy, share, save }
}
