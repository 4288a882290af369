public import Foundation

/// A comment, ready to show.
public struct CommentRowViewData: Equatable, Sendable {
  /// What the comment answers.
  public struct Quote: Equatable, Sendable {
    public var text: String
    /// Whether only its first two lines are shown.
    public var isFolded: Bool
    /// What the button says that shows more or less; nil where all of it is short.
    public var toggle: String?
  }

  public struct Like: Equatable, Sendable {
    /// The name of a symbol.
    public var symbol: String
    public var label: String
    /// Nil for nobody's.
    public var count: String?
    public var isOn: Bool
  }

  public var avatar: URL?
  public var author: String
  public var text: String
  public var quote: Quote?
  public var time: String?
  public var like: Like
  /// All of it, as it is read out.
  public var spoken: String
}

/// A row that is no comment.
public struct CommentLineViewData: Equatable, Sendable {
  public var text: String
  /// What a tap on it does.
  public var button: String?
  /// Whether something is being waited for.
  public var isBusy = false
}
