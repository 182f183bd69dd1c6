import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hei ${name},` : 'Hei,'),
  signInSubject: (organisation) => `Kirjautuminen: ${organisation}`,
  signIn: (organisation) =>
    `Tässä on kirjautumislinkki jäsenportaaliin (${organisation}), jossa voi katsoa henkilötietoja ja pitää ne ajan tasalla:`,
  deskSignIn: (organisation) =>
    `Tässä on kirjautumislinkki sivulle, jolla ilmoittautumisia hallitaan (${organisation}):`,
  signInButton: 'Kirjaudu sisään',
  validUntil: (when) =>
    `Linkin voimassaolo päättyy: ${when}. Siihen asti sitä voi käyttää niin usein kuin tarvitsee, ellei sitä mitätöidä kirjauduttaessa ulos. Se, jolla linkki on, voi nähdä tiedot ja muuttaa niitä, joten linkkiä ei pidä antaa muille.`,
  paste:
    'Jos tämä viesti luetaan toisella laitteella, linkin voi kopioida kenttään sillä sivulla, jolla se pyydettiin.',
  codeIntro:
    'Jos linkki pyydettiin toisella laitteella, tämän koodin voi kirjoittaa siellä sivulle, jolla se pyydettiin:',
  codeNote:
    'Koodi toimii kerran ja vain 10 minuutin ajan pyynnöstä. Kun se on käytetty, linkkikään ei enää toimi. Koodia ei pidä kertoa kenellekään: seura ei koskaan kysy sitä.',
  notAsked:
    'Jos kukaan ei ole pyytänyt linkkiä, mitään ei tarvitse tehdä: ilman tätä viestiä kukaan ei pääse kirjautumaan.',
  emailChangedSubject: (organisation) => `Jäsentietojen sähköpostiosoite on muuttunut: ${organisation}`,
  emailChanged: (organisation) =>
    `Jäsentiedoissa (${organisation}) on nyt toinen sähköpostiosoite. Viestit lähetetään tästä lähtien siihen, eivätkä tähän osoitteeseen tulleet kirjautumislinkit ole enää voimassa.`,
  notYou: (contact) =>
    contact
      ? `Jos tämä on erehdys, siitä kannattaa kirjoittaa pian osoitteeseen ${contact}.`
      : 'Jos tämä on erehdys, siitä kannattaa kertoa pian yhdistykselle.',
  repeat: 'Tämä viesti on voinut tulla jo aiemmin.',
  confirmSubject: (organisation) => `Vahvista sähköpostiosoite: ${organisation}`,
  confirm: (organisation) =>
    `Tämä osoite on ilmoitettu jäsenen uudeksi sähköpostiosoitteeksi (${organisation}). Se tulee voimaan, kun se vahvistetaan tästä:`,
  confirmButton: 'Vahvista',
  confirmUntil: (when) => `Linkki toimii tähän asti: ${when}.`,
  confirmNotYou:
    'Jos asia ei ole tuttu, mitään ei tarvitse tehdä: ilman tätä linkkiä mikään ei muutu, eikä muita viestejä tule.',
  requestedSubject: (organisation) => `Uusi sähköpostiosoite ilmoitettu: ${organisation}`,
  requested: (organisation) =>
    `Toinen sähköpostiosoite on ilmoitettu (${organisation}). Se tulee voimaan, kun se on vahvistettu siihen lähetetyllä viestillä. Siihen asti kaikki pysyy ennallaan.`,
  undoIntro: 'Jos se on erehdys, tämä linkki säilyttää vanhan osoitteen ja kirjaa kaikki laitteet ulos:',
  undoButton: 'Säilytä vanha osoite',
  scanCode: 'Pankkisovellukset lukevat tästä koodista summan, tilin ja viitteen.',
  stillToPay: 'Vielä maksettava',
  feeReminderSubject: (organisation) => `Maksumuistutus: ${organisation}`,
  feeReminder: (organisation) =>
    `Tämä on vielä maksamatta: ${organisation}. Jos se on jo maksettu, tämän viestin voi jättää huomiotta.`,
  movedFrom: (event) =>
    `Yhdistys on siirtänyt tämän ilmoittautumisen tänne tapahtumasta ”${event}”. Siellä se ei ole enää voimassa.`,
};
