const browsers: readonly (readonly [RegExp, string])[] = [
  [/HeadlessChrome\//, 'Headless Chrome'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, text: string): string | undefined => list.find(([sign]) => sign.test(text))?.[1];

/** A readable name for a User-Agent: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? userAgent.slice(0, 40);
}
