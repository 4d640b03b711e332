/** A number, with or without the preposition that is written to it, and the six forms of the word behind it. */
const COUNTED = /(بـ )?\{(\w+)\} \{\{\2:([^{}|]*(?:\|[^{}|]*){5})\}\}/g

/**
 * Arabic says one and two by the word alone: يومان are two days, and 2 يومان would say two twice. Turns a text, as a
 * translator writes it, `{days} {{days:يوم|يوم واحد|يومان|أيام|يومًا|يوم}}`, into one that leaves the numeral out there. Source: RULES.md, languages.
 */
export const countedByWord = (text: string): string =>
  text.replace(COUNTED, (_, joined: string | undefined, name: string, forms: string) => {
    const said = forms
      .split('|')
      .map((form, nth) => (nth === 1 || nth === 2 ? `${joined ? 'ب' : ''}${form}` : `${joined ?? ''}?? ${form}`))
    return `{{${name}:${said.join('|')}}}`
  })
