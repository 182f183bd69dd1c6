/** A running browser: `ask` sends a command of WebDriver below its session. */
export interface Session {
  version: string;
  ask(method: string, path: string, body?: object): Promise<unknown>;
  close(): Promise<unknown>;
}

export function startWebKit(options?: { language?: string; settings?: readonly string[] }): Promise<{
  open(wishes?: object): Promise<Session>;
  stop(): void;
}>;

type Keys = Pick<Session, 'ask'>;
export function press(session: Keys, keys: readonly string[]): Promise<unknown>;
export function hold(session: Keys, type: 'keyDown' | 'keyUp', name: string): Promise<unknown>;
