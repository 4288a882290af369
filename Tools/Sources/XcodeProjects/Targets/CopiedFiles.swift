/// A build phase that copies files.
package struct CopiedFiles: Sendable, Hashable {
  package let name: String
  /// The folder in the bundle, such as "Frameworks" or ""; nil for a place outside of it.
  package let bundleFolder: String?
  package let files: [ProjectFile]
  /// The names of products of targets, such as "Kit.framework".
  package let products: [String]
}
