/** The operator's title and logo, as the server's config says. */
interface Brand {
  readonly title: string
  readonly logo: string
}

/** Those of an answer of `/common/config`, or of what was kept of one; null where it has no title. */
const brandOf = (answer: unknown): Brand | null => {
  const list: unknown = Object(answer).data
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  const valueOf = (name: string): string => {
    const { value = '' } = Object(entries.find((entry) => Object(entry).name === name))
    return String(value)
  }
  const title = valueOf('title')
  return title === '' ? null : { title, logo: valueOf('logo') }
}

/** The first letter of the title stands where there is no logo, or until it is there. */
const showLogo = (page: Document, place: Element, { logo, title }: Brand): void => {
  const letter = page.createElement('span')
  letter.textContent = String.fromCodePoint(title.codePointAt(0) ?? 32)
  place.replaceChildren(letter)
  if (logo === '') return
  const picture = page.createElement('img')
  // The page's own styles have the looks of the templates alone.
  picture.className = 'bg-surface'
  Object.assign(picture.style, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
  picture.alt = ''
  picture.addEventListener('load', () => place.replaceChildren(picture))
  picture.src = logo
}

/**
 * Writes the operator's title and logo into the static shell of the first screen, where nothing larger is painted later. What
 * is no answer of the server's config leaves the shell as it is. Returns what is to be kept for the next visit.
 */
export const showBrand = (page: Document, text: string): string | null => {
  const brand = brandOf(JSON.parse(text))
  if (brand === null) return null
  const heading = page.querySelector('#shell h1')
  const place = heading?.previousElementSibling
  if (heading && place && heading.textContent !== brand.title) {
    // Another element: one that grows moves away from its middle.
    const shown = page.createElement('h1')
    shown.className = heading.className
    shown.textContent = brand.title
    heading.replaceWith(shown)
    showLogo(page, place, brand)
  }
  const { logo, title } = brand
  return JSON.stringify({
    data: [
      { name: 'title', value: title },
      { name: 'logo', value: logo },
    ],
  })
}
