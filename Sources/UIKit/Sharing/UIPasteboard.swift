/// What was copied.
///
/// It gives back what this app put there: browsers show nobody what other apps did.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The clipboard.
  open class var general: UIPasteboard { UIPasteboard() }

  private let application = UIApplication.shared

  private override init() {
    super.init()
  }

  open var string: String? {
    get { application._pasteboardText }
    set {
      application._pasteboardText = newValue
      _SceneRuntime.current?.copy(newValue ?? "")
    }
  }

  open var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  open var hasStrings: Bool { string != nil }

  open var hasURLs: Bool { url?.scheme != nil }
}
