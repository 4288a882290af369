import Foundation

/// The coder that view classes of nibs get in `init?(coder:)`.
///
/// Each class of UIKit reads its own part of the element, after its superclass, so that an app's
/// class finds a complete object after `super.init(coder:)`.
final class InterfaceCoder: NSCoder {
  let loader: InterfaceLoader
  let element: InterfaceElement

  init(_ element: InterfaceElement, of loader: InterfaceLoader) {
    self.element = element
    self.loader = loader
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// Calls a closure with the loader and the element, if the coder is that of a nib.
  @MainActor
  func _configure(_ body: (InterfaceLoader, InterfaceElement) -> Void) {
    guard let coder = self as? InterfaceCoder else { return }
    body(coder.loader, coder.element)
  }
}
