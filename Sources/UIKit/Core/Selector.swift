/// The name of a method, to be called by it: there are none without an Objective-C runtime.
///
/// The type is here so that what takes one can be given nil, as code does that wants no action:
/// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)`. It has no
/// values, and the compiler refuses `#selector`. Write a `UIAction` instead.
public enum Selector: Hashable, Sendable {
  @available(
    *,
    unavailable,
    message: "there are no selectors without Objective-C: use a UIAction, or addAction(_:for:)"
  )
  public init(_ str: String) {
    preconditionFailure("Expected no selector, got \(str).")
  }
}
