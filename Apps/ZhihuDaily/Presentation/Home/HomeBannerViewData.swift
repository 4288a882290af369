public import Foundation

/// The data of the banner: the large stories above the list.
public struct HomeBannerViewData: Equatable, Sendable {
  public struct Item: Equatable, Sendable, Identifiable {
    /// The id of the story.
    public var id: Int
    public var title: String
    public var hint: String?
    public var accessibilityLabel: String
    public var picture: URL?
    /// The colour to which the picture fades; nil if the server sends none.
    public var hue: HueViewData?
  }

  public var items: [Item]
  /// The index of the visible item.
  public var current: Int
  /// The accessibility label of the banner.
  public var label: String
  /// The position of the visible item and the number of items, as text.
  public var page: String
}
