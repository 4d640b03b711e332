/** The texts about the broker that the contract names. */
export type ArticleName = 'agreement' | 'privacy' | 'company' | 'about' | 'guide'

/** A text in one language; the content is HTML of headings, paragraphs and lists. */
export interface ArticleText {
  readonly title: string
  readonly content: string
}

export type Articles = Readonly<Record<ArticleName, ArticleText>>

/** A paragraph, a bulleted list, or HTML. */
type Block = string | ReadonlyArray<string> | { readonly html: string }

/** A section: its heading and its paragraphs. A list of texts within it becomes a bulleted list. */
export type Section = readonly [heading: string, ...blocks: ReadonlyArray<Block>]

const block = (content: Block): string => {
  if (typeof content === 'string') return `<p>${content}</p>`
  return 'html' in content ? content.html : `<ul>${content.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Builds a text from its sections. */
export const article = (title: string, ...sections: ReadonlyArray<Section>): ArticleText => ({
  title,
  content: sections.map(([heading, ...blocks]) => `<h2>${heading}</h2>${blocks.map(block).join('')}`).join(''),
})
