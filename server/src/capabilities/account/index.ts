export { createAccount } from './account.ts'
export { dashboardRoutes } from './dashboard/routes.ts'
