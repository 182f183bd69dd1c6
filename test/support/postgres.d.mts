import type { ChildProcess } from 'node:child_process';
export declare function findPostgres(): string | undefined;
export declare function startPostgres(options?: {
  durable?: boolean;
}): Promise<{ url: string; stop: () => Promise<void>; child: ChildProcess } | undefined>;
