/// How far a slider or a progress view is, and how its line looks.
public struct TrackValue: Sendable, Equatable {
  /// 0…1.
  public var position: Double
  /// What a screen reader says of the position.
  public var accessibilityValue: String
  /// The newest revision of the display's that this position takes in; 0 before the first.
  ///
  /// A display whose thumb was moved since keeps its own.
  public var answers: UInt32
  /// Whether a display tells of a thumb while it is moved, rather than when it is let go of.
  public var isContinuous: Bool
  /// Whether the line is that of a bar: thinner.
  public var isThin: Bool
  /// Whether the line goes there step by step.
  public var isAnimated: Bool
  /// The part up to the position; nil for the tint.
  public var filledColor: ColorValue?
  /// The rest; nil for the system's.
  public var restColor: ColorValue?
  /// Nil for the system's.
  public var thumbColor: ColorValue?

  public init(
    position: Double,
    accessibilityValue: String,
    answers: UInt32 = 0,
    isContinuous: Bool = true,
    isThin: Bool = false,
    isAnimated: Bool = false,
    filledColor: ColorValue? = nil,
    restColor: ColorValue? = nil,
    thumbColor: ColorValue? = nil
  ) {
    self.position = position
    self.accessibilityValue = accessibilityValue
    self.answers = answers
    self.isContinuous = isContinuous
    self.isThin = isThin
    self.isAnimated = isAnimated
    self.filledColor = filledColor
    self.restColor = restColor
    self.thumbColor = thumbColor
  }
}

/// The sizes of a slider's parts, and images in their place.
public struct SliderPartsValue: Sendable, Equatable {
  public enum Part: UInt8, Sendable, CaseIterable {
    /// The line beyond the thumb.
    case rest
    /// The line up to the thumb.
    case filled
    case thumb
  }

  /// Points.
  public var lineHeight = SystemMetrics.Slider.track
  /// Points.
  public var thumbSize = SizeValue(
    width: SystemMetrics.Slider.thumb,
    height: SystemMetrics.Slider.thumb
  )
  public var images: [Part: ImageValue] = [:]

  public init() {}

  /// The parts of a slider without images of its own.
  public static let system = SliderPartsValue()
}

/// A slider's thumb as a person has moved it.
public struct SlideValue: Sendable, Equatable {
  /// 1-based and rising: the number of this move since the display made the slider.
  public var revision: UInt32
  /// 0…1.
  public var position: Double
  /// Whether the thumb was let go of.
  public var isDone: Bool

  public init(revision: UInt32, position: Double, isDone: Bool) {
    self.revision = revision
    self.position = position
    self.isDone = isDone
  }
}
