import { AccountCard, PasswordCard } from './account-card.tsx'
import { IntegrationsCard } from './integrations-card.tsx'
import { PauseCard } from './pause-card.tsx'
import { PlanCard, UsageCard } from './plan-card.tsx'
import { AppearanceCard, PreferencesCard } from './preferences-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function SettingsView() {
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="headline text-2xl sm:text-3xl">Configurações</h1>
      <p className="mt-2 text-ink-muted">Sua conta, seu plano e como a Prancheta trabalha para você.</p>
      {/* Two columns that each flow on their own, so that a short card leaves no hole beside a tall one. */}
      <div className="mt-7 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <AccountCard />
          <PlanCard />
          <UsageCard />
          <PreferencesCard />
          <AppearanceCard />
        </div>
        <div className="grid min-w-0 gap-4">
          <IntegrationsCard />
          <PasswordCard />
          <SessionsCard />
          <PauseCard />
          <PrivacyCard />
        </div>
      </div>
    </div>
  )
}
