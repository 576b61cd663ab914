import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { Proved } from './entrance/proved.tsx'
import { Welcome } from './entrance/welcome.tsx'
import { Shell } from './shell/shell.tsx'
import { NoPage } from './ui/no-page.tsx'

export const root = createRootRoute({ component: Outlet, notFoundComponent: NoPage })
export const welcome = createRoute({ getParentRoute: () => root, path: '/welcome', component: Welcome })
export const proved = createRoute({ getParentRoute: () => root, path: '/proved', component: Proved })
/** What surrounds the rooms. */
export const house = createRoute({
  getParentRoute: () => root,
  id: 'house',
  component: Shell,
  notFoundComponent: NoPage,
})
