/// A place in a menu for elements that the app finds out when the menu is shown.
///
/// The menu shows that it is loading until the provider has called its completion. Elements that were provided once
/// stay, unless the element was made by ``uncached(_:)``. Only the first call of a completion counts.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Whether the provider is called for each menu.
  final let _isUncached: Bool
  /// The elements of the provider; nil until it calls its completion.
  private(set) final var _elements: [UIMenuElement]?
  /// The number of times the provider was called.
  private var calls = 0
  /// Called when the provider completes after `_load` has returned.
  private var provided: (() -> Void)?

  /// The provider is called once, when a menu with the element is first shown.
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

  /// Makes an element whose provider is called each time that a menu with it is shown.
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isUncached: true)
  }
}

extension UIDeferredMenuElement {
  /// Calls the provider, unless that was done before.
  ///
  /// - Parameters:
  ///   - isAnew: Whether to call the provider again.
  ///   - completion: Called when the elements are provided, if that is after this has returned.
  final func _load(anew isAnew: Bool, _ completion: @escaping () -> Void) {
    guard calls == 0 || isAnew else {
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
