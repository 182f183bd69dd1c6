import type { ChildProcess } from 'node:child_process';
export interface PostgresServer {
  url: string;
  readonly child: ChildProcess;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}
export declare function findPostgres(): string | undefined;
export declare function startPostgres(options?: { durable?: boolean }): Promise<PostgresServer | undefined>;
