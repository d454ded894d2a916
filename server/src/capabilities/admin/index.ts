export { createFigures } from './figures/figures.ts'
export { systemRoutes } from './system/routes.ts'
export { noteAction } from './users/action-log-store.ts'
export { createUsers } from './users/users.ts'
