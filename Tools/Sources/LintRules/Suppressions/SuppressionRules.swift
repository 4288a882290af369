import SourceModel

// The linter itself reports the findings of these rules, after all other rules have run.

struct SuppressionHasNoReason: Rule {
  let id = "suppression-without-reason"
  let title = "A suppression has a reason."
  let why = """
    Without a reason, reviewers cannot judge whether an exception is still valid.
    """
  let bad: Example = """
    final class ScorePresenter {
      // rostrum:disable:next presenter-names-ui-type
      func colour() -> UIColor { .red }
    }
    """
  let good: Example = """
    final class ScorePresenter {
      // rostrum:disable:next presenter-names-ui-type the old theme gives colours until it is replaced
      func colour() -> UIColor { .red }
    }
    """

  func check(_ project: LintedProject) -> [Finding] { [] }
}

struct SuppressionIsUnneeded: Rule {
  let id = "suppression-unneeded"
  let title = "A suppression suppresses a finding."
  let why = """
    A suppression that is no longer needed hides the next finding on its line.
    """
  let bad: Example = """
    final class ScorePresenter {
      // rostrum:disable:next presenter-names-ui-type the old theme gives colours
      func colour() -> String { "red" }
    }
    """
  let good: Example = """
    final class ScorePresenter {
      func colour() -> String { "red" }
    }
    """

  func check(_ project: LintedProject) -> [Finding] { [] }
}

struct SuppressionIsMalformed: Rule {
  let id = "suppression-malformed"
  let title = "A suppression has a valid command and names an existing rule."
  let why = """
    The lint ignores a suppression that it cannot read, although it looks effective.
    """
  let bad: Example = """
    // rostrum:disable:next no-such-rule it is an example
    let value = 1
    """
  let good: Example = """
    let value = 1
    """

  func check(_ project: LintedProject) -> [Finding] { [] }
}
