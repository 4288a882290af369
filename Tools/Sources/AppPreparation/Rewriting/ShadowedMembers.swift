/// Members of Foundation that do not behave as on iOS, and the declarations that a file has in their place.
enum ShadowedMembers {
  /// The module that declares the types.
  static let module = "Foundation"

  /// Returns the declaration for a name that a file mentions; nil for names that need none.
  static func declaration(for name: String) -> String? { declarations[name] }

  /// Foundation's rectangles intersect where they only touch.
  private static let declarations = [
    "intersects": """
    fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool \
    { !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY \
    && rect2.minY < maxY } }
    """
  ]
}
