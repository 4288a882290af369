/// The shadow of a text: a value of the attribute `shadow`.
open class NSShadow: _AttributeObject, NSCopying, @unchecked Sendable {
  // Unchecked: an attribute must not change once it is part of a text.
  public override init() {
    super.init()
  }

  /// The offset to the right and downwards, in points.
  open var shadowOffset = CGSize.zero

  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`: black with an opacity of a third by default; nil for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { Double(shadowBlurRadius).hashValue }
}
