/// The position and the track of a slider or a progress view.
public struct TrackValue: Sendable, Equatable {
  /// The position, 0…1.
  public var position: Double
  /// The accessibility value.
  public var accessibilityValue: String
  /// The newest revision of the display that this position includes; 0 before the first.
  ///
  /// A display whose thumb was moved since keeps its own.
  public var answers: UInt32
  /// A Boolean value that indicates whether a display reports the thumb during a drag, not only at
  /// its end.
  public var isContinuous: Bool
  /// A Boolean value that indicates whether the track is thin, as in the bar style.
  public var isThin: Bool
  /// A Boolean value that indicates whether the change is animated.
  public var isAnimated: Bool
  /// The colour of the track up to the position; nil for the tint.
  public var filledColor: ColorValue?
  /// The colour of the rest of the track; nil for the system's.
  public var restColor: ColorValue?
  /// The colour of the thumb; nil for the system's.
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

/// The sizes of a slider's parts, and the images that replace them.
public struct SliderPartsValue: Sendable, Equatable {
  public enum Part: UInt8, Sendable, CaseIterable {
    /// The track beyond the thumb.
    case rest
    /// The track up to the thumb.
    case filled
    case thumb
  }

  /// The height of the track in points.
  public var lineHeight = SystemMetrics.Slider.track
  /// The size of the thumb in points.
  public var thumbSize = SizeValue(
    width: SystemMetrics.Slider.thumb,
    height: SystemMetrics.Slider.thumb
  )
  public var images: [Part: ImageValue] = [:]

  public init() {}

  /// The parts of a slider without custom images.
  public static let system = SliderPartsValue()
}

/// The position of a slider's thumb that the user has moved.
public struct SlideValue: Sendable, Equatable {
  /// The number of this move since the display created the slider, 1-based and ascending.
  public var revision: UInt32
  /// The position, 0…1.
  public var position: Double
  /// A Boolean value that indicates whether the thumb was released.
  public var isDone: Bool

  public init(revision: UInt32, position: Double, isDone: Bool) {
    self.revision = revision
    self.position = position
    self.isDone = isDone
  }
}
