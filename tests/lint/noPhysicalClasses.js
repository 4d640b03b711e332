// Tailwind classes that name a side of the screen instead of a side of the text.
const PHYSICAL =
  /(?:^|[\s:!-])(?:-?(?:ml|mr|pl|pr|scroll-ml|scroll-mr|left|right)-[\w.[\]/%-]+|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-[\w[\]]+)?|text-(?:left|right)|float-(?:left|right))(?=\s|$)/

/** Arabic reads from the right: sides are start and end. */
export const noPhysicalClasses = {
  create(context) {
    const look = (node, text) => {
      const found = PHYSICAL.exec(text)
      if (found)
        context.report({ node, message: `"${found[0].trim()}" names a side of the screen: use its start/end form.` })
    }
    return {
      Literal(node) {
        // An icon's name (`arrow-left-right`) is no class.
        if (typeof node.value === 'string' && !node.parent.type.startsWith('Import')) look(node, node.value)
      },
      TemplateElement(node) {
        look(node, node.value.raw)
      },
    }
  },
}
