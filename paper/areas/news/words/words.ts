/** Markets whose sessions are reported. */
export type StockMarket = 'MY' | 'TW' | 'CN' | 'US' | 'JP' | 'IT' | 'ES'

export const CATEGORIES = ['markets', 'companies', 'currencies', 'digital', 'funds', 'learn'] as const
export type Category = (typeof CATEGORIES)[number]

/** Every kind of article and its category. */
export const CATEGORY_OF = {
  session: 'markets',
  currency: 'currencies',
  coin: 'digital',
  growth: 'companies',
  decline: 'companies',
  site: 'companies',
  contract: 'companies',
  dividend: 'companies',
  buyback: 'companies',
  fund: 'funds',
  orders: 'learn',
  costs: 'learn',
  spread: 'learn',
  leverage: 'learn',
} as const satisfies Readonly<Record<string, Category>>

export type StoryKind = keyof typeof CATEGORY_OF

/** A heading that depends on the direction of a price. */
export interface ByDirection {
  readonly up: string
  readonly down: string
  readonly flat: string
}

/** A paragraph, or a heading with a list. */
export type Block = string | { readonly heading: string; readonly items: ReadonlyArray<string> }

/** The texts of an article, with placeholders in braces. */
export interface Story {
  readonly title: string | ByDirection
  readonly summary: string
  readonly body: ReadonlyArray<Block>
}

/** The pictures of home's banner. */
export type BannerName = 'practise' | 'watch' | 'learn'

/** All texts of the news, the notice bar and the banners in one language. */
export interface Words {
  readonly source: string
  /** The last line of every article. */
  readonly simulated: string
  readonly categories: Readonly<Record<Category, string>>
  readonly markets: Readonly<Record<StockMarket, string>>
  readonly stories: Readonly<Record<StoryKind, Story>>
  readonly notices: {
    readonly simulated: string
    /** `{market}` and `{day}`. */
    readonly holiday: string
    readonly weekend: string
    readonly learn: string
  }
  readonly banners: Readonly<Record<BannerName, { readonly title: string; readonly action: string }>>
}
