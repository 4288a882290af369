internal import CHarfBuzz

/// Canonical composition of two characters.
enum Composition {
  /// Returns the composition of two characters; nil if there is none.
  static func of(_ first: UInt32, _ second: UInt32) -> UInt32? {
    guard first != 0 else { return nil }
    var whole: hb_codepoint_t = 0
    let found = hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &whole)
    return found != 0 ? whole : nil
  }
}
