import Locking

/// The language of requests to a directory; it follows the user's, which may change while the app
/// runs.
public final class ContentLanguage: Sendable {
  private let value: Locked<String?>

  /// - Parameter tag: A BCP 47 tag; nil to leave the language to the directory.
  public init(_ tag: String?) {
    value = Locked(tag)
  }

  public var tag: String? {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
