export interface Phrases {
  title: readonly string[];
  greeting: string;
  /** Used once, in this order; each variant starts at another one. */
  sentences: readonly string[];
  headings: readonly string[];
  source: string;
  closing: string;
}

const en: Phrases = {
  title: ['{topic}: what to know', '{topic}, made simple', 'A short guide: {topic}'],
  greeting: 'Hello,',
  sentences: [
    'Most people ask about this later than they should.',
    'A few minutes of planning save an hour afterwards.',
    'Start with the one step that is easiest to take today.',
    'It helps to write down what you expect before you begin.',
    'Our team answers by phone at any hour of the day.',
    'Nothing here needs special knowledge, only a little care.',
    'If plans change, tell us and we move the date.',
    'The first visit takes ten minutes, the next ones less.',
    'Ask somebody who has done it: the small tricks are the useful ones.',
    'What matters most is to begin before it is urgent.',
  ],
  headings: ['Why now', 'How it works', 'What to bring', 'What happens next'],
  source: 'Our documents say:',
  closing: 'Thank you for reading. We are glad to help.',
};

const de: Phrases = {
  title: ['{topic}: was man wissen sollte', '{topic}, einfach erklärt', 'Kurz gefasst: {topic}'],
  greeting: 'Guten Tag,',
  sentences: [
    'Die meisten fragen später danach, als gut wäre.',
    'Ein paar Minuten Planung sparen hinterher eine Stunde.',
    'Beginnen Sie mit dem Schritt, der heute am leichtesten fällt.',
    'Es hilft, vorher aufzuschreiben, was Sie erwarten.',
    'Unser Team ist zu jeder Uhrzeit am Telefon.',
    'Besondere Kenntnisse braucht es nicht, nur etwas Sorgfalt.',
    'Ändern sich Ihre Pläne, verschieben wir den Termin.',
    'Der erste Besuch dauert zehn Minuten, die nächsten weniger.',
    'Fragen Sie jemanden, der es schon gemacht hat.',
    'Wichtig ist, zu beginnen, bevor es eilt.',
  ],
  headings: ['Warum jetzt', 'So geht es', 'Was Sie mitbringen', 'Wie es weitergeht'],
  source: 'In unseren Unterlagen steht:',
  closing: 'Danke fürs Lesen. Wir helfen gern.',
};

const es: Phrases = {
  title: ['{topic}: lo que conviene saber', '{topic}, paso a paso', 'Guía breve: {topic}'],
  greeting: 'Hola:',
  sentences: [
    'Casi todo el mundo pregunta más tarde de lo que debería.',
    'Unos minutos de planificación ahorran una hora después.',
    'Empiece por el paso más fácil de dar hoy.',
    'Ayuda anotar antes lo que espera.',
    'Nuestro equipo atiende por teléfono a cualquier hora.',
    'No hacen falta conocimientos especiales, solo algo de cuidado.',
    'Si cambian sus planes, cambiamos la fecha.',
    'La primera visita dura diez minutos; las siguientes, menos.',
    'Pregunte a quien ya lo ha hecho.',
    'Lo importante es empezar antes de que sea urgente.',
  ],
  headings: ['Por qué ahora', 'Cómo funciona', 'Qué traer', 'Qué pasa después'],
  source: 'Según nuestros documentos:',
  closing: 'Gracias por leer. Estamos para ayudar.',
};

const fr: Phrases = {
  title: ['{topic} : ce qu’il faut savoir', '{topic}, tout simplement', 'Petit guide : {topic}'],
  greeting: 'Bonjour,',
  sentences: [
    'La plupart des gens posent la question trop tard.',
    'Quelques minutes de préparation épargnent une heure ensuite.',
    'Commencez par l’étape la plus facile aujourd’hui.',
    'Il est utile de noter d’abord ce que vous attendez.',
    'Notre équipe répond au téléphone à toute heure.',
    'Aucune connaissance particulière n’est nécessaire, juste un peu de soin.',
    'Si vos projets changent, nous déplaçons la date.',
    'La première visite dure dix minutes, les suivantes moins.',
    'Demandez à quelqu’un qui l’a déjà fait.',
    'L’essentiel est de commencer avant que cela presse.',
  ],
  headings: ['Pourquoi maintenant', 'Comment faire', 'Que prévoir', 'Et ensuite'],
  source: 'Nos documents indiquent :',
  closing: 'Merci de votre lecture. Nous sommes là pour vous aider.',
};

const it: Phrases = {
  title: ['{topic}: cosa sapere', '{topic}, in parole semplici', 'Guida breve: {topic}'],
  greeting: 'Buongiorno,',
  sentences: [
    'Quasi tutti chiedono più tardi di quanto dovrebbero.',
    'Pochi minuti di preparazione fanno risparmiare un’ora dopo.',
    'Inizi dal passo più facile da fare oggi.',
    'Aiuta scrivere prima che cosa ci si aspetta.',
    'Il nostro team risponde al telefono a ogni ora.',
    'Non servono conoscenze speciali, solo un po’ di cura.',
    'Se i piani cambiano, spostiamo la data.',
    'La prima visita dura dieci minuti, le altre meno.',
    'Chieda a chi lo ha già fatto.',
    'Conta iniziare prima che sia urgente.',
  ],
  headings: ['Perché adesso', 'Come funziona', 'Che cosa portare', 'Che cosa succede poi'],
  source: 'I nostri documenti dicono:',
  closing: 'Grazie per la lettura. Siamo qui per aiutare.',
};

