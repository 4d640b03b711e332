const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'description',
])
const LETTER = /\p{L}/u

/** Every word a person sees or hears comes from ui/i18n. */
export const noRawText = {
  create(context) {
    const say = (node, text) =>
      LETTER.test(text) &&
      context.report({ node, message: `Untranslated text "${text.trim()}": words come from ui/i18n.` })
    return {
      JSXText: (node) => void say(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' && node.expression.type === 'Literal')
          say(node, String(node.expression.value))
      },
      JSXAttribute(node) {
        const text = node.value?.type === 'Literal' ? String(node.value.value) : ''
        if (SPOKEN.has(node.name.name)) say(node, text)
      },
    }
  },
}
