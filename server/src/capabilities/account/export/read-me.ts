/** What the tables hold, for people. One that is not named here is in the export all the same, under its own name. */
const HOLDS: Readonly<Record<string, string>> = {
  profiles: 'seu cadastro',
  plans: 'seu plano e sua assinatura',
  user_roles: 'papéis especiais da sua conta',
  sessions: 'onde você está conectado (sem o código de acesso)',
  accounts: 'sua forma de entrar (sem a senha)',
  verifications: 'pedidos de nova senha em aberto (sem o código)',
  sign_in_places: 'lugares de onde você já entrou, em forma irreversível',
  analyses: 'análises salvas',
  analysis_runs: 'análises geradas, por inteiro',
  analysis_tallies: 'quantas análises você salvou e como terminaram',
  favourites: 'times e ligas favoritos',
  chat_conversations: 'conversas com a IA iniciadas (o texto fica só no seu navegador)',
  chat_streams: 'resposta da IA em andamento',
  plan_changes: 'mudanças do seu plano',
  admin_actions: 'o que administradores fizeram na sua conta',
  tipster_logos: 'o logo da sua página de tipster',
  quota_claims: 'jogos que contaram no mês',
  support_threads: 'tickets de suporte e sua conversa com o suporte',
  support_messages: 'mensagens dos tickets e da conversa com o suporte',
  broadcast_recipients: 'avisos enviados a todos que incluíram você',
  checkout_attempts: 'pagamento iniciado e não concluído',
  demo_payment_records: 'pagamentos de demonstração',
  mail_outbox: 'e-mails que enviamos a você nos últimos 30 dias',
  live_events: 'avisos em tempo real do último dia',
  play_pauses: 'sua pausa de jogo responsável',
}

export function readMe(now: Date, tables: readonly string[]): string {
  const day = now.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })
  const lines = tables.map((table) => `- ${table}${HOLDS[table] === undefined ? '' : `: ${HOLDS[table]}`}`)
  return [
    'Seus dados na Prancheta',
    `Exportados em ${day} (horário de Brasília).`,
    'Cada tabela está duas vezes: na pasta json (para programas) e na pasta csv (para planilhas).',
    `O que há em cada uma:\n${lines.join('\n')}`,
    'Não estão aqui, por segurança: o resumo da sua senha e os códigos que dão acesso à conta.',
    '',
  ].join('\n\n')
}
