export { cutCardFonts, drawable } from './drawing/card-fonts.ts'
export { createStoryCards } from './routes.ts'
