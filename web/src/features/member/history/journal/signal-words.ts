import type { SignalView } from '@prancheta/contract/responsible-play/signals.ts'
import { formatCents } from '#lib/format/format.ts'

/** A habit in one kind sentence: what the journal shows, and what others made of it; no blame and no order. */
export function signalWords(signal: SignalView): string {
  switch (signal.kind) {
    case 'stakes_after_losses':
      return `Nas últimas quatro semanas, depois de uma perda suas apostas costumaram ser maiores: ${formatCents(signal.after_loss_cents)}, contra ${formatCents(signal.otherwise_cents)} nas outras vezes. É comum querer recuperar logo; esperar um dia costuma custar menos.`
    case 'nights':
      return `Nas últimas quatro semanas, você anotou apostas feitas de madrugada em ${signal.nights} noites. Com sono, é mais difícil decidir bem.`
    case 'more_bets':
      return `Você tem apostado mais a cada semana: ${signal.weeks.slice(0, -1).join(', ')} e ${signal.weeks.at(-1)} apostas nas últimas quatro. Vale conferir se é isso mesmo que você quer.`
  }
}
