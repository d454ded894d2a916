import { Eye, Layers, type LucideIcon, MessageCircleQuestion, NotebookPen, Scale, ShieldCheck } from 'lucide-react'
import { Section } from '#ui/product/section.tsx'

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Layers,
    title: 'Mais de 100 mercados',
    text: 'De 1X2 a escanteios e cartões, todos saídos da mesma conta, com a odd justa de cada um.',
  },
  {
    icon: Scale,
    title: 'Valor com régua',
    text: 'Edge é quanto a odd paga acima do justo. Abaixo de 5%, ou com pouca confiança, não recomendamos.',
  },
  {
    icon: ShieldCheck,
    title: 'Banca protegida',
    text: 'O stake vem do critério de Kelly a 25%, sobre a unidade que você define.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Conversa sem pressa',
    text: 'Pergunte à IA o que quiser sobre o jogo. Cada número da resposta é conferido.',
  },
  {
    icon: NotebookPen,
    title: 'O seu retrospecto',
    text: 'Salve, marque green ou red e veja a verdade sobre as suas escolhas: acerto, yield e calibração.',
  },
  {
    icon: Eye,
    title: 'Nada escondido',
    text: 'Cada número diz de onde vem e que idade tem. O que falta aparece como faltando.',
  },
]

export function Benefits() {
  return (
    <Section title="O que você ganha ao estudar aqui">
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className="size-6 text-brand" strokeWidth={1.75} />
            <h3 className="headline mt-3 text-lg">{title}</h3>
            <p className="mt-1.5 max-w-[40ch] text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
