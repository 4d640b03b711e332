const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name

/** Time and chance come through their ports, or no test can own them. */
export const noAmbientTime = {
  create(context) {
    const say = (node, what) =>
      context.report({ node, message: `${what} outside its adapter: ask the clock or the random port.` })
    return {
      MemberExpression(node) {
        if (isNamed(node.object, 'Date') && isNamed(node.property, 'now')) say(node, 'Date.now')
        if (isNamed(node.object, 'Math') && isNamed(node.property, 'random')) say(node, 'Math.random')
        if (isNamed(node.object, 'crypto') && isNamed(node.property, 'randomUUID')) say(node, 'crypto.randomUUID')
      },
      NewExpression(node) {
        if (isNamed(node.callee, 'Date') && node.arguments.length === 0) say(node, 'new Date()')
      },
    }
  },
}
