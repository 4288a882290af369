import SourceModel

// The linter itself finds what these describe, once all other rules have run.

struct SuppressionHasNoReason: Rule {
  let id = "suppression-without-reason"
  let title = "A suppression gives its reason."
  let why = """
    An exception without a reason cannot be judged: nobody dares to remove it, and the next one copies \
    it.
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
  let title = "A suppression suppresses something."
  let why = """
    An exception that is no longer needed hides the next finding in its place.
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
  let title = "A suppression names a rule, and is written as the lint expects."
  let why = """
    A comment that the lint does not understand suppresses nothing, and looks as if it did.
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
