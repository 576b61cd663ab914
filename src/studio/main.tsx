import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queries } from './calls/queries.ts'
import { I18nProvider } from './i18n/i18n.tsx'
import { applyPreferences } from './preferences/preferences.ts'
import { router } from './routes.tsx'
import './styles/studio.css'

applyPreferences()

const place = document.querySelector('#studio')
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <I18nProvider>
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
