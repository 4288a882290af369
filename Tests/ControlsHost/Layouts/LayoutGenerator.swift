import UIKit

/// Makes view trees by chance, the same ones for the same seed.
struct LayoutGenerator {
  private let seed: Int
  private var state: UInt64
  private var count = 0

  init(seed: Int) {
    self.seed = seed
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// A layout of one kind, placed by hand in `root`.
  @MainActor
  mutating func makeSample(in root: UIView) -> UIView {
    let sample = UIView()
    name(sample, Self.kinds[seed % Self.kinds.count].name)
    // Some reach under the bar, where the safe area begins.
    sample.frame = CGRect(
      // Within the screen: what a view beyond its side has covered is not told alike.
      x: points(0...50),
      y: points(0...120),
      width: points(160...340),
      height: points(140...300)
    )
    root.addSubview(sample)
    Self.kinds[seed % Self.kinds.count].fill(&self, sample)
    return sample
  }

  private static let kinds:
    [(name: String, fill: @MainActor (inout LayoutGenerator, UIView) -> Void)] = [
      ("stack", { $0.fillWithStack($1, depth: 2) }),
      ("edges", { $0.fillWithEdges($1) }),
      ("guides", { $0.fillWithGuides($1) }),
      ("chain", { $0.fillWithChain($1) }),
      ("stacks", { $0.fillWithStack($1, depth: 1) }),
      ("frames", { $0.fillWithFrames($1) }),
      ("priorities", { $0.fillWithPriorities($1) }),
      ("centres", { $0.fillWithCentres($1) }),
      ("bubbles", { $0.fillWithBubbles($1) }),
      ("pages", { $0.fillWithPages($1) }),
      ("besides", { $0.fillWithBesides($1) }),
      ("held", { $0.fillWithHeld($1) }),
      ("middle", { $0.fillWithMiddle($1) }),
      ("card", { $0.fillWithCard($1) }),
      ("row", { $0.fillWithRow($1) }),
      ("header", { $0.fillWithHeader($1) }),
      ("ratios", { $0.fillWithRatios($1) }),
    ]

  // MARK: - Chance

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(number(range))
  }

  mutating func chance(of percent: Int) -> Bool {
    number(0...99) < percent
  }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  // MARK: - Views

  @MainActor
  mutating func name(_ view: UIView, _ kind: String) {
    view.accessibilityIdentifier = "\(seed).\(count) \(kind)"
    count += 1
  }

  /// A view that asks for a size, or for none.
  @MainActor
  mutating func makeView(asks: Bool? = nil, in parent: UIView? = nil) -> UIView {
    let asks = asks ?? chance(of: 70)
    let view: UIView = asks ? AskingView(points(10...70), points(10...50)) : UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    name(view, asks ? "asks" : "plain")
    parent?.addSubview(view)
    return view
  }
}

/// Priorities for siblings, no two the same: of several that hug alike, which one grows is nobody's
/// promise.
struct PriorityLevels {
  private var hugging: [Float] = [100, 250, 251, 500, 751]
  private var resistance: [Float] = [200, 500, 749, 750, 751, 900]

  init(_ generator: inout LayoutGenerator) {
    for _ in 0..<6 {
      hugging.append(hugging.remove(at: generator.number(0...4)))
      resistance.append(resistance.remove(at: generator.number(0...5)))
    }
  }

  @MainActor
  mutating func give(to view: UIView, for axis: NSLayoutConstraint.Axis) {
    guard let hug = hugging.popLast(), let resist = resistance.popLast() else { return }
    view.setContentHuggingPriority(UILayoutPriority(hug), for: axis)
    view.setContentCompressionResistancePriority(UILayoutPriority(resist), for: axis)
  }
}

/// A view whose content asks for a size.
final class AskingView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { size }
}
