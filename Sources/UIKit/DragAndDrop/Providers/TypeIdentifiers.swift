/// Uniform type identifiers for texts, URLs, images and colours.
enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.apple.uikit.color": ["public.data"],
    "public.data": ["public.item"],
    "public.content": [],
  ]

  /// Returns whether a type equals another or conforms to it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || parents[type, default: []].contains { conforms($0, to: other) }
  }
}
