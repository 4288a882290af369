public import Foundation

/// The data of a comment's row.
public struct CommentRowViewData: Equatable, Sendable {
  /// The quoted comment that this one replies to.
  public struct Quote: Equatable, Sendable {
    public var text: String
    /// A Boolean value that indicates whether only the first two lines are shown.
    public var isFolded: Bool
    /// The title of the button that expands or collapses the quote; nil for a short quote.
    public var toggle: String?
  }

  public struct Like: Equatable, Sendable {
    /// The name of a symbol.
    public var symbol: String
    public var label: String
    /// The number of likes; nil for none.
    public var count: String?
    public var isOn: Bool
  }

  public var avatar: URL?
  public var author: String
  public var text: String
  public var quote: Quote?
  public var time: String?
  public var like: Like
  /// The accessibility label of the whole row.
  public var accessibilityLabel: String
}

/// The data of a row that is not a comment.
public struct CommentLineViewData: Equatable, Sendable {
  public var text: String
  /// The title of the action that a tap performs.
  public var button: String?
  /// A Boolean value that indicates whether a request is running.
  public var isBusy = false
}
