/** A way to start the browser: the programs that it is started through, and what they keep it from. */
export interface Confinement {
  readonly name: string;
  /** Comes before the browser on the command line; each program ends by becoming the next. */
  readonly through: readonly string[];
  /** The user that it runs as, where that is another one. */
  readonly user: number | undefined;
  /** A network of its own, without any interface that is up. */
  readonly ownNetwork: boolean;
  /** A first process of its own: with it ends every other one, and the system reaps them all. */
  readonly ownProcesses: boolean;
  /** Chromium's own sandbox around everything that reads a page. */
  readonly sandbox: boolean;
}

/** `nobody` on every Linux. */
const NOBODY = 65_534;

// A browser whose parent is gone must go too, even while it is stopped and can't see that its pipe has closed.
const dieWithParent = ['setpriv', '--pdeathsig', 'KILL', '--'];
// A change of the user forgets that wish: it is said again in the same breath.
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--pdeathsig', 'KILL', '--'];
const apart = ['--net', '--pid', '--fork', '--'];

const none = { through: [], user: undefined, ownNetwork: false, ownProcesses: false };
const whole = { ownNetwork: true, ownProcesses: true, sandbox: true };

/** Chromium refuses its sandbox to root, so it is given another user. */
const forRoot: readonly Confinement[] = [
  {
    name: 'nobody, without a network',
    through: [...dieWithParent, 'unshare', ...apart, ...asNobody],
    user: NOBODY,
    ...whole,
  },
  {
    name: 'nobody, without a network, in a user namespace',
    through: [...asNobody, 'unshare', '--user', '--map-current-user', ...apart, ...dieWithParent],
    user: NOBODY,
    ...whole,
  },
  {
    // Below a closed home folder, where nobody can't even read the program. For files it stays root.
    name: 'a user namespace, without a network',
    through: [
      ...[...dieWithParent, 'unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
      ...[...apart, ...dieWithParent],
    ],
    user: undefined,
    ...whole,
  },
  { ...none, name: 'nobody', through: asNobody, user: NOBODY, sandbox: true },
  { ...none, name: 'nobody, without the sandbox', through: asNobody, user: NOBODY, sandbox: false },
  { ...none, name: 'root, without the sandbox', sandbox: false },
];

const forOthers: readonly Confinement[] = [
  {
    name: 'a user namespace, without a network',
    through: [...dieWithParent, 'unshare', '--user', '--map-current-user', ...apart, ...dieWithParent],
    user: undefined,
    ...whole,
  },
  { ...none, name: "Chromium's sandbox", through: dieWithParent, sandbox: true },
  { ...none, name: "Chromium's sandbox, plain", sandbox: true },
  { ...none, name: 'without the sandbox', sandbox: false },
];

/**
 * The ways for this process, the tightest first. A machine or a container may forbid any of them: the first that a
 * browser really starts in is taken, which says more than any look at the system's settings.
 */
export function confinements(): readonly Confinement[] {
  if (process.platform !== 'linux') return [{ ...none, name: "Chromium's sandbox", sandbox: true }];
  return process.getuid?.() === 0 ? forRoot : forOthers;
}
