import { escaped } from './text.ts'

/** The pages of the reference, in the order of its menu. */
export const PAGES = {
  'index.html': 'Start',
  'calls.html': 'Calls',
  'refusals.html': 'Refusals',
  'states.html': 'States',
  'backend.html': 'Make your backend speak this',
  'conformance.html': 'Check your backend',
  'changelog.html': 'Changelog',
} as const
export type PageName = keyof typeof PAGES

const menuOf = (current: PageName): string =>
  Object.entries(PAGES)
    .map(([name, title]) => `<a href="${name}"${name === current ? ' aria-current="page"' : ''}>${escaped(title)}</a>`)
    .join('\n')

/** A whole page without scripts, which works from a folder as from a server. */
export const framed = (name: PageName, version: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(PAGES[name])} – contract ${escaped(version)}</title>
<link rel="stylesheet" href="style.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><p class="name">Brokerage client contract <small>${escaped(version)}</small></p>
<nav class="menu" aria-label="Pages">${menuOf(name)}</nav></header>
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>
`
