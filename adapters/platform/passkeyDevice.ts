import { Effect } from 'effect'
import { PasskeyDevice } from '../../ports/device/PasskeyDevice.ts'
import { PasskeyRefused } from '../../ports/device/passkeyRefused.ts'

/** Few visits make or use a passkey: only those download how. */
const load = () => import('@simplewebauthn/browser')

/** ES256, EdDSA and RS256: what phones, computers and security keys sign with. */
const ALGORITHMS = [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' as const }))

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : '')

/** Browsers tell a cancelled request, one that took too long and a missing passkey by the same error, for privacy. */
const refusalOf = (cause: unknown): PasskeyRefused => {
  const names = [nameOf(cause), cause instanceof Error ? nameOf(cause.cause) : '']
  if (names.includes('InvalidStateError')) return new PasskeyRefused({ why: 'exists' })
  const isCancelled = names.some((name) => name === 'NotAllowedError' || name === 'AbortError')
  return new PasskeyRefused({ why: isCancelled ? 'cancelled' : 'failed' })
}

/** Runs the device's own dialogue, which is closed once its answer is no longer needed. */
const ask = <A>(run: (browser: Awaited<ReturnType<typeof load>>) => Promise<A>) =>
  Effect.tryPromise({
    try: async (signal) => {
      const browser = await load()
      signal.throwIfAborted()
      signal.addEventListener('abort', () => browser.WebAuthnAbortService.cancelCeremony())
      return run(browser)
    },
    catch: refusalOf,
  })

const credential = (id: string) => ({ id, type: 'public-key' as const })

/** Passkeys of the browser, and of the phone or key that it asks. */
export const passkeyDevice = PasskeyDevice.of({
  create: ({ brokerName, challenge, domain, exclude, timeout, userId, userName }) =>
    ask(async ({ startRegistration }) => {
      const { id, response } = await startRegistration({
        optionsJSON: {
          challenge,
          timeout,
          rp: { id: domain, name: brokerName },
          user: { id: userId, name: userName, displayName: userName },
          pubKeyCredParams: ALGORITHMS,
          attestation: 'none',
          excludeCredentials: exclude.map(credential),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
        },
      })
      return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject }
    }),
  sign: ({ allow, challenge, domain, timeout }) =>
    ask(async ({ startAuthentication }) => {
      const { id, response } = await startAuthentication({
        optionsJSON: {
          challenge,
          timeout,
          rpId: domain,
          allowCredentials: allow.map(credential),
          userVerification: 'required',
        },
      })
      return {
        credentialId: id,
        clientData: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
        userHandle: response.userHandle ?? '',
      }
    }),
})
