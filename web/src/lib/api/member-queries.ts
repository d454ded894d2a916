import { readDashboard, readPlan } from '@prancheta/contract/account/dashboard.ts'
import { readDataProgress } from '@prancheta/contract/fixtures/data-files.ts'
import { listSessions, readProfile } from '@prancheta/contract/identity/routes.ts'
import { listIntegrations } from '@prancheta/contract/providers/installation.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** What several screens read of the signed-in person, each under one key. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => callApi(readProfile, {}, { signal }),
})

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => callApi(readDashboard, {}, { signal }),
})

const PROGRESS_LOOK_MS = 3_000

/** Looked at again and again while football data are fetched for the first time. */
export const dataProgressQuery = queryOptions({
  queryKey: ['data-progress'],
  queryFn: ({ signal }) => callApi(readDataProgress, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.progress ? PROGRESS_LOOK_MS : false),
})

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => callApi(readPlan, {}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
})

export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: ({ signal }) => callApi(listIntegrations, {}, { signal }),
})
