/// An import of a module.
package struct ImportFact: Sendable, Hashable {
  /// The module, without submodules.
  package let module: String
  package let place: Place
  /// The bytes of the whole declaration, without its line break.
  package let range: Range<Int>
  /// A Boolean value that indicates whether the import is of a whole module, unconditional, and not
  /// exported.
  package let isPlain: Bool
}
