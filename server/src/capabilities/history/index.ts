export { findCounts } from './history-store.ts'
export { readRecord } from './record/read-record.ts'
export { findPublishable, insertSaved, setShown } from './saved-store.ts'
export { cutCardFonts, drawable } from './story-card/drawing/card-fonts.ts'
