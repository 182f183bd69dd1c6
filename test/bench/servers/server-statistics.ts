/** What a server tells of itself when it is asked: bytes of memory now and at the most, microseconds of processor time. */
export interface ServerStatistics {
  resident: number;
  maxResident: number;
  busy: number;
}

/** Says where it listens, answers questions about itself, and ends with whoever started it. */
export function reportStatistics(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const { maxRSS } = process.resourceUsage();
    process.send!({
      resident: process.memoryUsage().rss,
      maxResident: maxRSS * 1024,
      busy: user + system,
    } satisfies ServerStatistics);
  });
  process.on('disconnect', () => process.exit());
  process.send!({ port });
}
