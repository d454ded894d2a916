import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProviderAlerts } from './provider-alerts.tsx'

const shown = (troubles: Parameters<typeof ProviderAlerts>[0]['troubles']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProviderAlerts troubles={troubles} />
    </MemoryRouter>,
  )

test('a service that keeps failing is one alert with the way to its state, and none is shown while all work', () => {
  const moment = new Date().toISOString()
  const alert = shown([
    {
      kind: 'ai',
      source: 'gpt',
      customer: null,
      since: moment,
      last_failure_at: moment,
      last_failure: 'auth',
      has_stand_in: true,
    },
  ])
  expect(alert).toContain('role="alert"')
  expect(alert).toMatch(/IA: falhas desde \d\d:\d\d, o analista embutido responde/)
  expect(alert).toContain('chave recusada')
  expect(alert).toContain('href="/admin/config"')
  expect(shown([])).toBe('')
})
