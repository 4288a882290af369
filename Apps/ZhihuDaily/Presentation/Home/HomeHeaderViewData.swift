/// What stands above the paper, ready to show.
public struct HomeHeaderViewData: Equatable, Sendable {
  /// The day of the month.
  public var day: String
  public var month: String
  /// The paper's name, or a greeting.
  public var title: String
  /// The day in words.
  public var date: String
  /// The first letter of who has logged in; nil for nobody.
  public var initial: String?
  /// What the button to the reader's own is called.
  public var profile: String
}
