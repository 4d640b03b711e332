import { isIP } from 'node:net'
import { isWithinDomain } from '../../domain/account/passkey.ts'
import type { PasskeySettings } from '../platform/broker/call.ts'
import { StartupFailure } from '../platform/startup/startupFailure.ts'

/** The host of an address at which a browser allows passkeys: https, or localhost. */
const hostOf = (origin: string): string | undefined => {
  if (!URL.canParse(origin)) return undefined
  const { hostname, origin: plain, protocol } = new URL(origin)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isWithinDomain(hostname, 'localhost'))
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[')
  return plain === origin && isSafe && isDomain ? hostname : undefined
}

/**
 * Reads for which addresses of the app passkeys are made; without a setting, for `localhost` at any port.
 * @throws StartupFailure on an address at which no browser uses passkeys, or that the domain does not contain.
 */
export const passkeysOf = (named: string | undefined, domainText: string | undefined): PasskeySettings => {
  const origins = (named ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  const [first] = origins
  const domain = domainText || (first === undefined ? 'localhost' : (hostOf(first) ?? ''))
  for (const origin of origins) {
    const host = hostOf(origin)
    if (host === undefined)
      throw new StartupFailure(
        `PAPER_PASSKEY_ORIGINS has origins like https://app.example.com, by name and without a path, not ${origin}`,
      )
    if (!isWithinDomain(host, domain))
      throw new StartupFailure(
        `PAPER_PASSKEY_DOMAIN contains every one of PAPER_PASSKEY_ORIGINS, but ${domain} not ${host}`,
      )
  }
  if (first === undefined && domain !== 'localhost')
    throw new StartupFailure('PAPER_PASSKEY_DOMAIN needs PAPER_PASSKEY_ORIGINS, the addresses of the app within it')
  return { domain, origins }
}
