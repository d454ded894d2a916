export { cutCardFonts, drawable } from './drawing/card-fonts.ts'
export { storyCardRoutes } from './routes.ts'
