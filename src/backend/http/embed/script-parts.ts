import { requiredFeatures } from '../../../forms/index.js';
import type { PublicEvents } from '../../../model/club-event.js';
import type { Data } from '../../../model/envelope.js';
import type { RegistrationForm } from '../../../model/registration-form.js';
import { parseSlug } from '../../../model/slug.js';
import { clientAddressOf, withClientAddress, type Backend, type Clock } from '../../backend.js';
import type { StaticFiles } from '../static-files.js';
import { preloadedEvents, preloadedForm } from './preloaded-data.js';
import type { ScriptParts } from './script-builder.js';
import { moduleAssignmentsIn, wordsModule, type ModuleAssignment } from './script-text.js';

export interface ScriptPartsOptions {
  readonly files: StaticFiles;
  /** Service and gate. */
  readonly app: Backend;
  readonly now: Clock;
}

/**
 * Returns the parts of a script for a slug and a language; undefined if the plain script is sent.
 *
 * @throws if the form cannot be read
 */
export function scriptPartsOf({ files, app, now }: ScriptPartsOptions) {
  const [formScript, listScript] = [files.textOf('/embed-form.js'), files.textOf('/embed-list.js')];
  const modules = moduleAssignmentsIn(files);

  /** The modules of these names, as far as there are some: without one, the script loads it. */
  const modulesNamed = (...names: readonly (string | false | undefined)[]): ModuleAssignment[] =>
    names.map((name) => name && modules.get(name)).filter((module) => !!module);

  const formParts = async (
    request: Request,
    [club, form]: readonly [string, string],
    language: string,
  ): Promise<ScriptParts | undefined> => {
    const address = `http://gate.invalid/public/${club}/forms/${form}`;
    const answer = await app(withClientAddress(clientAddressOf(request), new Request(address)));
    // unknown form, failing service or rate limit: nothing is cached in either case
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    const formResponse = (await answer.json()) as Data<RegistrationForm>;
    const preloaded = formResponse.data.state === 'open' ? preloadedForm(formResponse, language, now()) : undefined;
    if (!preloaded || !formScript) return undefined;
    const { participants, furtherControls, prices } = requiredFeatures(formResponse.data);
    return {
      script: formScript,
      slug: `${club}/${form}`,
      form: preloaded,
      modules: modulesNamed(
        wordsModule(modules, language, 'form'),
        participants && 'extended-form',
        furtherControls && 'controls',
        prices && 'prices',
        prices && wordsModule(modules, language, 'price'),
      ),
      rareModules: modulesNamed(!!formResponse.data.event?.image && 'picture'),
    };
  };

  const partsFor = async (request: Request, slug: string, language: string): Promise<ScriptParts | undefined> => {
    const { club, form } = parseSlug(slug);
    if (form !== undefined) return formParts(request, [club, form], language);
    if (!listScript) return undefined;
    const address = `http://gate.invalid/public/${club}/events`;
    const answer = await app(withClientAddress(clientAddressOf(request), new Request(address)));
    // if they cannot be read, the list requests them itself and shows the error
    const events =
      answer.status === 200 ? preloadedEvents(club, (await answer.json()) as PublicEvents, now()) : undefined;
    return {
      script: listScript,
      slug: club,
      modules: modulesNamed(wordsModule(modules, language, 'list')),
      ...(events === undefined ? {} : { events }),
    };
  };

  return partsFor;
}
