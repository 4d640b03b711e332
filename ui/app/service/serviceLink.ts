import type { ServerSettings } from '../../../ports/ServerConfig.ts'

/**
 * The address of the customer-service chat with the customer's id as client id, or null where the server's config has
 * no https address; then there is no button. Source: RULES.md, customer service.
 */
export const serviceLink = (settings: ServerSettings | null, userId: string | null): string | null => {
  const address = settings?.customerService
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  if (userId) url.searchParams.set('clientId', userId)
  return url.href
}
