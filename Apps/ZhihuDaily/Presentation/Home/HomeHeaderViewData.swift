/// The data of the header above the list.
public struct HomeHeaderViewData: Equatable, Sendable {
  /// The day of the month.
  public var day: String
  public var month: String
  /// The app's name, or a greeting.
  public var title: String
  /// The date in words.
  public var date: String
  /// The initial of the logged-in user; nil if nobody is logged in.
  public var initial: String?
  /// The label of the profile button.
  public var profile: String
}
