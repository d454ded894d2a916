/**
 * The sentences that the specification and the decisions quote, by the screens that say them. Each must stand in one of the
 * contract's lists of messages, letter for letter, and be used. A new group of screens adds its own entry here.
 */
export type QuotedArea = {
  sentences: readonly string[]
  /** Parts of the specification's first file, from a line's beginning to another's, in which every quote is listed here. */
  parts: readonly (readonly [from: string, to: string])[]
  /** The same of its companion file. */
  companionParts?: readonly (readonly [from: string, to: string])[]
  /** Quotes in those parts that are no sentences of ours: labels we translate, values and names. */
  others: readonly string[]
}

export const QUOTED: Record<string, QuotedArea> = {
  members: {
    sentences: [
      'Email inválido',
      'Email muito longo',
      'Senha deve ter pelo menos 6 caracteres',
      'Senha muito longa',
      'Nome deve ter pelo menos 3 caracteres',
      'Você deve ter pelo menos 18 anos',
      'Cidade é obrigatória',
      'Estado é obrigatório',
      'Telefone inválido',
      'WhatsApp inválido',
      'Formato: (11) 98765-4321',
      'Você deve confirmar que é maior de 18 anos',
      'Você deve aceitar os Termos e Política de Privacidade',
      'Erro ao salvar informações',
      'Erro ao salvar preferências',
      'Erro ao criar checkout. Tente novamente.',
      'Conta criada mas houve erro no checkout. Tente novamente em Preços.',
      'Erro ao fazer login',
      'Usuário não autenticado',
      'Informações atualizadas!',
      'Preferências atualizadas!',
      'Preferências salvas!',
      'Login realizado com sucesso!',
      'Conta criada! Redirecionando para o pagamento...',
      'Conta criada! Redirecionando...',
      'conversas este mês',
      'Gerenciar Assinatura',
      'Configurada',
      // From the decisions.
      'E-mail ou senha incorretos.',
      'Este e-mail já está cadastrado.',
      'Data de nascimento inválida',
      'Senha muito comum. Escolha outra.',
      'Muitas tentativas. Tente novamente em alguns minutos.',
      'Não configurada',
      'Acesso negado',
    ],
    parts: [
      ['### /auth/login', '### /analyses'],
      ['### Settings page', '### /pricing'],
      ['- **Login**:', '- **Load Games**'],
      ['| Profile save', '| Portal failed'],
      ['| Login failed', '| Unread tickets'],
      ["- 'Informações atualizadas!'", "- 'Assinatura ativada"],
      ["- 'Conta criada! Redirecionando para", 'Error codes or bodies'],
    ],
    others: ['copy phone', 'default unit (R$)'],
  },
  billing: {
    sentences: [
      'Checkout cancelado',
      'Atualizar Status da Assinatura',
      'Seu Plano Atual',
      'Seu Plano',
      'Mais Popular',
      'Processando...',
      'Pagamento confirmado! Atualizando assinatura...',
      'Pagamento Realizado!',
      'Fazer Login',
      'Assinatura ativada com sucesso!',
      'Erro ao criar checkout. Tente novamente.',
      'Conta criada mas houve erro no checkout. Tente novamente em Preços.',
      'Erro ao abrir portal. Tente novamente.',
      'Crie sua conta para continuar com o pagamento',
      // From the decisions.
      'Pagamento ainda em confirmação. Avisaremos assim que for confirmado.',
    ],
    parts: [
      ['### /pricing', '### AI chat page'],
      ['- **Checkout**:', '- **Pro access to chat**'],
      ['| Checkout failed', '| Login failed'],
      ["- 'Assinatura ativada", "- 'Conta criada! Redirecionando para"],
    ],
    others: [],
  },
  result: {
    sentences: [
      'Salvando...',
      'Salva',
      'Erro ao salvar análise',
      'Análise salva com sucesso!',
      'Análise salva! Veja em Histórico.',
      'Dados da partida não disponíveis',
      'Você precisa estar logado',
    ],
    parts: [
      ['- **Save button**', '- **Card generation**'],
      ['- **Save and card**', '- **Chat send**'],
      ['- **Market filter**', '- **Combos**'],
      ['| Save failed', '| Card failed'],
      ["- 'Análise salva com sucesso!'", "- 'Card gerado!'"],
    ],
    others: ['Saving...', 'Saved', 'show all markets (ignore filters)'],
  },
  analyses: {
    sentences: [
      'Por favor, selecione uma data',
      'Selecione um jogo para analisar',
      'Sessão expirada. Faça login novamente.',
      'Limite atingido - Upgrade',
      'Erro ao carregar jogos',
      'Erro ao gerar análise',
      'Análise completa!',
      // From the decisions.
      'Configure a chave da API de futebol nas variáveis de ambiente.',
    ],
    parts: [
      ['- **Load Games**', '- **Save and card**'],
      ['| Games load failed', '| Save failed'],
      ["- '{n} jogos encontrados'", "- 'Análise salva com"],
    ],
    // Those with a number in them are functions beside the list: `quotaExhausted` and `gamesFound`.
    others: [
      'Limite de {limit} análises atingido para o plano {plan}. Faça upgrade para continuar.',
      'Limite de',
      '{n} jogos encontrados',
    ],
  },
  chat: {
    sentences: [
      'Recurso Exclusivo Pro',
      'Ver Planos',
      'Limite excedido',
      'Muitas requisições. Tente novamente em alguns minutos.',
      'Créditos insuficientes',
      'Por favor, adicione créditos ao workspace.',
      'Falha ao iniciar stream',
      'Erro',
      'Não foi possível enviar a mensagem. Tente novamente.',
      'Aviso',
      'Alguns dados podem estar indisponíveis.',
      'Erro ao verificar quota de conversas',
      'Tente novamente em alguns instantes',
      'Limite de conversas atingido',
      'Histórico limpo',
    ],
    parts: [
      ['### AI chat page', '## 3. Entities'],
      ['- **Match chat**:', '- **Analysis result in history**'],
      ['- **Pro access to chat**', '- **Plan lifecycle**'],
      ['| Chat HTTP 429', '| History load failed'],
      ["- 'Conversa {current}", "- 'Resultado atualizado!'"],
    ],
    // Those with a number in them are functions beside the list: `conversationStarted` and `conversationsLeft`.
    others: ['pro', 'Conversa {current}/{limit} iniciada', 'Restam {n} conversas no plano {plan}'],
  },
  history: {
    sentences: [
      'Nenhuma análise salva ainda. Comece no Dashboard!',
      'Nenhuma análise com resultado "{filter}"',
      'Erro ao carregar histórico',
      'Erro ao atualizar resultado',
      'Resultado atualizado!',
      'Erro ao gerar card',
      'Falha ao gerar o card',
      'Card gerado!',
      'Dados da partida não disponíveis',
      // From the decisions.
      'Gerando...',
      'Exportar CSV (Pro)',
    ],
    parts: [
      ['### /history', '### Settings page'],
      ['- **Card generation**', '- **Match chat**'],
      ['- **Analysis result in history**', '- **Checkout**'],
      ['| Card failed', '| Chat HTTP 429'],
      ['| History load failed', '| Profile save'],
      ["- 'Card gerado!'", "- 'Conversa {current}"],
      ["- 'Resultado atualizado!'", "- 'Informações atualizadas!'"],
    ],
    others: ['Export CSV (Pro)', 'Generating...'],
  },
  tipsters: {
    sentences: ['Tipster não encontrado.', 'Nenhuma análise pública disponível ainda.'],
    parts: [],
    companionParts: [['### Public tipster page', '### Legal pages']],
    others: ['why'],
  },
}
