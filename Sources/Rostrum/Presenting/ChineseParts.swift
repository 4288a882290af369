extension String {
  /// Creates a Chinese text of several parts, such as a name and what follows it.
  ///
  /// A space stands between a Chinese character and a Latin letter or a digit: "Ana 的球队" and
  /// "65 人", but "张三的球队".
  /// - Parameter parts: The parts, in their order.
  public init(chineseParts parts: [String]) {
    self = ""
    for part in parts {
      if let last = unicodeScalars.last, let first = part.unicodeScalars.first,
        last.isChinese && first.isWestern || last.isWestern && first.isChinese
      {
        self += " "
      }
      self += part
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isChinese: Bool { properties.isIdeographic }

  /// A Boolean value that indicates a letter or a digit of a script that is not East Asian.
  fileprivate var isWestern: Bool {
    // The first East Asian scripts follow.
    value < 0x2E80 && (properties.isAlphabetic || properties.numericType != nil)
  }
}
