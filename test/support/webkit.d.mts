/** A running browser: `sendCommand` sends a command of WebDriver below its session. */
export interface Session {
  version: string;
  sendCommand(method: string, path: string, body?: object): Promise<unknown>;
  close(): Promise<unknown>;
}

export function startWebKit(options?: { language?: string; settings?: readonly string[] }): Promise<{
  open(wishes?: object): Promise<Session>;
  stop(): void;
}>;

type Keys = Pick<Session, 'sendCommand'>;
export function press(session: Keys, keys: readonly string[]): Promise<unknown>;
export function hold(session: Keys, type: 'keyDown' | 'keyUp', name: string): Promise<unknown>;
