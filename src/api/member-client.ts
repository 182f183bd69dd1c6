import { portal } from '../contract/index.js';
import { clientIn } from './ask.js';
import { searchOf, visitors, type ClientOptions } from './client.js';
import { ours } from './refused.js';

/** A client for the member portal, at `/public/{workspace}`. `key` is the token of a session, where somebody is signed in. */
export const memberClient = (options: ClientOptions) =>
  clientIn(
    {
      refused: ours,
      pastServiceWorker: true,
      sent(args, { key }) {
        const { headers, body = null } = visitors(args);
        return {
          search: searchOf(args),
          headers: {
            ...headers,
            ...(key ? { authorization: `Bearer ${key}` } : {}),
            ...(args['if_match'] ? { 'if-match': String(args['if_match']) } : {}),
          },
          body,
        };
      },
    },
    portal,
    options,
  );

export type MemberClient = ReturnType<typeof memberClient>;
