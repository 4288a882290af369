/// A type of data, known by its uniform type identifier, such as `public.jpeg`.
///
/// The system's types are properties of this structure. A type that a file name extension or a MIME
/// type names, and that the system does not declare, is a dynamic one: it conforms to its
/// supertypes and equals every other one of the same tag.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String
  /// The facts about a type that the system does not declare; nil for one that it does.
  private let own: UndeclaredType?

  init(declared identifier: String) {
    self.identifier = identifier
    own = nil
  }

  private init(_ identifier: String, _ own: UndeclaredType) {
    self.identifier = identifier
    self.own = own
  }

  private var declaration: TypeDeclaration? { TypeDeclaration.all[identifier] }

  // MARK: - Creating types

  /// Returns the declared type with an identifier; nil if the system declares none.
  public init?(_ identifier: String) {
    guard let known = TypeDeclaration.identifiers[identifier.lowercased()] else { return nil }
    self.init(declared: known)
  }

  /// Returns the type of files with a name extension; nil for an empty extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without its dot, in any case.
  ///   - supertype: A type to which the result conforms. Without a declared type, the result is a
  ///     dynamic one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Returns the type of a MIME type; nil for an empty text.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/jpeg`. Parameters after a semicolon are ignored.
  ///   - supertype: A type to which the result conforms. Without a declared type, the result is a
  ///     dynamic one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Returns the type that a tag names; nil for an empty tag.
  ///
  /// - Parameters:
  ///   - tag: A file name extension or a MIME type.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: A type to which the result conforms; nil for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// Creates the type that an app declares as its own.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the app's Info.plist, which is not read here.
  ///   - parentType: The type to which it conforms; data if it is nil.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(appType: identifier, parentType)
  }

  /// Creates the type of another app that an app declares too.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the app's Info.plist, which is not read here.
  ///   - parentType: The type to which it conforms; data if it is nil.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(appType: identifier, parentType)
  }

  private init(appType identifier: String, _ parentType: UTType?) {
    if let known = UTType(identifier) {
      self = known
    } else {
      self.init(identifier, UndeclaredType(parents: [parentType ?? .data], tags: [:]))
    }
  }

  /// Returns the types that a tag names, the most usual one first.
  ///
  /// - Parameters:
  ///   - tag: A file name extension or a MIME type, in any case.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: A type to which all results conform; nil for any.
  /// - Returns: The declared types; a dynamic one if there are none. Empty for an empty tag.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tagClass.normal(tag)
    guard !tag.isEmpty else { return [] }
    let named = TypeDeclaration.identifiers(tag, tagClass).map(UTType.init(declared:))
    let found = named.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    guard found.isEmpty else { return found }
    let parents = supertype.map { [$0] } ?? []
    let suffix = parents.first.map { $0 == .data ? "" : "." + $0.identifier } ?? ""
    // Apple's identifiers of dynamic types begin with the same letters and have another code.
    let code = "\(tagClass.rawValue)=\(tag)\(suffix)".utf8.map { byte in
      String(byte, radix: 36)
    }
    return [
      UTType("dyn." + code.joined(), UndeclaredType(parents: parents, tags: [tagClass: [tag]]))
    ]
  }

  // MARK: - Tags

  /// The usual extension of the names of files of the type; nil for types without one.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The usual MIME type; nil for types without one.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The file name extensions and MIME types that name the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] { own?.tags ?? declaration?.tags ?? [:] }

  // MARK: - Kinds

  /// A Boolean value that indicates whether the type was made from a tag that no type declares.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// A Boolean value that indicates whether the system declares the type.
  ///
  /// Types that an app declares count as declared, because its Info.plist is not read.
  public var isDeclared: Bool { !isDynamic }

  /// A Boolean value that indicates whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: - Conformance

  /// The types to which this one conforms, directly or through others.
  public var supertypes: Set<UTType> {
    parents.reduce(into: []) { types, parent in
      types.insert(parent)
      types.formUnion(parent.supertypes)
    }
  }

  /// The types to which this one conforms directly.
  private var parents: [UTType] {
    own?.parents ?? (declaration?.parents ?? []).map(UTType.init(declared:))
  }

  /// Returns whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Returns whether another type conforms to this one without being it.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// Returns whether this type conforms to another one without being it.
  public func isSubtype(of type: UTType) -> Bool {
    parents.contains { $0.conforms(to: type) }
  }

  // MARK: - Equality

  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for an identifier that the system does not declare.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Expected the identifier of a declared type, got \(identifier)."
      )
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

/// What is known about a type that the system does not declare.
private struct UndeclaredType: Sendable {
  let parents: [UTType]
  let tags: [UTTagClass: [String]]
}

extension UTType {
  /// The MIME types of the type and of those that conform to it, and their file name extensions with
  /// a dot.
  package var _tagsOfSubtypes: [String] {
    let types = [self] + TypeDeclaration.order.map(UTType.init(declared:)).filter { $0 != self }
    return types.filter { $0.conforms(to: self) }.flatMap { type in
      (type.tags[.mimeType] ?? []) + (type.tags[.filenameExtension] ?? []).map { "." + $0 }
    }
  }
}
