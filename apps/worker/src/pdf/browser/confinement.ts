/** A way to start the browser with fewer privileges. */
export interface Confinement {
  readonly name: string;
  /** Wrapper programs before the browser on the command line. Each one executes the next. */
  readonly wrapper: readonly string[];
  /** The user id that it runs as; undefined: the worker's own. */
  readonly user: number | undefined;
  /** Has a network namespace of its own, without an active interface. */
  readonly ownNetwork: boolean;
  /** Has a PID namespace of its own: the kernel ends all its processes with the first one. */
  readonly ownProcesses: boolean;
  /** Uses Chromium's own sandbox. */
  readonly sandbox: boolean;
}

/** The user id of `nobody` on Linux. */
const nobodyUserId = 65_534;

// The kernel kills the browser when the worker dies, even if the browser is stopped.
const dieWithParent = ['setpriv', '--pdeathsig', 'KILL', '--'];
// Changing the user resets the parent-death signal, so it is set again in the same command.
const asNobody = [
  'setpriv',
  `--reuid=${nobodyUserId}`,
  `--regid=${nobodyUserId}`,
  '--clear-groups',
  '--pdeathsig',
  'KILL',
  '--',
];
const namespaceArgs = ['--net', '--pid', '--fork', '--'];

const unconfined = { wrapper: [], user: undefined, ownNetwork: false, ownProcesses: false };
const isolated = { ownNetwork: true, ownProcesses: true, sandbox: true };

/** Chromium does not use its sandbox as root, so it runs as another user. */
const confinementsOfRoot: readonly Confinement[] = [
  {
    name: 'nobody, without a network',
    wrapper: [...dieWithParent, 'unshare', ...namespaceArgs, ...asNobody],
    user: nobodyUserId,
    ...isolated,
  },
  {
    name: 'nobody, without a network, in a user namespace',
    wrapper: [...asNobody, 'unshare', '--user', '--map-current-user', ...namespaceArgs, ...dieWithParent],
    user: nobodyUserId,
    ...isolated,
  },
  {
    // For a browser in a home folder that `nobody` cannot read. The process can still read files as root.
    name: 'a user namespace, without a network',
    wrapper: [
      ...dieWithParent,
      'unshare',
      '--user',
      `--map-user=${nobodyUserId}`,
      `--map-group=${nobodyUserId}`,
      ...namespaceArgs,
      ...dieWithParent,
    ],
    user: undefined,
    ...isolated,
  },
  { ...unconfined, name: 'nobody', wrapper: asNobody, user: nobodyUserId, sandbox: true },
  { ...unconfined, name: 'nobody, without the sandbox', wrapper: asNobody, user: nobodyUserId, sandbox: false },
  { ...unconfined, name: 'root, without the sandbox', sandbox: false },
];

const confinementsOfOthers: readonly Confinement[] = [
  {
    name: 'a user namespace, without a network',
    wrapper: [...dieWithParent, 'unshare', '--user', '--map-current-user', ...namespaceArgs, ...dieWithParent],
    user: undefined,
    ...isolated,
  },
  { ...unconfined, name: "Chromium's sandbox", wrapper: dieWithParent, sandbox: true },
  { ...unconfined, name: "Chromium's sandbox, plain", sandbox: true },
  { ...unconfined, name: 'without the sandbox', sandbox: false },
];

/**
 * The confinements for this process, the strictest first. A machine or container can forbid any of them. The first one in
 * which a browser starts is used, because the system's settings do not show reliably what is allowed.
 */
export function confinements(): readonly Confinement[] {
  if (process.platform !== 'linux') return [{ ...unconfined, name: "Chromium's sandbox", sandbox: true }];
  return process.getuid?.() === 0 ? confinementsOfRoot : confinementsOfOthers;
}
