import type { Refusal } from './errors.js';

/** The value that a check judged. Amounts are wrapped in `minor`, so that they can be converted to major units. */
export type Fact = string | boolean | null | Date | { readonly minor: number };

/** What would have to be different; all fields together. */
export interface Change {
  /** In minor units. */
  readonly amountAtMostMinor?: number;
  /** Inclusive. */
  readonly after?: Date;
  readonly partialRedemption?: true;
}

/** One rule of an operation. */
export interface Check<Facts> {
  readonly rule: string;
  /** Null when the check cannot be decided, because an earlier check has failed. */
  readonly passes: (facts: Facts) => boolean | null;
  readonly fact: (facts: Facts) => Fact;
  /** A sentence for the case that it passes. */
  readonly passed: string;
  readonly refusal: (facts: Facts) => Refusal;
  /** The smallest change with which this check passes, and the facts with it. Absent: nothing helps. */
  readonly remedy?: (facts: Facts) => { readonly change: Change; readonly facts: Facts };
}

export interface ExplainedCheck {
  readonly rule: string;
  readonly passed: boolean | null;
  readonly fact: Fact;
  readonly message: string;
}

export interface Explanation {
  readonly rules: readonly ExplainedCheck[];
  readonly passes: boolean;
  /** Null where it passes, or where nothing helps. */
  readonly wouldPassIf: Change | null;
}

/** Runs the checks in their order. @throws Refusal of the first that fails */
export function requireChecks<Facts>(checks: readonly Check<Facts>[], facts: Facts): void {
  const failed = firstFailed(checks, facts);
  if (failed) throw failed.refusal(facts);
}

/** Runs all checks. It passes exactly where `requireChecks` does, because both read the same list. */
export function explainChecks<Facts>(checks: readonly Check<Facts>[], facts: Facts): Explanation {
  const rules = checks.map((check) => explained(check, facts));
  const passes = firstFailed(checks, facts) === undefined;
  return { rules, passes, wouldPassIf: passes ? null : smallestChange(checks, facts) };
}

const firstFailed = <Facts>(checks: readonly Check<Facts>[], facts: Facts): Check<Facts> | undefined =>
  checks.find(({ passes }) => passes(facts) === false);

const undecided = 'Not decided: an earlier rule is not met.';

function explained<Facts>(check: Check<Facts>, facts: Facts): ExplainedCheck {
  const passed = check.passes(facts);
  const message = passed === null ? undecided : passed ? check.passed : check.refusal(facts).message;
  return { rule: check.rule, passed, fact: check.fact(facts), message };
}

/** Applies the remedy of each check that fails until all pass, so what it returns is enough. */
function smallestChange<Facts>(checks: readonly Check<Facts>[], facts: Facts): Change | null {
  let change: Change = {};
  let changed = facts;
  for (let failed = firstFailed(checks, facts); failed; failed = firstFailed(checks, changed)) {
    const remedy = failed.remedy?.(changed);
    if (!remedy) return null;
    change = { ...change, ...remedy.change };
    changed = remedy.facts;
  }
  return change;
}
