/** What each background work does, in words; its own name stays beside them, because logs speak of it. */
export const JOB_WORDS: Readonly<Record<string, string>> = {
  'account.finish-deletions': 'Terminar exclusões de conta',
  'billing.reconcile': 'Conferir assinaturas com o provedor',
  'billing.reconcile-batch': 'Conferir um lote de assinaturas',
  'billing.settle-run-out': 'Encerrar planos vencidos',
  'figures.count-plans': 'Contar planos para o financeiro',
  'fixtures.follow-days': 'Acompanhar os jogos',
  'fixtures.follow-odds': 'Acompanhar as odds',
  'fixtures.plan-ratings': 'Agendar o ajuste do modelo',
  'fixtures.rate-league': 'Ajustar o modelo de um campeonato',
  'history.catch-up': 'Buscar resultados que faltam',
  'history.settle': 'Levar resultados ao histórico',
  'identity.mail-reset-link': 'Preparar link de nova senha',
  'mail.deliver': 'Entregar e-mail',
  'platform.tidy': 'Apagar o que não é mais preciso',
  'tickets.broadcast': 'Criar tickets para todos',
  'tickets.close-quiet': 'Fechar tickets resolvidos',
}
