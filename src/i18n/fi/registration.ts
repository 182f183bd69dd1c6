import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Ilmoittautuminen: ${event}`,
  waitingSubject: (event) => `Jonotuslista: ${event}`,
  appliedSubject: (event) => `Hakemus vastaanotettu: ${event}`,
  reviewSubject: (event) => `Ilmoittautuminen vastaanotettu: ${event}`,
  waiting: (event) =>
    `Ilmoittautuminen tapahtumaan ”${event}” on jonotuslistalla. Uusi sähköposti tulee heti, kun paikka vapautuu.`,
  when: 'Milloin',
  where: 'Missä',
  view: 'Katso tai muuta ilmoittautumista',
  keepLink:
    'Jokainen, jolla on linkki, voi nähdä ilmoittautumisen ja muuttaa sitä. Linkkiä ei pidä välittää eteenpäin.',
  ask: 'Täällä ilmoittautumista voi katsoa, korjata tai sen voi perua.',
  cancel: (name) => `Peru: ${name}`,
  cancelAsk: (name) =>
    `Perutaanko ilmoittautuminen (${name})? Paikka vapautuu ja tiedot poistetaan. Tätä ei voi kumota.`,
  cancelYes: 'Kyllä, peru',
  cancelNo: 'Ei, säilytä',
  cancelled: 'Ilmoittautuminen on peruttu ja tiedot on poistettu.',
  change: 'Muuta tietoja',
  save: 'Tallenna muutokset',
  saved: 'Muutokset on tallennettu.',
  tooLate: 'Tätä ei voi enää muuttaa täällä. Yhteydenotto seuraan auttaa.',
  offeredUntil: (when) => `Paikka on varattuna, kunnes määräaika päättyy: ${when}.`,
  accept: 'Ota paikka vastaan',
  decline: 'Kieltäydy paikasta',
  hiddenAnswer: 'Vastattu. Vastausta ei näytetä tässä.',
  nothingLeft: 'Täällä ei ole enää ilmoittautumista.',
  linkEnded: 'Tämä linkki ei enää toimi. Uusimmassa ilmoittautumista koskevassa sähköpostissa on uusi linkki.',
  sessionEnded: 'Turvallisuussyistä sivu suljettiin, kun sitä ei ollut käytetty hetkeen.',
  states: {
    registered: 'Ilmoittautunut',
    waiting: 'Jonotuslistalla',
    offered: 'Paikkaa tarjotaan',
    applied: 'Hakemus vastaanotettu',
    accepted: 'Hyväksytty',
    declined: 'Hylätty',
    lapsed: 'Tarjous on vanhentunut',
    unconfirmed: 'Sähköpostiosoitetta ei ole vielä vahvistettu',
  },
  cancelledSubject: (event) => `Peruttu: ${event}`,
  cancelledMail: (event) => `Ilmoittautuminen tapahtumaan ”${event}” on peruttu. Tiedot on poistettu.`,
  unconfirmedSubject: (event) => `Vahvistus puuttuu: ${event}`,
  unconfirmedMail: (event) =>
    `Tämä osoite on annettu kohteeseen ”${event}”. Se tulee voimaan, kun se vahvistetaan täällä.`,
  confirmAsk: (title) => `Vahvistetaanko sähköpostiosoite kohteeseen ”${title}”?`,
  linkLabel: 'Viestissä oleva linkki',
  addressConfirmed: 'Kiitos, sähköpostiosoite on vahvistettu. Seuraavaksi tulee viesti, jossa on kaikki tiedot.',
  confirmGone:
    'Tämä linkki ei enää toimi: osoitetta ei vahvistettu 24 tunnin kuluessa, tai ilmoittautuminen on peruttu. Lomakkeen voi lähettää uudelleen.',
  offeredSubject: (event) => `Paikka on vapaana: ${event}`,
  offeredMail: (event) =>
    `Tapahtumaan ”${event}” on vapautunut paikka. Se on varattu, ja sen voi nyt ottaa vastaan tai hylätä.`,
  answerBy: 'Vastaus viimeistään',
  offerEnds: 'Jos vastausta ei tule siihen mennessä, paikka siirtyy jonotuslistan seuraavalle.',
  answerOffer: 'Ota paikka vastaan tai hylkää se',
  lapsedSubject: (event) => `Tarjous vanhentunut: ${event}`,
  lapsedMail: (event) =>
    `Tarjottua paikkaa tapahtumaan ”${event}” ei otettu ajoissa vastaan, ja se siirtyy jonotuslistan seuraavalle. Jos kiinnostusta yhä on, seuraan voi ottaa yhteyttä.`,
  acceptedSubject: (title) => `Hakemus hyväksytty: ${title}`,
  acceptedMail: (organisation) => `Hakemus on hyväksytty. ${organisation} toivottaa tervetulleeksi!`,
  declinedSubject: (title) => `Hakemuksesta: ${title}`,
  declinedMail: (title) =>
    `Kiitos hakemuksesta ”${title}”. Seura ei valitettavasti voi hyväksyä sitä. Tiedot poistetaan.`,
};
