interface Names {
  /** ASCII word for the email address. */
  mailbox: string;
  given: readonly string[];
  family: readonly string[];
}

export const NAMES: readonly Names[] = [
  {
    mailbox: 'en',
    given: ['Amelia', 'Oliver', 'Grace', 'Noah', 'Ruby'],
    family: ['Hartley', 'Whitcombe', 'Ashdown', 'O’Rourke', 'Pemberton'],
  },
  {
    mailbox: 'es',
    given: ['Marisol', 'Íñigo', 'Ximena', 'Joaquín', 'Begoña'],
    family: ['Quintero', 'Núñez', 'Echeverría', 'de la Peña', 'Ibáñez'],
  },
  {
    mailbox: 'pl',
    given: ['Zuzanna', 'Łukasz', 'Świętosława', 'Paweł', 'Żaneta'],
    family: ['Wójcik', 'Dąbrowska', 'Szczepański', 'Gołąb', 'Źrebiec'],
  },
  {
    mailbox: 'vi',
    given: ['Thị Hồng', 'Văn Đức', 'Ngọc Ánh', 'Quốc Bảo', 'Mỹ Linh'],
    family: ['Nguyễn', 'Trần', 'Phạm', 'Đặng', 'Vũ'],
  },
  {
    mailbox: 'ru',
    given: ['Анна', 'Дмитрий', 'Елена', 'Фёдор', 'Юлия'],
    family: ['Кузнецова', 'Щербаков', 'Мельник', 'Цветкова', 'Жуковский'],
  },
  {
    mailbox: 'el',
    given: ['Ελένη', 'Γιώργος', 'Δήμητρα', 'Νίκος', 'Χριστίνα'],
    family: ['Παπαδάκη', 'Οικονόμου', 'Ξανθάκης', 'Ψαρρού', 'Βασιλείου'],
  },
  {
    mailbox: 'ar',
    given: ['ليلى', 'أحمد', 'نور', 'خالد', 'فاطمة'],
    family: ['الحسن', 'منصور', 'القاسمي', 'حداد', 'الزهراني'],
  },
  {
    mailbox: 'he',
    given: ['נועה', 'איתן', 'שירה', 'יונתן', 'תמר'],
    family: ['לוי', 'כהן', 'ביטון', 'פרידמן', 'אברהמי'],
  },
  {
    mailbox: 'hi',
    given: ['अनन्या', 'आरव', 'दीपिका', 'रोहन', 'सुनीता'],
    family: ['शर्मा', 'वर्मा', 'पटेल', 'अय्यर', 'चतुर्वेदी'],
  },
  {
    mailbox: 'te',
    given: ['సాయి', 'లక్ష్మి', 'వెంకట్', 'శ్రావణి', 'కిరణ్'],
    family: ['రెడ్డి', 'నాయుడు', 'చౌదరి', 'శాస్త్రి', 'ప్రసాద్'],
  },
  {
    mailbox: 'zh',
    given: ['秀英', '伟', '雨桐', '建国', '思远'],
    family: ['王', '李', '欧阳', '陈', '司马'],
  },
  {
    mailbox: 'ja',
    given: ['さくら', '健太', '陽菜', 'ユウキ', '直樹'],
    family: ['佐藤', '鈴木', '高橋', '渡辺', '小林'],
  },
  {
    mailbox: 'ko',
    given: ['서연', '민준', '지우', '하은', '도윤'],
    family: ['김', '이', '박', '최', '정'],
  },
  {
    mailbox: 'th',
    given: ['สมชาย', 'กัญญา', 'ณัฐพล', 'พิมพ์ใจ', 'อรทัย'],
    family: ['ศรีสุข', 'วงศ์ใหญ่', 'ใจดี', 'ทองคำ', 'แสงจันทร์'],
  },
  {
    mailbox: 'ka',
    given: ['ნინო', 'გიორგი', 'თამარ', 'ლუკა', 'მარიამ'],
    family: ['ბერიძე', 'კაპანაძე', 'ლომიძე', 'ჩხეიძე', 'წერეთელი'],
  },
  {
    mailbox: 'am',
    given: ['ሰላም', 'አበበ', 'ትዕግስት', 'ዳዊት', 'ሕይወት'],
    family: ['ተስፋዬ', 'ገብረ', 'ከበደ', 'በቀለ', 'አለሙ'],
  },
];

/** Unusual names that forms and imports accept; used near the top of the list. */
export const ODD_NAMES: readonly string[] = [
  'Cher',
  `Wolfeschlegelsteinhausenbergerdorff ${'von der Hohen Halle '.repeat(14).trim()} III`,
  '🌻 Flora & Söhne 🌻',
  '<b>Robert</b> "Bobby" O\'Tables; --',
  'مها Al-Rashid (Maha)',
  '',
];
