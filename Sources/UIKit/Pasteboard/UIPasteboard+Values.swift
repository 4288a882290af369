public import Foundation
import UIKitHosting

// Texts, URLs, images and colours.

extension UIPasteboard {
  /// The text of the first item.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of the items, or nil if there are none.
  public var strings: [String]? {
    get { values(Kind.string, Self.text) }
    set { items = (newValue ?? []).map { [Kind.string[0]: $0] } }
  }

  /// The URL of the first item, which may be a text.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of the items, including texts that are URLs with a scheme; nil if there are none.
  public var urls: [URL]? {
    get {
      let found = items.compactMap { item in
        item[Kind.url[0]].flatMap(Self.address) ?? Self.address(inTextOf: item)
      }
      return found.isEmpty ? nil : found
    }
    set {
      items = (newValue ?? []).map { [Kind.url[0]: $0, Kind.string[0]: $0.absoluteString] }
    }
  }

  /// The image of the first item.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of the items, or nil if there are none.
  public var images: [UIImage]? {
    get {
      values(Kind.image) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
    }
    set { items = (newValue ?? []).map { [$0._pasteboardType: $0] } }
  }

  /// The colour of the first item.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours of the items, or nil if there are none.
  public var colors: [UIColor]? {
    get { values(Kind.color, Self.color) }
    set { items = (newValue ?? []).map { [Kind.color[0]: $0] } }
  }

  public var hasStrings: Bool { strings != nil }

  public var hasURLs: Bool { urls != nil }

  public var hasImages: Bool { images != nil }

  public var hasColors: Bool { colors != nil }

  private func values<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in
      types.lazy.compactMap { item[$0] }.compactMap(convert).first
    }
    return found.isEmpty ? nil : found
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }

  static func color(_ value: Any) -> UIColor? {
    guard let data = value as? Data else { return value as? UIColor }
    return try? UIColor.object(withItemProviderData: data, typeIdentifier: Kind.color[0])
  }

  static func address(_ value: Any) -> URL? {
    value as? URL ?? text(value).flatMap { URL(string: $0) }
  }

  /// Returns the text of an item as a URL, if it has a scheme.
  private static func address(inTextOf item: [String: Any]) -> URL? {
    let text = Kind.string.lazy.compactMap { item[$0] }.compactMap(text).first
    return text.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
  }
}

extension UIImage {
  /// The type of the image's bytes.
  fileprivate final var _pasteboardType: String {
    guard case .encoded(let image) = _value.source else { return UIPasteboard.Kind.image[0] }
    return switch image.mediaType {
    case "image/jpeg": "public.jpeg"
    case "image/gif": "com.compuserve.gif"
    case "image/webp": "org.webmproject.webp"
    default: "public.png"
    }
  }

  /// Returns the bytes of the image's file if they have that type; nil for symbols.
  fileprivate final func _data(ofType type: String) -> Data? {
    guard type == _pasteboardType, case .encoded(let image) = _value.source else { return nil }
    return image.data
  }
}

// Representations by type.

extension UIPasteboard {
  /// The types of the first item.
  public var types: [String] {
    (items.first?.keys).map { $0.sorted() } ?? []
  }

  /// Returns the types of the items with the given indices; nil for all items.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }

  /// Returns whether the first item has one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    contains(pasteboardTypes: pasteboardTypes, inItemSet: IndexSet(integer: 0))
  }

  /// Returns whether each of the items has one of the types; nil for all items.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = chosen(itemSet)
    return !items.isEmpty && items.allSatisfy { $0.has(pasteboardTypes) }
  }

  /// Returns the indices of the items that have one of the types, or nil if there are none.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = items
    let found = items.indices.filter { items[$0].has(pasteboardTypes) }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// Returns the first item's value of a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Returns the items' values of a type; a nil item set stands for all items.
  public func values(
    forPasteboardType pasteboardType: String,
    inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  /// Returns the first item's bytes of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { Self.data(of: $0, pasteboardType) }
  }

  /// Returns the items' bytes of a type; a nil item set stands for all items.
  public func data(
    forPasteboardType pasteboardType: String,
    inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    chosen(itemSet).compactMap { item in
      item[pasteboardType].flatMap { Self.data(of: $0, pasteboardType) }
    }
  }

  /// Replaces all items by a value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces all items by bytes.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    let items = items
    guard let itemSet else { return items }
    return itemSet.filter(items.indices.contains).map { items[$0] }
  }

  /// Returns the bytes of a value, or nil if it has none of the type.
  static func data(of value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image._data(ofType: type)
    default: nil
    }
  }
}

extension [String: Any] {
  fileprivate func has(_ types: [String]) -> Bool {
    types.contains { self[$0] != nil }
  }
}
