// `npm run check`: everything that `npm test` does; the name that people look for before they commit.
import './test.mjs'
