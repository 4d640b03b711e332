// Callbacks of these run while the component renders; every other callback runs later.
const AT_ONCE = new Set([
  'map',
  'filter',
  'find',
  'some',
  'every',
  'reduce',
  'flatMap',
  'toSorted',
  'useMemo',
  'forEach',
])
const isFunction = (node) => /Function/.test(node.type)

const nameOf = (fn) => fn.id?.name ?? (fn.parent.type === 'VariableDeclarator' ? fn.parent.id.name : undefined)

const runsAtOnce = (fn) => {
  if (fn.parent.type !== 'CallExpression') return false
  const { callee } = fn.parent
  return AT_ONCE.has(callee.type === 'MemberExpression' ? callee.property.name : callee.name)
}

/** The component that a node is rendered by, if it is read while that component renders. */
const renderedBy = (node) => {
  let at = node.parent
  while (at) {
    if (isFunction(at)) {
      if (/^[A-Z]/.test(nameOf(at) ?? '')) return at
      if (!runsAtOnce(at)) return null
    }
    at = at.parent
  }
  return null
}

const isEventTarget = (node) =>
  node.type === 'MemberExpression' && /^(currentTarget|target|current)$/.test(node.property.name)
const isWritten = (node) => node.parent.type === 'AssignmentExpression' && node.parent.left === node

/** A bare `.value` in render is silently stale: draw `{signal}` or read it with `useValue`. */
export const noSignalReadInRender = {
  create(context) {
    return {
      MemberExpression(node) {
        if (node.computed || node.property.name !== 'value' || isWritten(node) || isEventTarget(node.object)) return
        // An entry of a list that is drawn (`option.value`) is data, not a signal: signals live in models.
        if (node.object.type === 'Identifier' && !/model|signal|\$$/i.test(node.object.name)) return
        if (renderedBy(node))
          context.report({ node, message: 'A signal is read in render: draw {signal} or use useValue(signal).' })
      },
    }
  },
}
