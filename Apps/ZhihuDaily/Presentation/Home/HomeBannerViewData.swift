public import Foundation

/// The stories that stand large above the list, ready to show.
public struct HomeBannerViewData: Equatable, Sendable {
  public struct Item: Equatable, Sendable, Identifiable {
    /// The story's.
    public var id: Int
    public var title: String
    public var hint: String?
    public var picture: URL?
    /// What the picture fades to; nil where the paper does not say.
    public var hue: HueViewData?
  }

  public var items: [Item]
  /// The index of the one in sight.
  public var current: Int
  /// What the banner is called.
  public var label: String
  /// Which of how many is in sight.
  public var page: String
}
