internal import CClassMethods

/// Which classes of views answer questions of assistive technology themselves, by overriding what
/// UIView does.
///
/// Nobody tells when such an answer has changed: they are asked with every commit, and the others are
/// not. A class is looked through once.
@MainActor
enum SpeakingClasses {
  private struct Answers {
    var any = false
    var isElement = false
  }

  private static var known: [ObjectIdentifier: Answers] = [:]

  static func contains(_ type: UIView.Type) -> Bool {
    answers(of: type).any
  }

  /// Whether a class says itself if it is one element.
  static func sayWhetherElements(_ type: UIView.Type) -> Bool {
    answers(of: type).isElement
  }

  private static func answers(of type: UIView.Type) -> Answers {
    if let answers = known[ObjectIdentifier(type)] { return answers }
    // A metatype of a class is the address of its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
    let answers = Answers(
      any: class_says_accessibility(metadata, base),
      isElement: class_says_is_element(metadata, base)
    )
    known[ObjectIdentifier(type)] = answers
    return answers
  }
}
