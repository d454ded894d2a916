export { keepPauseOf, liftPause, resumePause, toPauseView } from './pause.ts'
export { findPause } from './pause-store.ts'
