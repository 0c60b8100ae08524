/** What a process needs to serve requests. Each application provides its own. */
export abstract class HealthChecks {
  /**
   * What is reachable, by name.
   * @throws Refusal `unavailable` while something is not that the process cannot serve without
   */
  abstract run(): Promise<Readonly<Record<string, string>>>;
}
