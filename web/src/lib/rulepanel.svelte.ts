/** The rule that is open beside the page, over everything, so that one's place is kept. */
class RulePanel {
  open = $state.raw<{ game: string; number: string } | null>(null);

  show(game: string, number: string): void {
    this.open = { game, number };
  }

  close(): void {
    this.open = null;
  }
}

export const rulePanel = new RulePanel();

/** The anchor of a rule on the page of rules. */
export function ruleAnchor(number: string): string {
  return `rule-${number.replace(/\s+/g, '-')}`;
}

/** The address of a rule. */
export function ruleAddress(game: string, number: string): string {
  return `/rules/${encodeURIComponent(game)}#${encodeURI(ruleAnchor(number))}`;
}
