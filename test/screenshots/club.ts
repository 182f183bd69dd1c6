const HOUR_MS = 3_600_000;

/** The languages in which the club of the screenshots is written. */
const CLUB_LANGUAGES = ['de', 'ar'] as const;

export type ClubLanguage = (typeof CLUB_LANGUAGES)[number];

/** The language of the club that visitors of a language see: theirs, else German. */
export const clubLanguageOf = (lang: string): ClubLanguage => CLUB_LANGUAGES.find((one) => one === lang) ?? 'de';

export const CLUB_SLUGS: Readonly<Record<ClubLanguage, string>> = { de: 'verein', ar: 'nadi' };

/** Names and addresses that are typed into forms. */
export const PERSONS = {
  de: { last: 'Größmann', children: ['Mia', 'Jonas'], parent: 'Käthe', street: 'Am Wäldchen 3', city: 'Dresden' },
  ar: { last: 'الأحمد', children: ['ليلى', 'يوسف'], parent: 'سارة', street: 'شارع الغابة 3', city: 'درسدن' },
} as const;

/** A countdown is shown within the last day. */
const opensSoon = () => new Date(Date.now() + 20 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');

type Texts = (german: string, arabic: string) => string;

const yamlIn = (t: Texts): string => `
workspace:
  slug: ${t('verein', 'nadi')}
  name: ${t('SV Wiesental 1921 e. V.', 'نادي الوادي الأخضر الرياضي')}
  time_zone: Europe/Berlin
  country: DE
  contact_email: office@club.example
  languages: [${t('de, ar', 'ar, de')}]
  accent_color: '#155e63'
  logo_url: https://club.example/logo.svg
  website_url: https://club.example/
  privacy_url: https://club.example/privacy
  imprint_url: https://club.example/imprint
  bank_account: { holder: SV Wiesental 1921 e. V., iban: DE89 3704 0044 0532 0130 00, bank: Bank im Wiesental }
cost_units: [{ name: Camps, categories: [Fees] }]
lists:
  - type: member
    name: ${t('Mitglieder', 'الأعضاء')}
    columns:
      - { external_id: department, name: ${t('Abteilung', 'القسم')}, type: string, allowed_values: [${t('Turnen, Kanu', 'الجمباز, الكانو')}] }
      - { external_id: photo_consent, name: ${t('Fotos dürfen veröffentlicht werden', 'يجوز نشر الصور')}, type: boolean }
    profile:
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - phone
            - birthdate
            - address
        - title: ${t('Im Verein', 'في النادي')}
          fields: [membership_number, { name: department, read_only: true }, photo_consent]
events:
  - slug: camp
    title: ${t('Sommerzeltlager am Großen Müggelsee', 'مخيم الصيف على بحيرة موغلزي الكبرى')}
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    closes_at: 2027-06-30 24:00
    location: ${t('Jugendzeltplatz Großer Müggelsee, Berlin', 'مخيم الشباب على بحيرة موغلزي، برلين')}
    description: ${t('Zwei Wochen draußen mit Kanu, Lagerfeuer und Nachtwanderung, und ein Betreuungsteam, das selbst einmal hier angefangen hat.', 'أسبوعان في الطبيعة مع الكانو ونار المخيم والمسير الليلي، وفريق إشراف بدأ هو نفسه من هنا.')}
    columns:
      - { external_id: shirt, name: ${t('T-Shirt-Größe', 'مقاس القميص')}, type: string, allowed_values: ['128', '140', '152', '164', S, M, L] }
      - { external_id: food, name: ${t('Verpflegung', 'الطعام')}, type: string, allowed_values: [${t('alles, vegetarisch, vegan', 'كل شيء, نباتي, نباتي صرف')}] }
      - { external_id: allergies, name: ${t('Allergien und Unverträglichkeiten', 'الحساسية وعدم التحمل')}, type: text }
      - { external_id: courses, name: ${t('Welche Kurse sollen es sein?', 'أي دورات تريدون؟')}, type: array, allowed_values: [${t('Kanu, Klettern, Theater', 'الكانو, التسلق, المسرح')}] }
      - { external_id: can_swim, name: ${t('Hat mindestens das Schwimmabzeichen Bronze', 'يحمل شارة السباحة البرونزية على الأقل')}, type: boolean }
      - { external_id: guardian_phone, name: ${t('Telefon der Eltern (Tag und Nacht)', 'هاتف الوالدين ليلًا ونهارًا')}, type: phone }
      - { external_id: rules, name: ${t('Ich habe die Lagerordnung gelesen und stimme ihr zu', 'قرأت قواعد المخيم وأوافق عليها')}, type: boolean }
      - { external_id: photos, name: ${t('Fotos aus dem Lager dürfen veröffentlicht werden', 'يجوز نشر صور من المخيم')}, type: boolean }
    form:
      participants: 4
      image_url: https://club.example/camp.svg
      image_alt: ${t('Zelte am See', 'خيام على البحيرة')}
      prices:
        base: 290
        additions: [{ amount: 12, label: ${t('T-Shirt', 'القميص')}, when: { field: shirt, is: [S, M, L] } }]
        siblings: { second: 30, third: 60 }
        cost_unit: Camps
        category: Fees
      intro: ${t('Für alle von 8 bis 16 Jahren. Der Beitrag wird erst nach der Bestätigung fällig.', 'للجميع من 8 إلى 16 سنة. يستحق الرسم بعد التأكيد فقط.')}
      thanks: ${t('Die Packliste kommt vier Wochen vor dem Lager per E-Mail.', 'تصل قائمة الأمتعة بالبريد الإلكتروني قبل المخيم بأربعة أسابيع.')}
      sections:
        - title: ${t('Wer kommt mit?', 'من سيأتي؟')}
          fields:
            - { name: name, required: true }
            - { name: birthdate, required: true }
            - { name: shirt, required: true, help: ${t('Die Lagershirts fallen klein aus.', 'قمصان المخيم صغيرة القياس.')} }
            - { name: food, required: true }
            - { name: allergies, sensitive: true }
        - title: ${t('Im Lager', 'في المخيم')}
          fields:
            - { name: courses, help: ${t('Mehrere sind möglich.', 'يمكن اختيار أكثر من دورة.')} }
            - { name: can_swim, visible_when: { field: courses, is: ${t('Kanu', 'الكانو')} } }
        - title: ${t('Post und Einverständnis', 'المراسلة والموافقة')}
          shared: true
          fields:
            - { name: email, required: true, help: ${t('Hierhin geht die Bestätigung.', 'تُرسل رسالة التأكيد إلى هنا.')} }
            - { name: guardian_phone, required: true }
            - { name: address, required: true }
            - name: rules
              must_accept: true
              links: [{ text: ${t('Lagerordnung', 'قواعد المخيم')}, url: https://club.example/rules }]
            - { name: photos, consent: true }
  - slug: holidays
    title: ${t('Ferienkurs Theater und Musik', 'دورة العطلة للمسرح والموسيقى')}
    published: true
    start_date: 2027-08-16
    end_date: 2027-08-20
    location: ${t('Vereinsheim', 'مقر النادي')}
    columns:
      - { external_id: courses, name: ${t('Welche Kurse sollen es sein?', 'أي دورات تريدون؟')}, type: array, allowed_values: [${t('Theater, Musik, Tanz', 'المسرح, الموسيقى, الرقص')}] }
      - { external_id: rules, name: ${t('Ich stimme den Kursregeln zu', 'أوافق على قواعد الدورة')}, type: boolean }
    form:
      sections:
        - title: ${t('Wer kommt mit?', 'من سيأتي؟')}
          fields: [{ name: name, required: true }, { name: email, required: true }]
        - title: ${t('Kurse', 'الدورات')}
          fields: [courses]
        - title: ${t('Einverständnis', 'الموافقة')}
          fields: [{ name: rules, must_accept: true }]
  - slug: canoe
    title: ${t('Kanu-Wochenende auf der Spree', 'عطلة الكانو على نهر الشبريه')}
    published: true
    start_date: 2027-07-09
    end_date: 2027-07-11
    closes_at: 2027-07-05 24:00
    max_persons: 1
    location: ${t('Bootshaus Wiesental', 'بيت القوارب')}
    description: ${t('Drei Tage auf dem Wasser, zwei Nächte im Bootshaus.', 'ثلاثة أيام على الماء وليلتان في بيت القوارب.')}
    form: { waiting_list: queue, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
  - slug: queue
    title: ${t('Warteliste für das Kanu-Wochenende auf der Spree', 'قائمة انتظار عطلة الكانو')}
    published: true
    start_date: 2027-07-09
    end_date: 2027-07-11
    form:
      thanks: ${t('Wird ein Platz frei, kommt eine E-Mail.', 'إذا شغر مكان تصل رسالة بالبريد الإلكتروني.')}
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
  - slug: theatre
    title: ${t('Theaternachmittag im Vereinsheim', 'عصر المسرح في مقر النادي')}
    published: true
    start_date: 2027-07-17
    max_persons: 1
    location: ${t('Vereinsheim', 'مقر النادي')}
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
  - slug: climbing
    title: ${t('Klettertag für Kinder', 'يوم التسلق للأطفال')}
    published: true
    start_date: 2027-07-18
    closes_at: 2027-07-15 18:00
    max_persons: 3
    location: ${t('Kletterhalle am Güterbahnhof', 'قاعة التسلق عند محطة الشحن')}
    description: ${t('Für alle von 10 bis 16 Jahren, auch ohne Erfahrung. Gurte und Schuhe gibt es vor Ort.', 'للجميع من 10 إلى 16 سنة، بلا خبرة سابقة. الأحزمة والأحذية متوفرة هناك.')}
    form:
      prices: { base: 12.5 }
      image_url: https://club.example/climbing.svg
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
  - slug: ski
    title: ${t('Skifreizeit der Jugend', 'رحلة التزلج للشباب')}
    published: true
    start_date: 2028-02-05
    end_date: 2028-02-12
    opens_at: 2027-10-01 18:00
    closes_at: 2027-12-15 24:00
    location: ${t('Jugendhaus Tannengrund, Oberwiesenthal', 'بيت الشباب، أوبرفيزنتال')}
  - slug: soon
    title: ${t('Staffellauf über die Überlaufwiese', 'سباق التتابع عبر المرج')}
    published: true
    start_date: 2027-07-21
    opens_at: '${opensSoon()}Z'
    location: ${t('Sportplatz an der Wiese', 'ملعب المرج')}
  - slug: past
    title: ${t('Sportabzeichen-Tag für alle', 'يوم الشارة الرياضية للجميع')}
    published: true
    start_date: 2027-07-10
    closes_at: 2026-11-01 12:00
    location: ${t('Sportplatz an der Wiese', 'ملعب المرج')}
  - slug: festival
    title: ${t('Festwoche zum Vereinsjubiläum', 'أسبوع احتفالات النادي')}
    published: true
    start_date: 2030-05-31
    end_date: 2030-06-08
    location: ${t('Vereinsgelände und Festzelt an der Wiese', 'أرض النادي وخيمة الاحتفال')}
    form:
      confirm_email: true
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
`;

/** The workspace file in a language. Lines with a key of `leftOut` are dropped: earlier builds refuse keys that they do not know. */
export const clubYaml = (lang: ClubLanguage, leftOut: readonly string[] = []): string =>
  yamlIn((german, arabic) => (lang === 'de' ? german : arabic))
    .split('\n')
    .filter((line) => !leftOut.some((key) => line.trimStart().startsWith(`${key}:`)))
    .join('\n');
