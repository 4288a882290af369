extension DirectoryPerson {
  /// All people of the embedded directory, in the order of publication, which is not that of
  /// any list: sorting is the reader's.
  public static let everyone = englishNames + chineseNames
}
