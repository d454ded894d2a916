export { keepPauseOf, liftPause, resumePause, toPauseView } from './pause.ts'
export { findPause, listEnded } from './pause-store.ts'
