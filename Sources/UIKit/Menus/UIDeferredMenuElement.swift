/// A placeholder for menu elements that the app provides when the menu is shown.
///
/// The menu shows a loading state until the provider has called its completion. Provided elements
/// are kept, unless the element was created by ``uncached(_:)``. Only the first call of a
/// completion has an effect.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// A Boolean value that indicates whether the provider is called for each menu.
  final let _isUncached: Bool
  /// The elements of the provider; nil until it calls its completion.
  private(set) final var _elements: [UIMenuElement]?
  /// The number of times the provider was called.
  private var calls = 0
  /// Called when the provider completes after `_load` has returned.
  private var provided: (() -> Void)?

  /// Creates an element whose provider is called once, when a menu with the element is first shown.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: elementProvider, isUncached: false)
  }

  init(
    provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    isUncached: Bool
  ) {
    self.provider = provider
    _isUncached = isUncached
    super.init(title: "", image: nil)
  }

  /// Creates an element whose provider is called each time a menu with it is shown.
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isUncached: true)
  }
}

extension UIDeferredMenuElement {
  /// Calls the provider, unless it was called before.
  ///
  /// - Parameters:
  ///   - reloads: Whether to call the provider again.
  ///   - completion: Called when the elements are provided, unless that happens before this method
  ///     returns.
  final func _load(reloads: Bool, _ completion: @escaping () -> Void) {
    guard calls == 0 || reloads else {
      if _elements == nil { provided = completion }
      return
    }
    calls += 1
    let call = calls
    _elements = nil
    provided = nil
    provider { [weak self] elements in
      guard let self, calls == call, _elements == nil else { return }
      _elements = elements
      let provided = provided
      self.provided = nil
      provided?()
    }
    if _elements == nil { provided = completion }
  }
}
