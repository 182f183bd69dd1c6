import { writeFile } from 'node:fs/promises';
import { columnTypes, isDate } from '../../fields/index.js';
import {
  isTimeZone,
  readWorkspaceFile,
  slugOf,
  starterFile,
  UsageError,
  WorkspaceFileError,
  type StarterAnswers,
  type StarterColumn,
} from '../workspace/index.js';
import { command } from './shared/command.js';
import { CommandError } from './shared/faults.js';
import { createFile, statIfExists } from './shared/new-file.js';
import { questionsOn, type Question } from './shared/questions.js';

const slugFault = (text: string) =>
  /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(text) ? undefined : 'Use a-z, 0-9 and dashes only, like sv-wiesental.';
const dateFault = (text: string) => (isDate(text) ? undefined : 'Write a date like 2027-07-24.');
const zoneFault = (text: string) => (isTimeZone(text) ? undefined : 'Write a time zone like Europe/Berlin.');
const emailFault = (text: string) =>
  text === '' || /^\S+@\S+\.\S+$/.test(text) ? undefined : 'Write an address like office@example.org.';
const placesFault = (text: string) =>
  text === '' || /^[1-9]\d{0,6}$/.test(text) ? undefined : 'Write a whole number, or nothing for no limit.';

/** Reads `Shirt=S|M|L, Vegetarian:boolean, Allergies`. Throws `UsageError` for a type that does not exist. */
export function parseColumns(text: string): StarterColumn[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part): StarterColumn => {
    const [label = '', choices] = part.split('=').map((side) => side.trim());
    if (choices !== undefined) {
      const values = [...new Set(choices.split('|').map((choice) => choice.trim()))].filter(Boolean);
      return { name: label, type: 'string', choices: values };
    }
    const [, name = label, type = 'string'] = /^(.*?)\s*:\s*(\w+)$/.exec(label) ?? [];
    if (!Object.hasOwn(columnTypes, type))
      throw new UsageError(`There is no type ${type}. The types are ${Object.keys(columnTypes).join(', ')}.`);
    return { name, type };
  });
}

function columnsFault(text: string): string | undefined {
  try {
    parseColumns(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export const init = command({
  group: 'set-up',
  name: 'init',
  summary: 'write a first workspace.yaml for your club',
  details: [
    'Asks for the club, its first event and the fields of the form, and writes a commented file for turnout apply. With --club, --event and --date it asks nothing. A file that exists is never overwritten.',
    'Fields are separated by commas: "Shirt size=S|M|L" is a choice, "Vegetarian:boolean" has a type, "Allergies" is a line of text. Name and e-mail are always asked for.',
  ],
  operands: {},
  options: {
    output: { value: 'FILE', fallback: 'workspace.yaml', description: 'the file to write' },
    club: { value: 'NAME', description: 'name of the club' },
    slug: { value: 'SLUG', description: 'short name of the club in addresses; default: made from its name' },
    email: { value: 'ADDRESS', description: 'contact address of the club' },
    'time-zone': { value: 'ZONE', description: 'time zone of the club; default: that of this computer' },
    event: { value: 'TITLE', description: 'title of the first event' },
    date: { value: 'DATE', description: 'first day of the event, like 2027-07-24' },
    'end-date': { value: 'DATE', description: 'last day of the event; default: the first day' },
    places: { value: 'COUNT', description: 'number of places; default: no limit' },
    columns: { value: 'FIELDS', description: 'fields of the form besides name and e-mail' },
  },
  examples: [
    'turnout init',
    'turnout init --club Ruderclub --event Sommerfest --date 2027-07-24 --columns Allergies,Vegetarian:boolean',
  ],
  failureMeaning: 'refused: FILE exists already or cannot be written',

  async run({ options, print, terminal }) {
    const path = options.output;
    if (await statIfExists(path)) throw new CommandError(`${path} exists already. --output names another file.`);
    const { stdin } = terminal;
    const isComplete = options.club && options.event && options.date;
    if (!isComplete && !stdin?.isTTY)
      throw new UsageError('Without a terminal, --club, --event and --date are needed: turnout help init.');
    const questions = isComplete ? undefined : questionsOn({ stdin: stdin!, stderr: terminal.stderr });

    /** The value of an option, else the answer to a question, else the fallback. */
    const answerTo = async (option: keyof typeof options, question: Question): Promise<string> => {
      const value = options[option];
      if (typeof value === 'string') {
        const sentence = question.fault?.(value);
        if (sentence !== undefined) throw new UsageError(`--${option}: ${sentence}`);
        return value;
      }
      return questions ? questions.prompt(question) : (question.fallback ?? '');
    };

    try {
      const club = await answerTo('club', { text: 'Name of the club' });
      const derived = slugOf(club);
      const slug = await answerTo('slug', {
        text: 'Short name in addresses',
        ...(derived ? { fallback: derived } : {}),
        fault: slugFault,
      });
      if (!slug) throw new UsageError('Please give --slug: the name of the club has no Latin letters.');
      const email = await answerTo('email', { text: 'Contact e-mail (optional)', fallback: '', fault: emailFault });
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const zone = await answerTo('time-zone', { text: 'Time zone', fallback: timeZone, fault: zoneFault });
      const event = await answerTo('event', { text: 'Title of the first event' });
      const start = await answerTo('date', { text: 'First day (YYYY-MM-DD)', fault: dateFault });
      const end = await answerTo('end-date', {
        text: 'Last day (YYYY-MM-DD)',
        fallback: start,
        fault: (text) => dateFault(text) ?? (text < start ? 'The last day is before the first.' : undefined),
      });
      const places = await answerTo('places', {
        text: 'Number of places (optional)',
        fallback: '',
        fault: placesFault,
      });
      const columns = await answerTo('columns', {
        text: 'Fields besides name and e-mail, like Shirt size=S|M|L, Vegetarian:boolean, Allergies (optional)',
        fallback: '',
        fault: columnsFault,
      });
      const answers: StarterAnswers = {
        club,
        slug,
        time_zone: zone,
        event,
        start_date: start,
        end_date: end,
        ...(email ? { contact_email: email } : {}),
        ...(places ? { max_persons: Number(places) } : {}),
        columns: parseColumns(columns),
      };
      const file = checkedFile(answers);
      await createFile(path, {}, (temporary) => writeFile(temporary, file));
      const form = `http://localhost:8080/portal/${slug}/${slugOf(event) || 'event'}`;
      print({ file: path, workspace: slug, form }, [
        `${path} is written. Next:`,
        `  turnout apply ${path}`,
        '  turnout serve',
        `Then open the registration form: ${form}`,
      ]);
    } finally {
      questions?.close();
    }
  },
});

/** The file, checked as `turnout apply` checks it. Throws `UsageError` with every fault. */
function checkedFile(answers: StarterAnswers): string {
  const file = starterFile(answers);
  try {
    readWorkspaceFile(file);
    return file;
  } catch (error) {
    if (!(error instanceof WorkspaceFileError)) throw error;
    throw new UsageError(error.faults.map(({ path, message }) => `${path}: ${message}`).join('; '));
  }
}
