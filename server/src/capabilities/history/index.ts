export { findCounts } from './history-store.ts'
export { publishedTallies, readRecord } from './record/read-record.ts'
export { findPublishable, saveOnce, setShown } from './saved-store.ts'
export { cutCardFonts, drawable } from './story-card/drawing/card-fonts.ts'
