internal import Synchronization

/// Shapes texts and breaks them into lines.
///
/// ```swift
/// let typesetter = Typesetter()
/// let font = Font(try FontLibrary.shared.typeface(for: TypefaceDescriptor(), size: 17), size: 17)
/// let text = AttributedText("Hello", attributes: TextAttributes(font: font))
/// let frame = typesetter.frame(of: text, in: TextContainer(width: 320))
/// ```
///
/// The same text, font files and results of the measurer give the same frame on every machine. A
/// typesetter may be used from any thread. It caches recent runs, paragraphs and sizes, each table
/// with a lock that is not held while text is shaped or measured.
public final class Typesetter: Sendable {
  /// The measurer for words without glyphs.
  public let measurer: any FallbackMeasurer

  private let runs: RunCache
  private let paragraphs: Mutex<BoundedCache<ShapedParagraph>>
  private let sizes: Mutex<BoundedCache<KnownSize>>
  private let textSizes: Mutex<BoundedCache<KnownTextSize>>
  private let scratches = Mutex<[Scratch]>([])

  /// Creates a typesetter with empty caches.
  ///
  /// - Parameters:
  ///   - measurer: The measurer for words without glyphs; by default all are estimated.
  ///   - cacheCapacity: The minimum number of UTF-16 code units that each of the caches keeps; the
  ///     maximum is twice as many. A unit of a paragraph takes about 20 bytes.
  public init(
    measurer: any FallbackMeasurer = NoFallbackMeasurer(),
    cacheCapacity: Int = 65_536
  ) {
    let capacity = max(cacheCapacity, 0)
    self.measurer = measurer
    runs = RunCache(capacity: capacity)
    paragraphs = Mutex(BoundedCache(capacity: capacity))
    sizes = Mutex(BoundedCache(capacity: capacity))
    textSizes = Mutex(BoundedCache(capacity: capacity))
  }

  // MARK: - Frames

  /// Lays out a text.
  ///
  /// - Complexity: O(n) for n code units that are new, O(l log n) for l lines of known paragraphs.
  public func frame(
    of text: AttributedText,
    in container: TextContainer = TextContainer()
  ) -> TextFrame {
    withContext { context in
      var builder = FrameBuilder(text, container, self, context)
      return builder.build()
    }
  }

  // MARK: - Sizes

  /// Returns the size of a text, as in `frame(of:in:)`.
  ///
  /// - Complexity: O(n) for n code units of a known text.
  public func size(
    of text: AttributedText,
    in container: TextContainer = TextContainer()
  ) -> TextSize {
    let hash = text.hash(in: container)
    let cost = text.units.count + 16
    let known = textSizes.withLock { $0.value(for: hash, cost: cost) }
    if let known, known.container == container, isCurrent(known.revision), known.text == text {
      return known.size
    }
    let revision = measurer.revision
    let frame = frame(of: text, in: container)
    let entry = KnownTextSize(
      text: text,
      container: container,
      size: frame.size,
      revision: frame.usesMeasurer ? revision : nil
    )
    textSizes.withLock { $0.insert(entry, for: hash, cost: cost) }
    return frame.size
  }

  /// Returns the size of a text with a single font, as in `frame(of:in:)`.
  ///
  /// A repeated call with equal arguments allocates nothing.
  /// - Complexity: O(n) for n bytes of a known text.
  public func size(
    of string: String,
    attributes: TextAttributes,
    paragraphStyle: ParagraphStyle = ParagraphStyle(),
    in container: TextContainer = TextContainer()
  ) -> TextSize {
    var string = string
    let request = SizeRequest(
      attributes: attributes,
      style: paragraphStyle,
      container: container
    )
    let cost = string.utf8.count + 16
    let hash = string.withUTF8 { request.hash(of: UnsafeRawBufferPointer($0)) }
    let known = sizes.withLock { $0.value(for: hash, cost: cost) }
    if let known, known.request == request, isCurrent(known.revision),
      string.withUTF8({ known.hasBytes($0) })
    {
      return known.size
    }
    let revision = measurer.revision
    let text = AttributedText(string, attributes: attributes, paragraphStyle: paragraphStyle)
    let frame = frame(of: text, in: container)
    let entry = KnownSize(
      bytes: Array(string.utf8),
      request: request,
      size: frame.size,
      revision: frame.usesMeasurer ? revision : nil
    )
    sizes.withLock { $0.insert(entry, for: hash, cost: cost) }
    return frame.size
  }

  /// Removes all cached results.
  public func removeAll() {
    runs.removeAll()
    paragraphs.withLock { $0.removeAll() }
    sizes.withLock { $0.removeAll() }
    textSizes.withLock { $0.removeAll() }
  }

  // MARK: - Internal

  /// Calls a closure with working memory from the pool.
  func withContext<Result>(_ body: (ShapingContext) -> Result) -> Result {
    let scratch = scratches.withLock { $0.popLast() } ?? Scratch()
    defer {
      if !scratch.isLarge { scratches.withLock { $0.append(scratch) } }
    }
    return body(ShapingContext(runs: runs, measurer: measurer, scratch: scratch))
  }

  /// Returns whether a result for a revision of the measurer is valid; nil is always valid.
  private func isCurrent(_ revision: Int?) -> Bool {
    guard let revision else { return true }
    return revision == measurer.revision
  }

  /// Returns the shaped paragraph of a segment from the cache, or shapes it.
  func paragraph(_ segment: Segment, _ context: ShapingContext) -> ShapedParagraph {
    let hash = segment.hash
    let cost = segment.units.count + 16
    let known = paragraphs.withLock { $0.value(for: hash, cost: cost) }
    if let known, known.direction == segment.style.baseDirection, known.units == segment.units,
      known.spans == segment.spans, isCurrent(known.revision)
    {
      return known
    }
    let paragraph = ParagraphBuilder.build(
      segment.units,
      spans: segment.spans,
      direction: segment.style.baseDirection,
      context
    )
    paragraphs.withLock { $0.insert(paragraph, for: hash, cost: cost) }
    return paragraph
  }
}
