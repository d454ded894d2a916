import type { LegalSection } from './legal-page.tsx'

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'resumo',
    title: 'Em resumo',
    blocks: [
      {
        list: [
          'Guardamos o necessário para o serviço funcionar, e só.',
          'Não vendemos dados e não mostramos anúncios.',
          'Não usamos cookies de rastreamento nem medição por terceiros.',
          'Você baixa uma cópia dos seus dados ou exclui a conta quando quiser, em Configurações.',
        ],
      },
      'Esta política segue a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD). O controlador dos dados é quem mantém este site.',
    ],
  },
  {
    id: 'dados',
    title: 'Que dados guardamos',
    blocks: [
      {
        list: [
          'Cadastro: nome, e-mail, data de nascimento, cidade, estado, telefone e WhatsApp, e quando você confirmou ser maior de 18 anos e aceitou estes textos, com a versão deles. A senha é guardada só como um resumo criptográfico, que não permite lê-la.',
          'Uso: análises feitas e salvas, resultados marcados, as apostas que você anotou no diário e a banca que informou, a sua unidade padrão, favoritos, quantas partidas estudou no mês e, se você pedir uma pausa, quando ela começou e termina.',
          'Limites: se você definir um tempo por dia, os minutos de uso dos últimos dias, só para contar esse tempo; se definir limites de valor, esses limites. Os sinais que o diário mostra a você são calculados na hora, não são guardados, ninguém mais os vê e não servem para vender.',
          'Pausa: para que ela valha em todas as suas contas e também em uma conta nova, um resumo criptográfico do e-mail e outro de cada telefone (também o do WhatsApp), feitos com uma chave nossa, que não permitem lê-los. Ficam só até o fim da pausa, mesmo se a conta for excluída; o mesmo resumo guarda, até o fim do mês, quantas partidas a conta excluída já tinha usado.',
          'Conversas com a IA: o texto enviado é usado para responder. As mensagens do chat de uma partida ficam no seu navegador e somem com a sessão.',
          'Suporte: os tickets e mensagens trocados com a nossa equipe.',
          'Assinatura: o plano, as datas e os códigos do processador de pagamentos. O número do cartão nunca passa por nós.',
          'Segurança: as sessões abertas, com data e tipo de aparelho, e registros técnicos sem o conteúdo das páginas.',
        ],
      },
    ],
  },
  {
    id: 'para-que',
    title: 'Para que usamos e com que base legal',
    blocks: [
      {
        list: [
          'Prestar o serviço que você contratou, inclusive o suporte e a cobrança: execução de contrato (art. 7º, V).',
          'Confirmar que você tem 18 anos e cumprir deveres fiscais e do consumidor: obrigação legal (art. 7º, II).',
          'Proteger contas e o serviço contra abuso: legítimo interesse (art. 7º, IX), limitado ao necessário.',
          'Avisar de mudanças nestes textos e da conta: execução de contrato. Não enviamos propaganda.',
        ],
      },
      'As probabilidades são calculadas sobre jogos, não sobre pessoas. Não tomamos decisões automáticas que afetem os seus direitos nem traçamos perfis para terceiros.',
    ],
  },
  {
    id: 'com-quem',
    title: 'Com quem compartilhamos',
    blocks: [
      'Só com quem presta partes do serviço, e só o que cada um precisa:',
      {
        list: [
          'Processador de pagamentos: nome, e-mail e assinatura.',
          'Provedor de inteligência artificial, quando um provedor externo é usado: o texto da conversa e os números da partida, sem o seu nome, e-mail ou telefone.',
          'Provedor de e-mail: o seu endereço e a mensagem.',
          'Provedores de dados de futebol, odds e clima: nada sobre você.',
          'Autoridades, quando a lei obriga.',
        ],
      },
      'Alguns desses provedores ficam fora do Brasil. A transferência segue o capítulo V da LGPD.',
    ],
  },
  {
    id: 'publico',
    title: 'O que é público',
    blocks: [
      'Nada do que você faz é público, com uma exceção: tipsters publicam análises em uma página própria, que mostra o nome escolhido para ela, as análises publicadas e o retrospecto. E-mail, telefone e análises privadas não aparecem. Cada publicação também é escrita no registro público, sob um código sem nome; quando a conta é excluída, o que liga o código à pessoa é apagado e a entrada fica.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies e dados no navegador',
    blocks: [
      {
        list: [
          'Um cookie de sessão, necessário para manter você conectado. Ele não pode ser lido por outros sites nem por scripts.',
          'Um cookie com o estado do menu do painel, só para administradores.',
          'No armazenamento do navegador: o tema escolhido, o plano que você ia contratar, as conversas da sessão e, para abrir sem internet, as últimas análises que você viu.',
        ],
      },
      'Ao sair, tudo o que é privado é apagado do navegador.',
    ],
  },
  {
    id: 'prazo',
    title: 'Por quanto tempo',
    blocks: [
      'Os dados ficam enquanto a conta existir. Ao excluir a conta, o acesso fecha na hora e os dados são apagados em poucos minutos; das cópias de segurança, em até 90 dias. O protocolo recebido mostra o andamento e não guarda de quem era a conta.',
      'Ficam além disso só os registros que a lei obriga a guardar, como os fiscais da assinatura, pelo prazo que ela fixa e separados do resto.',
    ],
  },
  {
    id: 'direitos',
    title: 'Seus direitos',
    blocks: [
      'A LGPD (art. 18) lhe dá o direito de:',
      {
        list: [
          'saber se tratamos dados seus e ter acesso a eles;',
          'corrigir dados incompletos, inexatos ou desatualizados;',
          'levar os dados para outro serviço (portabilidade);',
          'pedir que dados sejam apagados, bloqueados ou tornados anônimos;',
          'saber com quem os dados foram compartilhados;',
          'opor-se a um tratamento e revogar consentimentos;',
          'reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
        ],
      },
      'Em Configurações você corrige o nome, baixa tudo o que guardamos sobre você (em JSON e CSV) e exclui a conta, sem depender de ninguém. Os demais pedidos são feitos pelo Suporte e respondidos em até 15 dias.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    blocks: [
      'As conexões são criptografadas, as senhas são guardadas como resumo criptográfico e cada acesso é conferido no servidor. Nenhum sistema é perfeito: se um incidente puder causar risco ou dano relevante a você, avisaremos você e a ANPD.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de idade',
    blocks: [
      'O serviço não é para menores de 18 anos. Se soubermos que uma conta é de um menor, ela é encerrada e os dados são apagados.',
    ],
  },
  {
    id: 'contato',
    title: 'Contato e encarregado',
    blocks: ['Para falar com o encarregado pelo tratamento de dados (art. 41 da LGPD):', 'contact'],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    blocks: [
      'Mudanças são avisadas com pelo menos 30 dias de antecedência, no site e por e-mail. A data em que este texto passou a valer está no começo da página.',
    ],
  },
]
