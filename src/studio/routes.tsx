import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { JOB_STATES } from '#contract/staff/job-states.ts'
import { Welcome } from './entrance/welcome.tsx'
import { HomeRoom } from './rooms/home/home.room.tsx'
import { Shell } from './shell/shell.tsx'
import { NoPage } from './ui/no-page.tsx'

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const opening = <K extends string>(what: K) => ({
  validateSearch: (search: Record<string, unknown>): { open?: K } => (search['open'] === what ? { open: what } : {}),
})

const root = createRootRoute({ component: Outlet, notFoundComponent: NoPage })
const welcome = createRoute({ getParentRoute: () => root, path: '/welcome', component: Welcome })
const house = createRoute({ getParentRoute: () => root, id: 'house', component: Shell, notFoundComponent: NoPage })

/** Every address of the studio. */
const rooms = [
  createRoute({ getParentRoute: () => house, path: '/', component: HomeRoom }),
  createRoute({
    getParentRoute: () => house,
    path: '/staff',
    ...opening('invite'),
    component: lazyRouteComponent(() => import('./rooms/staff/staff.room.tsx'), 'StaffRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/keys',
    ...opening('new'),
    component: lazyRouteComponent(() => import('./rooms/keys/keys.room.tsx'), 'KeysRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/history',
    validateSearch: (search: Record<string, unknown>): { objectType?: string } => {
      const objectType = text(search['objectType'])
      return objectType === undefined ? {} : { objectType }
    },
    component: lazyRouteComponent(() => import('./rooms/history/history.room.tsx'), 'HistoryRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/things/$kind/$id',
    component: lazyRouteComponent(() => import('./rooms/history/thing.room.tsx'), 'ThingRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/jobs',
    validateSearch: (search: Record<string, unknown>): { state?: (typeof JOB_STATES)[number] } => {
      const state = JOB_STATES.find(each => each === search['state'])
      return state === undefined ? {} : { state }
    },
    component: lazyRouteComponent(() => import('./rooms/jobs/jobs.room.tsx'), 'JobsRoom'),
  }),
  createRoute({
    getParentRoute: () => house,
    path: '/account',
    component: lazyRouteComponent(() => import('./rooms/account/account.room.tsx'), 'AccountRoom'),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren([welcome, house.addChildren(rooms)]),
  basepath: '/studio',
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