const pt: Phrases = {
  title: ['{topic}: o que é preciso saber', '{topic}, de forma simples', 'Guia breve: {topic}'],
  greeting: 'Olá,',
  sentences: [
    'Quase toda a gente pergunta mais tarde do que devia.',
    'Alguns minutos de planeamento poupam uma hora depois.',
    'Comece pelo passo mais fácil de dar hoje.',
    'Ajuda escrever antes o que espera.',
    'A nossa equipa atende o telefone a qualquer hora.',
    'Não são precisos conhecimentos especiais, só algum cuidado.',
    'Se os planos mudarem, mudamos a data.',
    'A primeira visita demora dez minutos, as seguintes menos.',
    'Pergunte a quem já o fez.',
    'O importante é começar antes que seja urgente.',
  ],
  headings: ['Porquê agora', 'Como funciona', 'O que trazer', 'O que acontece depois'],
  source: 'Os nossos documentos dizem:',
  closing: 'Obrigado pela leitura. Estamos aqui para ajudar.',
};

const ru: Phrases = {
  title: ['{topic}: что нужно знать', '{topic}: просто о главном', 'Краткое руководство: {topic}'],
  greeting: 'Здравствуйте!',
  sentences: [
    'Большинство людей спрашивает об этом позже, чем стоило бы.',
    'Несколько минут подготовки сберегают потом целый час.',
    'Начните с шага, который проще всего сделать сегодня.',
    'Полезно заранее записать, чего вы ждёте.',
    'Наша команда отвечает по телефону в любое время.',
    'Особых знаний не нужно, только немного внимания.',
    'Если планы изменятся, мы перенесём дату.',
    'Первый визит занимает десять минут, следующие меньше.',
    'Спросите того, кто это уже делал.',
    'Главное начать раньше, чем станет срочно.',
  ],
  headings: ['Почему сейчас', 'Как это работает', 'Что взять с собой', 'Что будет дальше'],
  source: 'В наших документах сказано:',
  closing: 'Спасибо за внимание. Мы рады помочь.',
};

const hi: Phrases = {
  title: ['{topic}: क्या जानना ज़रूरी है', '{topic}, आसान शब्दों में', 'संक्षिप्त मार्गदर्शिका: {topic}'],
  greeting: 'नमस्ते,',
  sentences: [
    'ज़्यादातर लोग इसके बारे में देर से पूछते हैं।',
    'कुछ मिनट की तैयारी बाद में एक घंटा बचाती है।',
    'उस कदम से शुरू करें जो आज सबसे आसान है।',
    'पहले लिख लेना अच्छा है कि आप क्या चाहते हैं।',
    'हमारी टीम हर समय फ़ोन पर उपलब्ध है।',
    'किसी विशेष जानकारी की ज़रूरत नहीं, बस थोड़ा ध्यान।',
    'योजना बदले तो हम तारीख बदल देते हैं।',
    'पहली मुलाकात में दस मिनट लगते हैं, बाद में कम।',
    'किसी ऐसे व्यक्ति से पूछें जिसने यह किया है।',
    'सबसे ज़रूरी है समय रहते शुरू करना।',
  ],
  headings: ['अभी क्यों', 'यह कैसे होता है', 'क्या साथ लाएँ', 'आगे क्या होगा'],
  source: 'हमारे दस्तावेज़ कहते हैं:',
  closing: 'पढ़ने के लिए धन्यवाद। हमें मदद करके खुशी होगी।',
};

const te: Phrases = {
  title: ['{topic}: తెలుసుకోవలసినవి', '{topic}, సులభంగా', 'చిన్న మార్గదర్శి: {topic}'],
  greeting: 'నమస్కారం,',
  sentences: [
    'చాలా మంది దీని గురించి ఆలస్యంగా అడుగుతారు.',
    'కొన్ని నిమిషాల ప్రణాళిక తర్వాత ఒక గంటను ఆదా చేస్తుంది.',
    'ఈ రోజు సులభంగా చేయగల అడుగుతో మొదలుపెట్టండి.',
    'మీరు ఏమి ఆశిస్తున్నారో ముందే రాసుకోవడం మంచిది.',
    'మా బృందం ఏ సమయంలోనైనా ఫోన్‌లో సమాధానం ఇస్తుంది.',
    'ప్రత్యేక జ్ఞానం అవసరం లేదు, కొంచెం శ్రద్ధ చాలు.',
    'ప్రణాళిక మారితే తేదీని మారుస్తాము.',
    'మొదటి సందర్శనకు పది నిమిషాలు పడుతుంది, తర్వాత తక్కువ.',
    'ఇది చేసిన వారిని అడగండి.',
    'అత్యవసరం కాకముందే మొదలుపెట్టడం ముఖ్యం.',
  ],
  headings: ['ఇప్పుడే ఎందుకు', 'ఇది ఎలా పనిచేస్తుంది', 'ఏమి తీసుకురావాలి', 'తర్వాత ఏమిటి'],
  source: 'మా పత్రాలు ఇలా చెబుతున్నాయి:',
  closing: 'చదివినందుకు ధన్యవాదాలు. సహాయం చేయడం మాకు సంతోషం.',
};

const ALL: Readonly<Record<string, Phrases>> = { de, en, es, fr, hi, it, pt, ru, te };

export const phrasesIn = (language: string): Phrases => ALL[language] ?? en;
