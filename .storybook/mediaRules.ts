const conditions = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** Enables every media rule with a feature, such as `prefers-reduced-motion`. */
export function applyMediaRules(feature: string): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of mediaRules(cssRules)) {
      if (!rule.conditionText.includes(feature)) continue;
      conditions.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
  }
}

export function restoreMediaRules(feature: string): void {
  for (const [rule, condition] of conditions) {
    if (!condition.includes(feature)) continue;
    rule.media.mediaText = condition;
    conditions.delete(rule);
  }
}
