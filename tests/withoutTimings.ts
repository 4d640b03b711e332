// Before React is loaded: its development build tells the browser's developer tools how long each component took, and the stack of
// each element, which nobody reads here and which took a seventh of the renderer's time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
