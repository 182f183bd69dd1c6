// Long because all findings of the doctor stand in one list, in the order of the English ones.
import type { FindingTexts } from '../doctor-messages.js';
import { momentIn } from '../moment-in.js';

const toolSettings = (tool: string) => `In den Einstellungen von ${tool} das Skript bitte ausnehmen.`;

export const findings: FindingTexts = {
  no_embed: {
    title: 'Auf dieser Seite steht nichts von Turnout.',
    advice:
      'Die Zeile wurde nicht gespeichert, oder der Editor hat sie entfernt. Bitte noch einmal einfügen, und zwar in einen Block für HTML oder Code und nicht in den Text. Entfernt der Editor Skripte, kann das Skript einmal in die Vorlage der Website, und wo das Formular stehen soll, kommt <div data-turnout-slug="club/form"></div> hin.',
  },
  tag_stripped: {
    title: ({ slug }) => `Der Platz${slug && ` für „${slug}“`} ist da, aber kein Skript, das ihn füllt.`,
    advice:
      'Der Editor hat das Skript entfernt; viele tun das in Inhalten. Die Zeile bitte in einen Block für HTML oder Code einfügen oder in die Vorlage der Website setzen lassen. Sie darf irgendwo auf der Seite stehen.',
  },
  script_without_source: {
    title: 'Das Skript hat seine Adresse verloren.',
    advice: 'Der Editor hat sie entfernt (src). Bitte an der Stelle die ganze Zeile einfügen.',
  },
  shown_as_text: {
    title: 'Die Zeile wird als Text angezeigt und läuft nicht.',
    advice:
      'Sie wurde in den Text eingefügt und vom Editor in reinen Text verwandelt. Bitte dort löschen und in einen Block für HTML oder Code einfügen oder in der Quelltextansicht.',
  },
  inert: {
    title: ({ inside }) =>
      inside === 'comment'
        ? 'Die Zeile steht in einer Notiz, die Browser überspringen (HTML-Kommentar).'
        : `Die Zeile steht in einem Teil der Seite, den Browser nicht ausführen (${inside}).`,
    advice: 'Bitte von dort dahin verschieben, wo das Formular erscheinen soll.',
  },
  type_inert: {
    title: ({ type }) => `Das Skript ist als etwas gekennzeichnet, das kein Browser ausführt (type="${type}").`,
    advice: 'Ein Plugin oder der Editor hat es geändert. Bitte die Zeile ohne type verwenden.',
  },
  curly_quotes: {
    title: 'Die Anführungszeichen in der Zeile sind geschwungen („ “ statt "), und der Browser versteht sie nicht.',
    advice:
      'Eine Textverarbeitung oder der Editor hat sie geändert. Bitte diese Zeile als reinen Text einfügen oder in der Quelltextansicht.',
  },
  no_slug: {
    title: 'Das Skript sagt nicht, für welches Formular oder welche Liste es da ist.',
    advice:
      'Der Editor hat den Namen des Formulars entfernt (data-slug), und auch die Adresse nennt keinen. Bitte die Zeile verwenden, in der er an beiden Stellen steht, mit dem eigenen Verein und Formular.',
  },
  bad_slug: {
    title: ({ slug }) => `„${slug}“ kann nicht der Name eines Formulars sein.`,
    advice:
      'Er wird verein/formular geschrieben oder nur verein für die Terminliste: Kleinbuchstaben, Ziffern und Bindestriche.',
  },
  unknown_widget: {
    title: ({ name }) => `Etwas namens „${name}“ hat Turnout nicht zu zeigen (data-widget).`,
    advice:
      'Bitte eines von diesen schreiben oder data-widget weglassen: Dann entscheidet der Name. verein/formular zeigt ein Formular, verein allein die Terminliste.',
  },
  head_only: {
    title: 'Die Zeile steht im unsichtbaren Anfang der Seite (head), deshalb erscheint das Formular ganz am Ende.',
    advice:
      'Soll es woanders stehen, bitte die Zeile dorthin verschieben. Oder <div data-turnout-slug="club/form"></div> an die Stelle setzen und den Namen des Formulars (data-slug) aus der Zeile nehmen.',
  },
  mixed_content: {
    title: 'Die Seite ist sicher (https), das Skript nicht; der Browser lädt es deshalb nicht.',
    advice: 'Bitte die Adresse mit https verwenden.',
  },
  relative_source: {
    title: 'Die Adresse des Skripts sagt nicht, auf welchem Server es liegt.',
    advice: ({ resolved }) =>
      `${resolved ? `Sie führt zu ${resolved}. ` : ''}Vielleicht hat der Editor sie gekürzt. Bitte die ganze Zeile verwenden, die der Verein bekommen hat.`,
  },
  base_href: {
    title: ({ base }) => `Die Seite lenkt kurze Adressen um, auch die des Skripts (<base href="${base}">).`,
    advice: ({ source }) => `Gesucht wird es bei ${source}. Bitte die Zeile mit der ganzen Adresse verwenden.`,
  },
  sandboxed: {
    title: ({ sandbox }) => `Die Zeile steht an einer Stelle, an der keine Skripte laufen dürfen (${sandbox}).`,
    advice:
      'Wer die Website betreut, erlaubt dort Skripte (allow-scripts); mehr braucht es nicht. Oder die Zeile in die Seite selbst setzen.',
  },
  policy: {
    title: ({ blocked }) =>
      `Die Website verbietet ${blocked === 'scripts' ? 'Skripte von der Adresse von Turnout' : blocked === 'requests' ? 'Anfragen an die Adresse von Turnout' : 'Skripte von der Adresse von Turnout und Anfragen an sie'} (Content-Security-Policy).`,
    advice:
      'Wer die Website betreut, erlaubt diese Adresse: mit der ersten Zeile unten, in den Einstellungen eines Sicherheits-Plugins oder des Servers. Die zweite Zeile enthält alle Regeln der Seite, so ergänzt.',
  },
  policy_wants_nonce: {
    title: 'Die Website führt nur Skripte mit ihrem Einmal-Code aus (nonce der Content-Security-Policy).',
    advice: 'Dieses hat keinen. Wer die Vorlagen der Seite macht, gibt ihm denselben wie den anderen Skripten.',
  },
  trusted_types: {
    title: ({ lacking }) =>
      `Der Schutz der Website vor fremdem Code lässt Turnout nicht durch: Es fehlt „${lacking}“ (Trusted Types).`,
    advice:
      'Wer die Website betreut, ergänzt das. Unten stehen die Regeln der Seite (Content-Security-Policy), so ergänzt.',
  },
  integrity_without_crossorigin: {
    title:
      'Der Browser darf den Fingerabdruck des Skripts nicht prüfen und weist es deshalb ab (integrity ohne crossorigin).',
    advice:
      'Beide Wörter gehören zusammen, wenn ein Skript von einem anderen Server kommt. Die Zeile unten enthält beide.',
  },
  integrity_mismatch: {
    title: 'Das Skript ist nicht das, was die Zeile erwartet: Sein Fingerabdruck ist ein anderer (integrity).',
    advice: ({ expected }) =>
      `Sein Fingerabdruck ist ${expected}. Das Skript hat sich geändert, seit die Zeile entstand: bitte die Adresse mit der Version darin verwenden oder diese Zeile.`,
  },
  integrity_ignored: {
    title:
      'Die Zeile enthält keinen gültigen Fingerabdruck des Skripts; der Browser prüft ihn deshalb nicht (integrity).',
    advice:
      'Das Skript läuft, aber niemand prüft, ob es das gewählte ist. Bitte die Zeile verwenden, wie der Dienst sie ausgibt, oder diese.',
  },
  integrity_may_change: {
    title: 'Das Skript hat einen Fingerabdruck (integrity), aber seine Adresse meint immer die neueste Version.',
    advice:
      'Mit der nächsten Version liefe es nicht mehr. Bitte integrity weglassen oder die Adresse mit der Version darin verwenden.',
  },
  integrity_required: {
    title: 'Die Website führt nur Skripte mit Fingerabdruck aus, und dieses hat keinen (integrity).',
    advice:
      'Bitte die Zeile mit der Version in der Adresse und mit integrity verwenden. Wer den Dienst betreibt, findet beides in integrity.json.',
  },
  crossorigin_credentials: {
    title: 'Die Zeile holt das Skript mit Cookies, und dann weist der Browser es ab (crossorigin="use-credentials").',
    advice: 'Bitte nur crossorigin schreiben.',
  },
  consent: {
    title: ({ tool }) => `${tool} hält das Skript zurück, bis Besucher zustimmen.`,
    advice: ({ tool }) =>
      `Solange niemand das Formular benutzt, setzt es keine Cookies, speichert nichts und verbindet sich nur mit dem eigenen Server. Es darf deshalb als notwendig gelten. ${toolSettings(tool)} Steht unten eine Zeile, tut sie dasselbe.`,
  },
  consent_source: {
    title: ({ attribute }) => `Die Adresse des Skripts steht, wo der Browser sie nicht sucht (${attribute}).`,
    advice:
      'Ein Werkzeug für Einwilligungen oder ein Plugin, das später lädt, hat sie dorthin gesetzt. Dort ausnehmen oder diese Zeile verwenden.',
  },
  delayed: {
    title: ({ tool }) => `${tool} führt das Skript später aus, vielleicht erst, wenn jemand die Maus bewegt.`,
    advice: ({ tool }) => `${toolSettings(tool)} Unten steht die Zeile, die das sagt, oder was dort einzutragen ist.`,
  },
  copied: {
    title: ({ source }) => `Ein Plugin der Website liefert eine Kopie des Skripts aus (${source}).`,
    advice:
      'Das Skript fragt dort, wo es herkam, und eine Kopie fragt den falschen Server. Bitte embed.js im Plugin ausnehmen und die Zeile so verwenden, wie der Verein sie bekommen hat.',
  },
  twice: {
    title: ({ slug }) => `„${slug}“ steht zweimal auf der Seite.`,
    advice: 'Beide funktionieren, und Besucher sehen es doppelt. Bitte eine der Zeilen löschen.',
  },
  two_versions: {
    title: 'Das Skript kommt von mehr als einer Adresse.',
    advice: ({ sources }) =>
      `Beide funktionieren, aber Besucher laden es mehrmals. Bitte überall dieselbe verwenden:\n${sources}`,
  },
  name_taken: {
    title: ({ tag }) => `Etwas anderes auf dieser Seite trägt schon den Namen des Elements (<${tag}>).`,
    advice:
      'Ein Name wird auf einer Seite nur einmal vergeben, und das andere war schneller. Bitte entfernen oder nach der Zeile von Turnout laden; oder die Zeile auf eine eigene Seite setzen und diese in einem Rahmen zeigen (iframe).',
  },
  removed: {
    title: ({ slug }) => `„${slug}“ kam auf die Seite, und etwas hat es wieder weggenommen.`,
    advice:
      'Ein Skript der Seite hat diesen Teil ersetzt, oft beim Laden (document.write) oder beim Wechsel der Ansicht. Bitte die Zeile dorthin setzen, wo es nicht hinreicht, oder <event-registration slug="club/form"></event-registration> in das schreiben, was es zeigt.',
  },
  hidden: {
    title: ({ element }) => `Es ist auf der Seite, aber ihre Gestaltung verbirgt es (CSS von ${element}).`,
    advice: ({ how }) =>
      ({
        display:
          'Dieser Teil ist abgeschaltet (display: none). Vielleicht ist es ein geschlossener Reiter oder ein Block für andere Bildschirme.',
        visibility: 'Dieser Teil ist unsichtbar gemacht (visibility: hidden).',
        opacity:
          'Dieser Teil ist ganz durchsichtig (opacity). Vielleicht wartet eine Animation auf etwas, das nie geschieht.',
        size: 'Dieser Teil hat keine Breite oder Höhe. Bitte welche geben oder seine feste Höhe wegnehmen.',
        clipped:
          'Dieser Teil schneidet ab, was in ihm ist (overflow oder clip-path). Bitte seine feste Höhe wegnehmen.',
        elsewhere: 'Es liegt außerhalb der sichtbaren Seite (position oder negativer Rand).',
      })[how],
  },
  not_a_gate: {
    title: ({ base }) =>
      `${base} ist die Adresse eines Servers, aber nicht die des Teils, der Websites antwortet (Gate).`,
    advice: ({ gate }) =>
      `Stattdessen bitte diese verwenden (base-url): ${gate}. Wo das Skript auf der Seite steht, ist keine nötig.`,
  },
  no_base_url: {
    title: ({ tag }) => `Die Seite sagt nicht, welchen Server <${tag}> fragt (base-url).`,
    advice:
      'Wenn die Seite aus dem Paket gebaut ist (turnout/define) und kein Skript von Turnout auf ihr steht, braucht das Element die Adresse des Gates dieses Servers. Sie endet auf /public.',
  },
  no_such_club: {
    title: ({ club }) => `Einen Verein „${club}“ gibt es unter dieser Adresse nicht.`,
    advice: ({ base }) =>
      `${base} kennt ihn nicht. Bitte den Namen des Vereins, der vor dem Schrägstrich steht, und die Adresse des Skripts auf Schreibfehler ansehen.`,
  },
  no_such_form: {
    title: ({ slug }) => `Ein Formular „${slug}“ gibt es nicht, oder es ist noch nicht veröffentlicht.`,
    advice: ({ nearest, published }) =>
      nearest
        ? `Am nächsten von dem, was der Verein veröffentlicht hat, ist „${nearest}“. Sonst muss der Verein die Veranstaltung noch veröffentlichen (published: true in workspace.yaml).`
        : published
          ? `Veröffentlicht hat der Verein zum Beispiel: ${published}. Eine andere Veranstaltung muss der Verein noch veröffentlichen (published: true in workspace.yaml).`
          : 'Der Verein hat bisher keines veröffentlicht. Er muss die Veranstaltung noch veröffentlichen (published: true in workspace.yaml).',
  },
  form_closed: {
    title: ({ state }) =>
      ({
        full: 'Das Formular zeigt keine Felder, weil alle Plätze vergeben sind.',
        not_yet_open: 'Das Formular zeigt keine Felder, weil die Anmeldung noch nicht begonnen hat.',
        closed: 'Das Formular zeigt keine Felder, weil die Anmeldung vorbei ist.',
      })[state],
    advice: ({ when, state }) =>
      `${when ? `${state === 'closed' ? 'Sie endete' : 'Sie beginnt'} am ${momentIn(when, 'de', undefined)}. ` : ''}Das stellt der Verein bei der Veranstaltung ein; die Zeile auf der Seite stimmt.`,
  },
  offline: { title: 'Dieses Gerät ist offline.', advice: 'Bitte verbinden und die Seite neu laden.' },
  gate_silent: {
    title: ({ base }) => `${base} ist nicht zu erreichen.`,
    advice:
      'Das Skript kam an, aber auf seine Anfragen antwortet niemand. Vielleicht hält ein Werbeblocker oder ein Filter der Firma sie auf: bitte in einem privaten Fenster ohne Erweiterungen und in einem anderen Netz versuchen. Sonst beim Betreiber des Dienstes nachfragen.',
  },
  gate_without_cors: {
    title: ({ base }) => `${base} antwortet, erlaubt dieser Website aber nicht, die Antwort zu lesen (CORS).`,
    advice:
      'Etwas vor dem Dienst lässt die Erlaubnis weg (Access-Control-Allow-Origin), oft ein Proxy oder eine Firewall, die selbst antwortet. Das muss sich der Betreiber des Dienstes ansehen.',
  },
  gate_late: {
    title: ({ base }) => `${base} braucht zu lange für eine Antwort.`,
    advice: 'Bitte noch einmal versuchen. Bleibt es so, beim Betreiber des Dienstes nachfragen.',
  },
  gate_faulty: {
    title: ({ base, status }) =>
      status === 200
        ? `${base} antwortet mit etwas, das kein Formular ist.`
        : `${base} antwortet mit einem Fehler (${status}).`,
    advice:
      'Die Zeile auf der Seite stimmt. Bitte in einer Minute noch einmal versuchen; bleibt es so, beim Betreiber des Dienstes nachfragen.',
  },
  gate_unasked: {
    title: ({ slug }) => `Ob es „${slug}“ gibt, war von hier aus nicht herauszufinden.`,
    advice: ({ base }) =>
      `${base} hat dieser Seite nicht geantwortet. Mit ?turnout-debug auf der Seite selbst lässt es sich dort prüfen.`,
  },
  origin_not_listed: {
    title: ({ origin }) => `Der Verein nennt diese Website (${origin}) nicht für sein Mitgliederportal.`,
    advice:
      'Deshalb werden hier keine persönlichen Daten gezeigt, und ein Link führt zum Portal. Ist es die eigene Website des Vereins, ergänzt er sie in seiner Einstellungsdatei (workspace.yaml, unter workspace).',
  },
  listed_unknown: {
    title: ({ origin }) =>
      `Das Mitgliederportal öffnet sich auf ${origin || 'einer Website'} nur, wenn der Verein sie nennt. Das lässt sich nur auf dieser Website herausfinden.`,
    advice:
      'Bitte die Seite selbst mit ?turnout-debug öffnen. Der Verein ergänzt die Website in seiner Einstellungsdatei (workspace.yaml, unter workspace); bis dahin führt ein Link zum Portal.',
  },
  portal_closed: {
    title: ({ club }) => `Das Mitgliederportal von „${club}“ ist nicht offen.`,
    advice:
      'Tarif oder Einstellungen des Vereins haben es ausgeschaltet, oder sein Verband betreibt es (member_portal in workspace.yaml).',
  },
  not_standing: {
    title: ({ slug }) => `„${slug}“ wird nicht angezeigt, und ein Grund ist nicht zu erkennen.`,
    advice: 'Bitte diesen Bericht an den Betreiber des Dienstes schicken. Er enthält keine persönlichen Daten.',
  },
  looks_right: {
    title: 'Soweit der Quelltext es zeigt, ist alles in Ordnung.',
    advice:
      'Ob es wirklich erscheint, zeigt nur die Seite selbst. Bitte sie mit ?turnout-debug am Ende ihrer Adresse öffnen:',
  },
  stands: {
    title: ({ slug }) => `„${slug}“ wird angezeigt.`,
    advice: ({ also }) => (also ? 'Was noch stört, steht darüber.' : 'Nichts zu tun.'),
  },
};
