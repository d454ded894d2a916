import { OnboardingView } from '#features/member/onboarding/onboarding-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Primeiros passos', { listed: false })
}

export default function OnboardingPage() {
  return <OnboardingView />
}
