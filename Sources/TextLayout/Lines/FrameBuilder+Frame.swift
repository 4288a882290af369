extension FrameBuilder {
  /// Places the lines and returns the frame.
  mutating func frame() -> TextFrame {
    let placement = LinePlacement(container: container, lines: lines, styles: styles)
    for index in lines.indices {
      placement.place(&lines[index], styles[index], paragraphs[lines[index].paragraph].shaped)
      if lines[index].width > placement.limit(lines[index], styles[index]) + 0.01,
        styles[index].lineBreakMode == .clip
      {
        isTruncated = true
      }
    }
    return TextFrame(
      lines: lines,
      size: TextSize(width: placement.width, height: bottom),
      isTruncated: isTruncated,
      estimatedWords: estimatedWords(),
      count: text.units.count,
      paragraphs: paragraphs,
      typesetter: typesetter
    )
  }

  /// Returns the estimated words of all paragraphs; a truncated line may contain parts of words as
  /// well.
  private func estimatedWords() -> [EstimatedWord] {
    var words: [EstimatedWord] = []
    for placed in paragraphs where placed.shaped.revision != nil {
      for item in placed.shaped.items where item.isEstimated {
        let start = placed.index(of: item.range.lowerBound)
        let word = EstimatedWord(
          word: String(decoding: placed.shaped.units[item.range], as: UTF16.self),
          font: placed.shaped.spans[item.span].attributes.font,
          range: start..<start + item.range.count
        )
        if placed.ellipsis == nil || !words.contains(word) { words.append(word) }
      }
    }
    return words
  }
}
